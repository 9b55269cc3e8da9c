internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The dots that say how many pages there are and which one is shown.
struct PageControlLayer: LeafContent {
  /// Whose pages they are.
  enum Pages: Sendable {
    /// Of a collection, or of one of its sections that scrolls by itself.
    case collection(String, section: Int?)
    /// So many, of which one is shown.
    case count(Bindable<Double>, current: ControlSource)
  }

  /// The most dots that are drawn.
  static let mostDots = 100

  /// As recorded on iOS 26. [R]
  static let pitch = 18.0
  static let height = 26.0
  /// The dots and what is beside them, of one page.
  static let leastWidth = 38.0

  var pages: Pages
  /// In points.
  var dotDiameter: Double
  /// From the middle of a dot to that of the next, in points.
  var dotPitch = Self.pitch
  var color: Bindable<Color>
  var currentColor: Bindable<Color>
  var location: SourceLocation

  var kind: String { "page-control" }

  func wantedSize(for proposal: SizeProposal, context: LayerContext) -> WantedSize {
    let count = Double(known(context).count)
    return WantedSize(
      width: count == 0 ? 0 : (count - 1) * dotPitch + Self.leastWidth, height: Self.height)
  }

  func hugging(along axis: Axis) -> Hugging { .always }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let (count, current) = known(context)
    guard let color = color.resolved(in: context.scope, issues: context.issues),
      let currentColor = currentColor.resolved(in: context.scope, issues: context.issues)
    else { return [] }
    let first = frame.midX - Double(count - 1) / 2 * dotPitch
    return (0..<count).flatMap { page -> [DrawCommand] in
      let index = context.direction == .rightToLeft ? count - 1 - page : page
      let center = Point(x: first + Double(index) * dotPitch, y: frame.midY)
      let dot = Circle(center: center, radius: dotDiameter / 2)
      let share = max(0, 1 - abs(current - Double(page)))
      return [(color, 1 - share), (currentColor, share)].filter { $0.1 > 0 }.map { color, share in
        let color = share < 1 ? color.withAlpha(color.alpha * share) : color
        return .fill(Fill(.ellipse(in: dot.boundingBox), .solid(color), source: location))
      }
    }
  }

  /// How many pages there are, and which is shown; between two of them while it changes.
  private func known(_ context: LayerContext) -> (count: Int, current: Double) {
    switch pages {
    case .collection(let name, let section):
      guard let view = context.stage.collection(named: name)?.view else { return (0, 0) }
      if let section {
        let count = view.pageCount(ofSection: section) ?? 1
        return (
          min(count, Self.mostDots), Double(view.nearestPage(ofSection: section, at: .zero) ?? 0)
        )
      }
      return (min(view.pageCount ?? 1, Self.mostDots), Double(view.nearestPage(at: .zero) ?? 0))
    case .count(let count, let current):
      let count = count.resolved(in: context.scope, issues: context.issues) ?? 0
      return (min(max(0, Int(count)), Self.mostDots), current.position(in: context))
    }
  }
}
