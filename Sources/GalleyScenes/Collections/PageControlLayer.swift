internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The dots that say how many pages a collection has and which one is shown, in the measures of
/// UIPageControl.
struct PageControlLayer: LeafContent {
  static let dotDiameter = 7.6
  static let pitch = 18.0
  static let height = 26.0

  var collection: String
  /// A section that scrolls by itself, whose pages are meant; nil for those of the whole.
  var section: Int?
  var color: Bindable<Color>
  var currentColor: Bindable<Color>
  var location: SourceLocation

  var kind: String { "page-control" }

  func wantedSize(for proposal: SizeProposal, context: LayerContext) -> WantedSize {
    WantedSize(width: Double(pages(context).count) * Self.pitch + 20, height: Self.height)
  }

  func hugging(along axis: Axis) -> Hugging { .always }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let (count, current) = pages(context)
    let first = frame.midX - Double(count - 1) / 2 * Self.pitch
    return (0..<count).compactMap { page -> DrawCommand? in
      let paint = page == current ? currentColor : color
      guard let color = paint.resolved(in: context.scope, issues: context.issues) else {
        return nil
      }
      let index = context.direction == .rightToLeft ? count - 1 - page : page
      let center = Point(x: first + Double(index) * Self.pitch, y: frame.midY)
      let dot = Circle(center: center, radius: Self.dotDiameter / 2)
      return .fill(Fill(.ellipse(in: dot.boundingBox), .solid(color), source: location))
    }
  }

  private func pages(_ context: LayerContext) -> (count: Int, current: Int) {
    guard let view = context.stage.collection(named: collection)?.view else { return (0, 0) }
    if let section {
      let count = view.pageCount(ofSection: section) ?? 1
      return (min(count, 100), view.nearestPage(ofSection: section, at: .zero) ?? 0)
    }
    return (min(view.pageCount ?? 1, 100), view.nearestPage(at: .zero) ?? 0)
  }
}

extension LayerReader.Kind {
  static var pageControl: LayerReader.Kind {
    LayerReader.Kind("page-control") { reader, layers in
      guard let collection = reader.text("page-control") else { return nil }
      return PageControlLayer(
        collection: collection, section: reader.integer("section", in: 0...1_000_000),
        color: layers.color(reader, "color")
          ?? .constant(layers.palette[.label].withAlpha(0.25)),
        currentColor: layers.color(reader, "current-color") ?? layers.color(.label),
        location: reader.location)
    }
  }
}
