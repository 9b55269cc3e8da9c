internal import GalleyPrograms

/// A rule, and how a layout is examined by it: one file with the texts and the questions.
protocol ExaminedRule: Sendable {
  var rule: DoctorRule { get }

  /// Reports what is wrong, at most once for a member.
  @MainActor func examine(_ examination: Examination)
}

/// All rules but those of programs, in the order in which layouts are examined: what explains others
/// comes first.
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
}
