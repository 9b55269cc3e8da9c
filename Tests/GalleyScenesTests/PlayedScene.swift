import Galley
import Testing

/// Scenes of one collection, and what its view is like where a state is drawn.
enum PlayedScene {
  /// Ten rows of 200 by 100 points, `a` to `j`, in a view 300 points high: offsets from 0 to 700.
  static let rows = collection("{ kind: flow, item: { width: 200, height: 100 }, line-spacing: 0 }")

  /// Three pages of 100 points.
  static let pages = collection(
    "{ kind: carousel, item: { width: 100, height: 100 } }", ids: ["a", "b", "c"])

  static let ring = collection("ring", ids: ["a", "b", "c", "d"])

  static let icons = collection(
    "{ kind: springboard, item: 60 }", ids: ["a", "b", "c", "d"])

  static func collection(
    _ layout: String, named name: String = "rows", ids: [String] = "abcdefghij".map(String.init),
    at place: String = "{ top: 50, height: 300 }"
  ) -> String {
    """
    - collection: \(name)
      at: \(place)
      layout: \(layout)
      cell: { style: plain, fill: red }
      items: [\(ids.map { "{ id: \($0), value: 20 }" }.joined(separator: ", "))]

    """
  }

  static func view(
    of views: String, do gestures: String, start: String = "{}", at instant: String = "settled"
  ) throws -> CollectionView {
    let scene = try TestScene.read(
      views: views,
      more: "states: [{ name: played, start: \(start), do: \(gestures), at: \(instant) }]")
    return try view(of: try #require(scene.states.last), in: scene)
  }

  /// The view of the first collection where a state is drawn.
  static func view(of state: SceneState, in scene: Scene) throws -> CollectionView {
    let drawing = try scene.drawing(of: state, using: FixedResources())
    return try #require(drawing.collections.first?.view)
  }
}

extension CollectionView {
  /// The ids of the first section, in one word.
  var order: String { ids.first.map { $0.map(\.description).joined(separator: " ") } ?? "" }

  var shownOffset: Point { contentOffset(at: .zero) }

  /// The frame of an item as it is shown now, in content coordinates.
  func shownFrame(of id: ItemID) -> Rect? {
    elements(at: .zero).first { $0.itemID == id }?.attributes.frame
  }
}

extension Point {
  func isClose(to other: Point, within tolerance: Double = 1e-6) -> Bool {
    (self - other).length <= tolerance
  }
}
