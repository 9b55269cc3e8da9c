/// All rules, in the order in which layouts are examined: what explains others comes first.
package enum DoctorRules {
  package static let all: [any DoctorRule] = [
    NoCrashRule(), AnswersInTimeRule(),
    ContentSizeFiniteRule(), AttributesFiniteRule(), NoUnknownIndexPathsRule(),
    SurvivesEmptyRule(), SurvivesTinyViewsRule(),
    ElementsUniqueRule(), AttributesClassDeclaredRule(), CopiesKeepValuesRule(),
    EqualitySeesValuesRule(), SuperCalledRule(), NoInvalidationInsidePrepareRule(),
    FlowAttributesCopiedRule(), SameAnswerTwiceRule(), PrepareIdempotentRule(),
    NoChangeWithoutInvalidationRule(), NoMemoryOfTheWayRule(), ContentSizeConstantRule(),
    ItemQueryAgreesRule(), RectangleQueryCompleteRule(), SupplementaryQueryAgreesRule(),
    DecorationQueryAgreesRule(), DecorationRegisteredRule(), OverlapsOrderedRule(),
    ReloadForgetsRule(), ReloadEqualsFreshRule(), ResizeEqualsFreshRule(),
    RestingOffsetFiniteRule(), RestingOffsetInRangeRule(), RestingOffsetSettledRule(),
    RestingOffsetAlongVelocityRule(), UpdatesLeaveWhatStaysRule(), RightToLeftRule(),
    SurvivesOutOfRangeRule(), CostNearLinearRule(), ScrollCostConstantRule(),
  ]

  /// The rule of a name; nil where there is none.
  package static func rule(named name: String) -> (any DoctorRule)? {
    all.first { $0.name == name }
  }
}
