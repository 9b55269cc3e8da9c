/// All rules, in the order in which layouts are examined: what explains others comes first.
package enum DoctorRules {
  package static let all: [DoctorRule] = [
    .noCrash, .answersInTime, .contentSizeFinite, .attributesFinite, .noUnknownIndexPaths,
    .survivesEmpty, .survivesTinyViews, .elementsUnique, .attributesClassDeclared,
    .copiesKeepValues, .equalitySeesValues, .superCalled, .noInvalidationInsidePrepare,
    .flowAttributesCopied, .sameAnswerTwice, .prepareIdempotent, .noChangeWithoutInvalidation,
    .noMemoryOfTheWay, .contentSizeConstant, .itemQueryAgrees, .rectangleQueryComplete,
    .supplementaryQueryAgrees, .decorationQueryAgrees, .decorationRegistered, .overlapsOrdered,
    .reloadForgets, .reloadEqualsFresh, .resizeEqualsFresh, .restingOffsetFinite,
    .restingOffsetInRange, .restingOffsetSettled, .restingOffsetAlongVelocity,
    .updatesLeaveWhatStays, .rightToLeft, .survivesOutOfRange, .costNearLinear, .scrollCostConstant,
  ]

  /// The rule of a name; nil where there is none.
  package static func rule(named name: String) -> DoctorRule? {
    all.first { $0.name == name }
  }
}

extension DoctorRule {
  /// A question ends no app; found by whoever waits for the layout's program.
  package static let noCrash = DoctorRule(
    name: "no-crash",
    statement: "a layout answers every question that UIKit asks",
    source: "the questions are those of the recorded order of calls")

  /// A question is answered soon; found by whoever waits for the layout's program.
  package static let answersInTime = DoctorRule(
    name: "answers-in-time",
    statement: "a layout answers within seconds",
    source: "iOS ends an app whose main thread stands still")

  /// Content has a size in numbers that are not negative.
  package static let contentSizeFinite = DoctorRule(
    name: "content-size-finite",
    statement: "the content size is finite and not negative",
    source: "UIScrollView: its scrollable range is computed from it; a layer ends the app "
      + "where a number is none")

  /// Attributes hold numbers only.
  package static let attributesFinite = DoctorRule(
    name: "attributes-finite",
    statement: "centers, sizes, transforms and alphas are finite",
    source: "CALayer ends the app: 'CALayerInvalidGeometry: CALayer position contains NaN'",
    explanations: ["content-size-finite"])

  /// No attributes of items that do not exist.
  package static let noUnknownIndexPaths = DoctorRule(
    name: "no-unknown-index-paths",
    statement: "a layout answers only index paths that the data source has",
    source: "UIKit ends the app: 'UICollectionView received layout attributes for a cell with "
      + "an index path that does not exist'")

  /// Nothing to show is no trouble.
  package static let survivesEmpty = DoctorRule(
    name: "survives-empty",
    statement: "no sections, and a section of no items, are laid out",
    source: "UIKit lays out before data has come",
    explanations: ["content-size-finite", "attributes-finite"])

  /// A view that has no size yet is no trouble.
  package static let survivesTinyViews = DoctorRule(
    name: "survives-tiny-views",
    statement: "a view of no size, or of a point, is laid out",
    source: "UIKit lays out a view before it has its size: it is sent prepare() as soon as "
      + "the frame is set",
    explanations: ["content-size-finite", "attributes-finite"])

  /// Each element comes once.
  package static let elementsUnique = DoctorRule(
    name: "elements-unique",
    statement: "an answer has each element once",
    source: "UIKit makes one view for an element; which of two attributes it takes is left "
      + "open")

  /// Attributes of a class of one's own are declared.
  package static let attributesClassDeclared = DoctorRule(
    name: "attributes-class-declared",
    statement: "layoutAttributesClass is the class of the attributes",
    source: "UICollectionViewLayout.layoutAttributesClass: subclasses must override it to "
      + "return the class that they use")

  /// A copy of attributes is the same.
  package static let copiesKeepValues = DoctorRule(
    name: "copies-keep-values",
    statement: "copy(with:) keeps class and all values",
    source: "UICollectionViewLayoutAttributes: subclasses with properties override "
      + "copy(with:), since the collection view copies them")

  /// Attributes that differ are not equal.
  package static let equalitySeesValues = DoctorRule(
    name: "equality-sees-values",
    statement: "isEqual compares a subclass's own properties, too",
    source: "UICollectionViewLayoutAttributes: subclasses override isEqual; in iOS 7 and "
      + "later, equal attributes are not applied",
    explanations: ["copies-keep-values"])

