public import GalleyGeometry
public import GalleyNotation

/// Arranges the content of a collection view: one pure function, and three questions about
/// what came of it in a viewport.
///
/// A layout is a value. It is told the size of the view but never where it is scrolled to; a layout
/// whose elements depend on that (pinned headers, a cover flow) says so in `elements(of:in:)`.
public protocol CollectionLayout: Configurable {
  /// The measure of an item that gives none where others do.
  var defaultMeasure: Double { get }

  /// Whether an item may leave its measure out where a scene names the key that holds it: the
  /// layout, or its options, say what such an item is.
  var hasDefaultMeasure: Bool { get }

  /// Whether the layout does anything with the measures of items.
  var usesMeasures: Bool { get }

  /// The facts that the layout asks of items beside measures, sizes and spans.
  var itemKeys: [ItemKey] { get }

  /// Whether the layout may ask how large elements want to be, so that they can be asked.
  var asksForSizes: Bool { get }

  /// The layout's own interaction, unless a scene asks for another one.
  var interaction: any LayoutInteraction { get }

  /// The interaction where a scene asks for another one: that one, by default.
  ///
  /// A layout that says itself how elements come and go keeps its word in it.
  func interaction(replacingDefaultWith other: any LayoutInteraction) -> any LayoutInteraction

  /// Whether the arrangement is mirrored where text runs to the left.
  var flipsInRightToLeft: Bool { get }

  /// The ways in which the layout differs from most; the contract tests then do not ask for them.
  var traits: LayoutTraits { get }

  /// The rate at which a released scroll slows down.
  var decelerationRate: DecelerationRate { get }

  /// The motion of elements in updates, where nothing else is said.
  var updateMotion: UpdateMotion { get }

  /// The kinds of decoration views that belong to the item of their index path, and go where it
  /// goes.
  var decorationsOfItems: Set<String> { get }

  /// The insets that the scroll view adds around the content, in points; the content begins where
  /// the leading ones end.
  ///
  /// A layout that must scroll further than its content reaches (a carousel, whose first page rests
  /// in the middle) gives more than the environment's.
  func contentInset(in environment: Environment) -> EdgeInsets

  /// The content size and the attributes of every element, in content coordinates and unaligned.
  ///
  /// Pure: the same content and environment give the same arrangement.
  /// - Throws: `LayoutError` where the content cannot be arranged at all.
  func arrange(_ content: Content, in environment: Environment) throws(LayoutError) -> Arrangement

  /// Arranges what the content has become by an update or in another environment, or takes over
  /// from another layout.
  ///
  /// For layouts that live on: what comes of it may depend on the way that led there. By default
  /// the content is arranged as if it were new.
  func arrange(
    _ content: Content, in environment: Environment, after previous: PreviousArrangement
  ) throws(LayoutError) -> Arrangement

  /// The failure since the content was arranged; the pictures are not what they should be then.
  ///
  /// Nil by default.
  func failure(of arrangement: Arrangement) -> LayoutError?

  /// The offset of the content when it is shown for the first time; the nearest offset at which it
  /// can rest counts.
  ///
  /// Nil for its beginning.
  func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point?

  /// The offset of the content after the change that the arrangement comes of; the nearest offset
  /// at which it can rest counts.
  ///
  /// Nil, as by default, for where the view keeps it.
  func offsetAfterChange(of arrangement: Arrangement, in viewport: Viewport) -> Point?

  /// The elements that are shown at a viewport, ordered from back to front.
  func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes]

  /// Returns the offset at which a scroll comes to rest that would end at `proposed`, the velocity
  /// in points per second of the content offset.
  func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point
}

extension CollectionLayout {
  public var interaction: any LayoutInteraction { SelectingInteraction() }

  public func interaction(
    replacingDefaultWith other: any LayoutInteraction
  ) -> any LayoutInteraction { other }

  public var defaultMeasure: Double { 1 }

  public var hasDefaultMeasure: Bool { false }

  public var usesMeasures: Bool { true }

  public var itemKeys: [ItemKey] { [] }

  public var asksForSizes: Bool { true }

  public var flipsInRightToLeft: Bool { true }

  public var traits: LayoutTraits { [] }

  public var decelerationRate: DecelerationRate { .normal }

  public var updateMotion: UpdateMotion { .standard }

  public var decorationsOfItems: Set<String> { [] }

  public func contentInset(in environment: Environment) -> EdgeInsets { environment.contentInset }

  public func arrange(
    _ content: Content, in environment: Environment, after previous: PreviousArrangement
  ) throws(LayoutError) -> Arrangement { try arrange(content, in: environment) }

  public func failure(of arrangement: Arrangement) -> LayoutError? { nil }

  public func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point? { nil }

  public func offsetAfterChange(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    nil
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    arrangement.attributes(in: viewport)
  }

  public func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    viewport.clamped(proposed, contentSize: arrangement.contentSize)
  }
}
