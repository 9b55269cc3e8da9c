import Galley

/// Items that go down a flight of stairs.
public struct StairsLayout: CollectionLayout {
  public static let kind = "stairs"
  public static let summary = "Items down a flight of stairs."
  public static let options: [SceneOption<Self>] = [
    SceneOption("tread", \.tread, .points, "points from one step to the next, to the right"),
    SceneOption("rise", \.rise, .points, "points from one step to the next, down"),
  ]

  /// How far a step goes to the right, in points.
  public var tread = 30.0
  /// How far a step goes down, in points.
  public var rise = 20.0

  public init() {}

  public init(tread: Double, rise: Double) {
    self.tread = tread
    self.rise = rise
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var builder = ArrangementBuilder()
    var corner = Point.zero
    for section in content.sections {
      builder.beginSection()
      for _ in 0..<section.count {
        builder.addCell(frame: Rect(x: corner.x, y: corner.y, width: tread, height: rise))
        corner = Point(x: corner.x + tread, y: corner.y + rise)
      }
    }
    return builder.arrangement(contentSize: Size(width: corner.x, height: corner.y))
  }
}