  /// Overrides hand on to their superclass where UIKit counts on it.
  package static let superCalled = DoctorRule(
    name: "super-called",
    statement: "prepare() of a flow layout, invalidateLayout() and invalidateLayout(with:) call "
      + "super, and a context is of invalidationContextClass",
    source: "UICollectionViewLayout.invalidateLayout(with:): an override must call super")

  /// Preparing does not ask to be prepared.
  package static let noInvalidationInsidePrepare = DoctorRule(
    name: "no-invalidation-inside-prepare",
    statement: "prepare() does not invalidate the layout",
    source: "UIKit counts the layout as prepared when prepare() returns; what is invalidated "
      + "meanwhile is lost or prepares for ever")

  /// What the flow layout hands out is copied before it is changed.
  package static let flowAttributesCopied = DoctorRule(
    name: "flow-attributes-copied",
    statement: "attributes of UICollectionViewFlowLayout are copied before they are changed",
    source: "UIKit logs: 'UICollectionViewFlowLayout has cached frame mismatch … This is "
      + "likely occurring because the flow layout subclass is modifying attributes "
      + "returned by UICollectionViewFlowLayout without copying them'")

  /// The same question has the same answer.
  package static let sameAnswerTwice = DoctorRule(
    name: "same-answer-twice",
    statement: "without an invalidation the same rectangle has the same answer",
    source: "UICollectionViewLayout: the collection view asks again where it has thrown "
      + "answers away",
    explanations: ["elements-unique"])

  /// Preparing twice is as good as once.
  package static let prepareIdempotent = DoctorRule(
    name: "prepare-idempotent",
    statement: "prepare() begins anew: called twice it computes the same",
    source: "UICollectionViewLayout.prepare(): called after every invalidation",
    explanations: ["same-answer-twice", "content-size-finite"])

  /// What is not invalidated does not change.
  package static let noChangeWithoutInvalidation = DoctorRule(
    name: "no-change-without-invalidation",
    statement: "an arrangement that depends on the offset says true in "
      + "shouldInvalidateLayout(forBoundsChange:)",
    source: "UIKit asks nothing where that answers false, and goes on showing what it knows",
    explanations: ["same-answer-twice"])

  /// How one got to an offset is not seen there.
  package static let noMemoryOfTheWay = DoctorRule(
    name: "no-memory-of-the-way",
    statement: "at an offset all is as if one had gone there directly",
    source: "a layout is a function of its bounds and its data; people scroll any way",
    explanations: ["same-answer-twice", "prepare-idempotent", "no-change-without-invalidation"])

  /// Scrolling does not change the size of the content.
  package static let contentSizeConstant = DoctorRule(
    name: "content-size-constant",
    statement: "the content size is the same at every offset",
    source: "UIScrollView: indicators and the end of the content jump otherwise",
    explanations: ["content-size-finite", "prepare-idempotent"])

  /// An item asked for alone is where it is among all.
  package static let itemQueryAgrees = DoctorRule(
    name: "item-query-agrees",
    statement: "layoutAttributesForItem(at:) says what layoutAttributesForElements(in:) says",
    source: "UIKit asks for single items in updates and scrollToItem(at:at:animated:), and "
      + "ends the app on nil: 'no UICollectionViewLayoutAttributes instance for "
      + "-layoutAttributesForItemAtIndexPath:'",
    explanations: ["same-answer-twice"])

  /// All that lies in a rectangle is answered.
  package static let rectangleQueryComplete = DoctorRule(
    name: "rectangle-query-complete",
    statement: "layoutAttributesForElements(in:) answers every element that meets the rectangle",
    source: "UICollectionViewLayout: recorded on iOS 26.1, the rectangle is whole multiples "
      + "of the view's size and is not asked again within it",
    explanations: ["item-query-agrees", "same-answer-twice"])

  /// A supplementary view asked for alone is where it is among all.
  package static let supplementaryQueryAgrees = DoctorRule(
    name: "supplementary-query-agrees",
    statement: "layoutAttributesForSupplementaryView(ofKind:at:) says what "
      + "layoutAttributesForElements(in:) says",
    source: "UICollectionViewLayout: a layout with supplementary views must override it; "
      + "UIKit ends the app on nil in updates",
    explanations: ["same-answer-twice"])

  /// A decoration view asked for alone is where it is among all.
  package static let decorationQueryAgrees = DoctorRule(
    name: "decoration-query-agrees",
    statement: "layoutAttributesForDecorationView(ofKind:at:) says what "
      + "layoutAttributesForElements(in:) says",
    source: "UICollectionViewLayout: a layout with decoration views must override it; UIKit "
      + "ends the app on nil in updates",
    explanations: ["same-answer-twice"])

