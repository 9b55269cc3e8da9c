internal import GalleyGeometry

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
    /// What the part covers of the whole, as wide as anything.
    let span: Rect

    func elements(in viewport: Viewport) -> [LayoutAttributes] {
      var local = viewport
      local.bounds = viewport.bounds.offset(by: -offset)
      local.regionOffsets = .init(
        viewport.regionOffsets.map { ($0.key - firstSection, $0.value) }
      ) { first, _ in first }
      return layout.elements(of: arrangement, in: local)
        .map { $0.moved(by: offset, sections: firstSection) }
    }
  }

  private let environment: Environment
  /// The width that a section has.
  private let width: Double
  private let spacing: Double
  private var builder = ArrangementBuilder()
  private var inquiry = SizeInquiry(Content(sections: []))
  private var parts: [Part] = []
  private var position = 0.0
  private var contentWidth = 0.0

  init(environment: Environment, spacing: Double) {
    self.environment = environment
    self.spacing = spacing
    width = environment.insetSize.width
  }

  mutating func add(
    _ sections: Range<Int>, of content: Content, arrangedBy layout: any CollectionLayout,
    height: Length?
  ) throws(LayoutError) {
    var part = Content(sections: Array(content.sections[sections]))
    part.preferredSizes = content.preferredSizes
    let arrangement = try arranged(
      part, by: layout, height: height, firstSection: sections.lowerBound)
    inquiry.add(arrangement.openQuestions)
    let isFirst = parts.isEmpty
    if !isFirst { position += spacing }
    let offset = Vector(dx: 0, dy: position)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let mirrored = isMirrored ? arrangement.mirrored(inWidth: width) : arrangement
    // The whole is mirrored once more, so what is not to be turned round is so beforehand.
    let flips = layout.flipsInRightToLeft
    builder.append(flips ? arrangement : mirrored, at: offset, firstSection: sections.lowerBound)
    parts.append(
      Part(
        layout: isFirst ? layout : Self.unstretched(layout), firstSection: sections.lowerBound,
        arrangement: flips ? mirrored : arrangement, offset: offset,
        span: Rect(
          x: -1e9, y: position, width: 2e9, height: max(0, arrangement.contentSize.height))))
    position += max(0, arrangement.contentSize.height)
    contentWidth = max(contentWidth, arrangement.contentSize.width)
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
      contentSize: Size(width: max(width, contentWidth), height: position), asking: inquiry)
    arrangement.memo = parts
    return arrangement
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
