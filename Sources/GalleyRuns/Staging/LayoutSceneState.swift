/// A state of a plain scene: its name, and what is done to the content.
package struct LayoutSceneState: Hashable, Sendable {
  package var name: String
  /// A gesture as a scene writes it; nil for the beginning.
  package var gesture: String?

  package static let start = LayoutSceneState(name: "start")
  package static let middle = LayoutSceneState(name: "middle", gesture: "{ scroll: middle }")
  package static let end = LayoutSceneState(name: "end", gesture: "{ scroll: end }")
  /// Where a fling comes to rest.
  package static let flung = LayoutSceneState(
    name: "flung", gesture: "{ flick: { by: -180, velocity: -1400 } }")

  package static let usual = [start, middle, end]

  /// - `distance`: in points from where the content begins, the way that it scrolls.
  package static func offset(_ distance: Double) -> LayoutSceneState {
    let size = Int(exactly: distance.magnitude).map { "\($0)" } ?? "\(distance.magnitude)"
    // Names of states have no dots and no signs.
    let name = size.replacing(".", with: "-").replacing("+", with: "")
    return LayoutSceneState(
      name: "offset-\(distance < 0 ? "minus-" : "")\(name)",
      gesture: "{ scroll: { by: \(distance) } }")
  }

  /// As an entry of a scene's states.
  var text: String {
    "{ name: \(name)" + (gesture.map { ", do: [\($0)]" } ?? "") + " }"
  }
}
