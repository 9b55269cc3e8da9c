internal import GalleyGeometry
public import GalleyNotation

/// Items evenly on a circle in the middle of the view, clockwise; it never scrolls.
///
/// Each section has a ring of its own, the n-th with a radius smaller by n tenths; beyond the tenth
/// they share the centre. Of items that overlap, the later one lies above.
public struct RingLayout: CollectionLayout {
  /// The size of items that the content gives none.
  public var item = ItemSize(Size(width: 70, height: 70))
  /// The radius in points on which the items' centres lie; nil for the lesser side over 2.5.
  public var radius: Double?
  /// The angle of the first item, in degrees: 0 is three o'clock, 90 is six.
  public var startAngle = 0.0

  public init() {}

  public var asksForSizes: Bool { false }

  /// On a narrow view the items stick out, as the original's do.
  public var traits: LayoutTraits { .cellsMayLeaveContent }

  public var interaction: any LayoutInteraction { RingInteraction() }

  private func itemSize(in environment: Environment) -> Size {
    item.resolved(
      in: environment.insetSize.clampedToZero, fallback: Size(width: 70, height: 70))
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let room = Rect(origin: .zero, size: environment.insetSize)
    let outer = radius ?? min(room.width, room.height) / 2.5
    let size = itemSize(in: environment)
    var builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    for (index, section) in content.sections.enumerated() {
      let radius = outer * max(0, 1 - 0.1 * Double(index))
      let ring = Ring(circle: Circle(center: room.center, radius: radius), count: section.count)
      builder.beginSection()
      for item in 0..<max(0, section.count) {
        let center = ring.center(ofItem: item, startRadians: startAngle * .pi / 180)
        builder.addCell(frame: Rect(center: center, size: section.size(of: item) ?? size))
      }
      builder.endSection(frame: room)
    }
    return builder.arrangement(contentSize: room.size)
  }
}

extension RingLayout {
  public static let kind = "ring"
  public static let summary = "Items on a circle; a tap on one removes it, one beside adds one."

  public static let options: [SceneOption<Self>] = [
    SceneOption("item", \.item, .itemSize()),
    SceneOption(
      "radius", \.radius, .points, "points", otherwise: "the lesser side of the view over 2.5"),
    SceneOption(
      "start-angle", \.startAngle, .number(in: -36_000...36_000),
      "degrees clockwise from three o'clock"),
  ]
}

/// Points evenly spread on a circle.
private struct Ring {
  let circle: Circle
  let count: Int

  /// The n-th point, clockwise on screen from an angle; each is computed by itself.
  func center(ofItem item: Int, startRadians: Double) -> Point {
    let (sine, cosine) = sineAndCosine(startRadians + 2 * .pi * Double(item) / Double(count))
    return circle.center + Vector(dx: cosine, dy: sine) * circle.radius
  }
}

extension Content.Section {
  fileprivate func size(of item: Int) -> Size? {
    guard let size = sizes?[safe: item].flatMap(\.self), size.isFinite else { return nil }
    return size.clampedToZero
  }
}

extension Size {
  fileprivate var clampedToZero: Size { Size(width: max(0, width), height: max(0, height)) }
}