  /// Decoration views have a class.
  package static let decorationRegistered = DoctorRule(
    name: "decoration-registered",
    statement: "the layout registers a class for each kind of decoration view",
    source: "UIKit ends the app: 'could not dequeue a view of kind: … must register a nib or "
      + "a class for the identifier'")

  /// What lies above what is said.
  package static let overlapsOrdered = DoctorRule(
    name: "overlaps-ordered",
    statement: "elements that overlap have different z indices",
    source: "UICollectionViewLayoutAttributes.zIndex: the order of views with the same value "
      + "is undetermined")

  /// What is gone from the data is gone from the layout.
  package static let reloadForgets = DoctorRule(
    name: "reload-forgets",
    statement: "after reloadData() nothing is answered of items that are gone",
    source: "UIKit ends the app: 'UICollectionView received layout attributes for a cell with "
      + "an index path that does not exist'",
    explanations: ["no-unknown-index-paths", "survives-empty"])

  /// A reloaded layout is as good as a new one.
  package static let reloadEqualsFresh = DoctorRule(
    name: "reload-equals-fresh",
    statement: "after reloadData() all is as in a new layout with the same data",
    source: "UICollectionView.reloadData(): the layout is invalidated with "
      + "invalidateEverything and invalidateDataSourceCounts",
    explanations: ["reload-forgets", "prepare-idempotent", "same-answer-twice"])

  /// A view of another size is as good as a new one.
  package static let resizeEqualsFresh = DoctorRule(
    name: "resize-equals-fresh",
    statement: "after a change of size all is as in a new view of that size",
    source: "UIKit asks shouldInvalidateLayout(forBoundsChange:) where a device turns, and "
      + "goes on with what it knows where that answers false",
    explanations: ["reload-equals-fresh", "prepare-idempotent", "same-answer-twice"])

  /// A scroll comes to rest somewhere.
  package static let restingOffsetFinite = DoctorRule(
    name: "resting-offset-finite",
    statement: "targetContentOffset answers numbers",
    source: "UIScrollView: the offset becomes the origin of a layer's bounds")

  /// A scroll comes to rest where there is content.
  package static let restingOffsetInRange = DoctorRule(
    name: "resting-offset-in-range",
    statement: "targetContentOffset answers an offset of the content with its insets",
    source: "UIScrollView goes there and then jumps back",
    explanations: ["resting-offset-finite", "content-size-finite"])

  /// Where a scroll rests it stays.
  package static let restingOffsetSettled = DoctorRule(
    name: "resting-offset-settled",
    statement: "a finger that lifts without velocity at a resting offset leaves it there",
    source: "UIScrollView asks again at every end of a drag; content would creep",
    explanations: ["resting-offset-finite"])

  /// A scroll does not turn back.
  package static let restingOffsetAlongVelocity = DoctorRule(
    name: "resting-offset-along-velocity",
    statement: "a fast flick comes to rest ahead of where it began",
    source: "people feel a content that goes against their finger as a fault; "
      + "UICollectionViewLayout hands the velocity over for this",
    explanations: ["resting-offset-finite", "resting-offset-settled"])

  /// Only what goes disappears.
  package static let updatesLeaveWhatStays = DoctorRule(
    name: "updates-leave-what-stays",
    statement: "initial and final attributes of what stays say where it was and will be",
    source: "UIKit asks for them of every visible item in an update, not only of those that "
      + "come and go")

  /// Where text runs from the right, so do items.
  package static let rightToLeft = DoctorRule(
    name: "right-to-left",
    statement: "a layout flips (flipsHorizontallyInOppositeLayoutDirection), or mirrors all by "
      + "itself, and not both",
    source: "UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection: false unless "
      + "overridden")

  /// Offsets beyond the content, and items that go, are no trouble.
  package static let survivesOutOfRange = DoctorRule(
    name: "survives-out-of-range",
    statement: "what is pulled beyond the content, or has just been deleted, is asked about, and "
      + "answered with what exists",
    source: "UIKit asks for tiles on a grid at zero: pulled down by 59 points it asks from "
      + "minus the height",
    explanations: ["no-unknown-index-paths", "attributes-finite", "content-size-finite"])

  /// Ten times the items take ten times as long.
  package static let costNearLinear = DoctorRule(
    name: "cost-near-linear",
    statement: "the cost of a layout grows nearly as its items",
    source: "a list of thousands of items must appear within a turn of the run loop",
    explanations: ["survives-empty"])

  /// A long list scrolls as smoothly as a short one.
  package static let scrollCostConstant = DoctorRule(
    name: "scroll-cost-constant",
    statement: "a scroll costs what is in sight, not what there is",
    source: "UIKit asks for an invalidation at every frame of a scroll",
    explanations: ["cost-near-linear"],
    severity: .advice)
}
