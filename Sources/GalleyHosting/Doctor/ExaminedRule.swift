internal import GalleyPrograms

/// How a layout is examined for a rule.
protocol ExaminedRule: Sendable {
  var rule: DoctorRule { get }

  /// Reports what is wrong, at most once for a member.
  @MainActor func examine(_ examination: Examination)
}

/// How layouts are examined for all rules but those that only whoever waits for a layout's program
/// finds broken.
enum ExaminedRules {
  static let all: [any ExaminedRule] = [
    ContentSizeFiniteRule(),
    AttributesFiniteRule(),
    NoUnknownIndexPathsRule(),
    SurvivesEmptyRule(),
    SurvivesTinyViewsRule(),
    ElementsUniqueRule(),
    AttributesClassDeclaredRule(),
    CopiesKeepValuesRule(),
    EqualitySeesValuesRule(),
    SuperCalledRule(),
    NoInvalidationInsidePrepareRule(),
    FlowAttributesCopiedRule(),
    SameAnswerTwiceRule(),
    PrepareIdempotentRule(),
    NoChangeWithoutInvalidationRule(),
    NoMemoryOfTheWayRule(),
    ContentSizeConstantRule(),
    ItemQueryAgreesRule(),
    RectangleQueryCompleteRule(),
    SupplementaryQueryAgreesRule(),
    DecorationQueryAgreesRule(),
    DecorationRegisteredRule(),
    OverlapsOrderedRule(),
    ReloadForgetsRule(),
    ReloadEqualsFreshRule(),
    ResizeEqualsFreshRule(),
    RestingOffsetFiniteRule(),
    RestingOffsetInRangeRule(),
    RestingOffsetSettledRule(),
    RestingOffsetAlongVelocityRule(),
    UpdatesLeaveWhatStaysRule(),
    RightToLeftRule(),
    SurvivesOutOfRangeRule(),
    CostNearLinearRule(),
    ScrollCostConstantRule(),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.rule.name, $0) })

  /// How a layout is examined for a rule; nil for one that needs no question of its own.
  static func examination(for rule: DoctorRule) -> (any ExaminedRule)? { byName[rule.name] }
}
