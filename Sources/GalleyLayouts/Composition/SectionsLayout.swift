public import GalleyGeometry
internal import GalleyNotation

/// A layout made of layouts: each section is arranged by its own, and they lie below each other.
///
/// As the section provider of UICollectionViewCompositionalLayout, but any layout can be a
/// section's: it arranges the section as if that were all of the content, in the width that the
/// view has. Neighbouring sections without a layout of their own are arranged together by the
/// collection's, which sets them apart as it likes.
///
/// What depends on the offset in a layout (pinned headers, a cover flow) goes on as if its sections
/// were alone. A section takes room along the scroll direction as far as its layout's content size
/// says. Pages, resting places and what a finger means are none of a section's own.
public struct SectionsLayout: ListStyledLayout {
  /// Arranges the sections that have no layout of their own.
  public var base: any CollectionLayout
  /// The layouts of sections, by their numbers.
  public var layouts: [Int: any CollectionLayout]
  /// How high the view is that such a section is arranged for, by numbers, a share being one of the
  /// view; as high as the view where it is missing.
  ///
  /// It matters to layouts that fill their view.
  public var heights: [Int: Length]
  /// Between sections that are arranged apart, in points.
  public var spacing: Double
  /// The axis along which the sections follow each other.
  public var scrollDirection = Axis.vertical
  /// The views before the first section and behind the last, as those of
  /// UICollectionViewCompositionalLayoutConfiguration; each is a supplementary view of section 0, of
  /// a kind that no section has.
  ///
  /// A share is one of the view, and content has no say in their sizes.
  public var boundaries: [GroupBoundaryItem] = []

  /// Makes a layout of sections.
  public init(
    base: any CollectionLayout, layouts: [Int: any CollectionLayout],
    heights: [Int: Length] = [:], spacing: Double = 0
  ) {
    self.base = base
    self.layouts = layouts
    self.heights = heights
    self.spacing = spacing
  }

  public var defaultMeasure: Double { base.defaultMeasure }

  public var hasDefaultMeasure: Bool { all.allSatisfy(\.hasDefaultMeasure) }

  public var usesMeasures: Bool { all.contains(where: \.usesMeasures) }

  /// The facts that one of the layouts asks for; required are those that all do.
  public var itemKeys: [ItemKey] {
    var keys: [ItemKey] = []
    for key in all.flatMap(\.itemKeys) where !keys.contains(where: { $0.name == key.name }) {
      var key = key
      key.isRequired = all.allSatisfy { $0.itemKeys.contains(key) }
      keys.append(key)
    }
    return keys
  }

  public var asksForSizes: Bool { all.contains(where: \.asksForSizes) }

  public var traits: LayoutTraits { all.reduce([]) { $0.union($1.traits) } }

  /// One motion for all that an update moves: that of rows where a section is a list.
  public var updateMotion: UpdateMotion {
    all.lazy.map(\.updateMotion).first { $0 != .standard } ?? .standard
  }

  public var decorationsOfItems: Set<String> {
    all.reduce(into: []) { $0.formUnion($1.decorationsOfItems) }
  }

  public func listStyle(ofSection section: Int) -> ListStyle? {
    if let own = layouts[section] { return (own as? any ListStyledLayout)?.listStyle(ofSection: 0) }
    // The base arranges neighbors together, and counts them from the first.
    let before = layouts.keys.filter { $0 < section }.max()
    return (base as? any ListStyledLayout)?
      .listStyle(ofSection: before.map { section - $0 - 1 } ?? section)
  }

  private var all: [any CollectionLayout] {
    [base] + layouts.sorted { $0.key < $1.key }.map(\.value)
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var stack = SectionStack(
      environment: environment, spacing: spacing, scrollDirection: scrollDirection)
    stack.add(boundaries.filter { !$0.isAtEnd(scrolling: scrollDirection) }, isAtEnd: false)
    for run in runs(of: content) {
      try stack.add(
        run.sections, of: content, arrangedBy: run.layout,
        height: heights[run.sections.lowerBound])
    }
    stack.add(boundaries.filter { $0.isAtEnd(scrolling: scrollDirection) }, isAtEnd: true)
    return stack.arrangement()
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard traits.contains(.attributesDependOnOffset),
      let parts = arrangement.memo as? [SectionStack.Part]
    else { return arrangement.attributes(in: viewport) }
    return parts.filter { $0.span.intersects(viewport.bounds) }
      .flatMap { $0.elements(in: viewport) }.sortedBackToFront()
  }

  /// Sections that are arranged together, in order.
  private func runs(
    of content: Content
  ) -> [(sections: Range<Int>, layout: any CollectionLayout)] {
    var runs: [(sections: Range<Int>, layout: any CollectionLayout)] = []
    for section in content.sections.indices {
      let own = layouts[section]
      if own == nil, let last = runs.last, layouts[last.sections.lowerBound] == nil {
        runs[runs.count - 1].sections = last.sections.lowerBound..<(section + 1)
      } else {
        runs.append((section..<(section + 1), own ?? base))
      }
    }
    return runs
  }
}

extension SectionsLayout {
  /// No scene asks for it by this name: a scene gives its sections layouts.
  public static let kind = "sections"
  public static let summary = "Sections below each other, each with a layout of its own."

  public init() { self.init(base: FlowLayout(), layouts: [:]) }
}

