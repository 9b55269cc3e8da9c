internal import GalleyGeometry

/// A layout in an environment, and how it arranges the content there: the three always agree.
struct ArrangedLayout: Sendable {
  private(set) var layout: any CollectionLayout
  private(set) var environment: Environment
  private(set) var arrangement: Arrangement

  /// - Throws: `LayoutError` where the content cannot be arranged.
  init(
    _ content: Content, by layout: any CollectionLayout, in environment: Environment
  ) throws(LayoutError) {
    self.layout = layout
    self.environment = environment
    arrangement = try Self.arrangement(of: content, by: layout, in: environment)
  }

  /// Lets another layout take over.
  ///
  /// - Parameter viewport: What is in sight of the content as it is.
  mutating func arrange(
    _ content: Content, by layout: any CollectionLayout, from viewport: Viewport
  ) throws(LayoutError) {
    let shown = self.layout.elements(of: arrangement, in: viewport)
    let previous = Predecessor(
      arrangement: arrangement, contentOffset: viewport.contentOffset,
      change: .layout(showing: shown))
    arrangement = try Self.arrangement(
      of: content, by: layout, in: environment, after: previous)
    self.layout = layout
  }

  /// Arranges content that changed, or the same in another environment.
  ///
  /// - Parameters:
  ///   - offset: Where the content is when the change begins.
  ///   - update: Nil where only the environment changes.
  mutating func arrange(
    _ content: Content, in environment: Environment? = nil, at offset: Point,
    by update: Update? = nil
  ) throws(LayoutError) {
    let environment = environment ?? self.environment
    let previous = Predecessor(
      arrangement: arrangement, contentOffset: offset,
      change: update.map { .update($0) } ?? .environment)
    arrangement = try Self.arrangement(
      of: content, by: layout, in: environment, after: previous)
    self.environment = environment
  }

  private static func arrangement(
    of content: Content, by layout: any CollectionLayout, in environment: Environment,
    after previous: Predecessor? = nil
  ) throws(LayoutError) -> Arrangement {
    guard environment.isFinite else {
      throw LayoutError("the view's size, insets and scale must be finite; give numbers of points")
    }
    let arrangement =
      if let previous { try layout.arrange(content, in: environment, after: previous) } else {
        try layout.arrange(content, in: environment)
      }
    guard layout.flipsInRightToLeft, environment.layoutDirection == .rightToLeft else {
      return arrangement
    }
    let inset = layout.contentInset(in: environment)
    return arrangement.mirrored(inWidth: environment.size.width - inset.horizontal)
  }

  /// Whether the first items lie at the right.
  var beginsAtRight: Bool {
    layout.flipsInRightToLeft && environment.layoutDirection == .rightToLeft
  }

  /// The bounds at an offset.
  ///
  /// Its coordinates grow to the right, so its leading inset is the left one whatever direction
  /// text runs in.
  func viewport(at offset: Point, regions: [Int: Double] = [:]) -> Viewport {
    let inset = layout.contentInset(in: environment)
    return Viewport(
      bounds: Rect(origin: offset, size: environment.size),
      contentInset: environment.layoutDirection == .rightToLeft ? inset.mirrored : inset,
      scale: environment.scale, regionOffsets: regions)
  }
}

extension Environment {
  fileprivate var isFinite: Bool {
    let insets = [contentInset, safeAreaInset].flatMap { [$0.horizontal, $0.vertical] }
    return size.isFinite && scale.isFinite && insets.allSatisfy(\.isFinite)
  }
}
