internal import GalleyPrograms

/// A rule, and how a layout is examined by it: one file with the texts and the questions.
struct ExaminedRule: Sendable {
  let rule: DoctorRule
  /// Reports what is wrong, at most once for a member.
  let examine: @MainActor @Sendable (Examination) -> Void

  init(_ rule: DoctorRule, examine: @escaping @MainActor @Sendable (Examination) -> Void) {
    self.rule = rule
    self.examine = examine
  }

  /// The rules for layouts of SwiftUI, in the order in which they are examined.
  static let ofSwiftUI: [ExaminedRule] = [
    .sizesFinite,
    .framesFinite,
    .survivesNoSubviews,
    .subviewsPlacedOnce,
    .placesInsideBounds,
    .sizeAnswered,
    .sameSizeTwice,
    .cacheUpToDate,
    .passCostNearLinear,
  ]

  /// All rules for layouts of UIKit but those of programs, in the order in which they are examined:
  /// what explains others comes first.
  static let all: [ExaminedRule] = [
    .contentSizeFinite,
    .attributesFinite,
    .noUnknownIndexPaths,
    .survivesEmpty,
    .survivesTinyViews,
    .elementsUnique,
    .attributesClassDeclared,
    .copiesKeepValues,
    .equalitySeesValues,
    .superCalled,
    .noInvalidationInsidePrepare,
    .flowAttributesCopied,
    .sameAnswerTwice,
    .prepareIdempotent,
    .noChangeWithoutInvalidation,
    .noMemoryOfTheWay,
    .contentSizeConstant,
    .itemQueryAgrees,
    .rectangleQueryComplete,
    .supplementaryQueryAgrees,
    .decorationQueryAgrees,
    .decorationRegistered,
    .overlapsOrdered,
    .reloadForgets,
    .reloadEqualsFresh,
    .resizeEqualsFresh,
    .restingOffsetFinite,
    .restingOffsetInRange,
    .restingOffsetSettled,
    .restingOffsetAlongVelocity,
    .updatesLeaveWhatStays,
    .rightToLeft,
    .survivesOutOfRange,
    .costNearLinear,
    .scrollCostConstant,
  ]
}