/// Stacks what several layouts make of their sections, from top to bottom.
struct SectionStack {
  /// Sections that one layout has arranged.
  struct Part: Sendable {
    let layout: any CollectionLayout
    /// The number of the first section.
    let firstSection: Int
    /// In coordinates of its own, as it is shown: mirrored where text runs to the left.
    let arrangement: Arrangement
    /// From its coordinates to those of the whole.
    let offset: Vector
    /// The span of the part in the whole, as wide as anything.
    let span: Rect

    /// A viewport in the part's own coordinates.
    func local(_ viewport: Viewport) -> Viewport {
      var local = viewport
      local.bounds = viewport.bounds.offset(by: -offset)
      local.regionOffsets = .init(
        viewport.regionOffsets.map { ($0.key - firstSection, $0.value) }
      ) { first, _ in first }
      return local
    }

    func elements(in viewport: Viewport) -> [LayoutAttributes] {
      layout.elements(of: arrangement, in: local(viewport))
        .map { $0.moved(by: offset, sections: firstSection) }
    }
  }

  private let environment: Environment
  /// The extent that a section has across the scroll direction.
  private let width: Double
  private let spacing: Double
  private let direction: Axis
  private var builder = ArrangementBuilder()
  private var measureRequests = MeasureRequests(Content(sections: []))
  private var parts: [Part] = []
  private var position = 0.0
  private var contentWidth = 0.0

  init(environment: Environment, spacing: Double, scrollDirection: Axis) {
    self.environment = environment
    self.spacing = spacing
    direction = scrollDirection
    width = direction.oriented(environment.insetSize).width
  }

  mutating func add(
    _ sections: Range<Int>, of content: Content, arrangedBy layout: any CollectionLayout,
    height: Length?
  ) throws(LayoutError) {
    var part = Content(sections: Array(content.sections[sections]))
    part.preferredSizes = content.preferredSizes
    let arrangement = try arranged(
      part, by: layout, height: height, firstSection: sections.lowerBound)
    measureRequests.add(arrangement.unmeasured)
    let isFirst = parts.isEmpty
    if !isFirst { position += spacing }
    let way = direction.oriented(Point(x: 0, y: position))
    let offset = Vector(dx: way.x, dy: way.y)
    let size = direction.oriented(arrangement.contentSize)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let mirrored = isMirrored ? arrangement.mirrored(inWidth: width) : arrangement
    // The whole is mirrored once more, so what is not to be turned round is so beforehand.
    let flips = layout.flipsInRightToLeft
    builder.append(flips ? arrangement : mirrored, at: offset, firstSection: sections.lowerBound)
    parts.append(
      Part(
        layout: isFirst ? layout : Self.unstretched(layout), firstSection: sections.lowerBound,
        arrangement: flips ? mirrored : arrangement, offset: offset,
        span: direction.oriented(
          Rect(x: -1e9, y: position, width: 2e9, height: max(0, size.height)))))
    position += max(0, size.height)
    contentWidth = max(contentWidth, size.width)
  }

  /// A layout whose header does not grow: that of a part which others lie above.
  private static func unstretched(_ layout: any CollectionLayout) -> any CollectionLayout {
    if var sections = layout as? SectionsLayout {
      sections.base = unstretched(sections.base)
      sections.layouts = sections.layouts.mapValues(unstretched)
      return sections
    }
    guard var pinning = layout as? any HeaderPinningLayout else { return layout }
    pinning.stretchesHeader = false
    return pinning
  }

  /// Ends the stack; it is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    var arrangement = finished.arrangement(
      contentSize: direction.oriented(
        Size(width: max(width, contentWidth), height: max(0, position))),
      asking: measureRequests)
    arrangement.memo = parts
    return arrangement
  }

  /// Adds views before all sections, or behind them, side by side.
  mutating func add(_ boundaries: [GroupBoundaryItem], isAtEnd: Bool) {
    let room = direction.oriented(environment.insetSize)
    let grid = GroupGrid(scale: environment.scale)
    let frames = boundaries.map { item in
      let view = BoundaryView(item, scrolling: direction)
      let across = view.across.resolved(in: room.width) { MeasureRequests.estimate }
      let along = view.along.resolved(in: room.height) { MeasureRequests.estimate }
      return Rect(
        x: view.anchor.x * (room.width - across), y: position, width: across, height: along)
    }
    let longest = zip(boundaries, frames).reduce(0) {
      $1.0.extendsSection ? max($0, $1.1.height) : $0
    }
    if isAtEnd { position += longest }
    for (item, frame) in zip(boundaries, frames) {
      var frame = frame
      if isAtEnd { frame.origin.y = position - frame.height }
      builder.add(
        LayoutAttributes(
          element: .supplementary(kind: item.kind, section: 0),
          frame: grid.nearest(direction.oriented(frame).offset(by: item.offset)),
          zIndex: GroupArranger.supplementaryZIndex))
    }
    if !isAtEnd { position += longest }
  }

  /// The sections in an environment of their own: the view inside its content inset, as high as the
  /// section says.
  private func arranged(
    _ content: Content, by layout: any CollectionLayout, height: Length?, firstSection: Int
  ) throws(LayoutError) -> Arrangement {
    var room = environment
    room.size = environment.insetSize
    if let height { room.size.height = max(0, height.resolved(in: room.size.height)) }
    room.contentInset = .zero
    room.safeAreaInset = .zero
    do throws(LayoutError) { return try layout.arrange(content, in: room) } catch {
      guard var path = error.indexPath else { throw error }
      path.section += firstSection
      throw LayoutError(error.description, at: path)
    }
  }
}
