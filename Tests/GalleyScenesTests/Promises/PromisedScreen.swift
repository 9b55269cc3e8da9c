import Galley
import Testing

/// A screen of 200 by 400 points at one pixel a point, as a tutorial promises it, in one state.
struct PromisedScreen {
  let views: String
  var screen = ""
  /// The families that items may be.
  var families: [String] = []
  var images: [String: Size] = [:]

  /// - `state`: What the state says, such as `do: [{ tap: 0 }], at: 50%`.
  func drawing(_ state: String = "start: {}") throws -> ComposedState {
    let (scene, resources) = try read(state)
    return try scene.drawing(of: try #require(scene.states.first), using: resources)
  }

  /// All instants of a state.
  func timeline(_ state: String) throws -> StateTimeline {
    let (scene, resources) = try read(state)
    return try scene.timeline(of: try #require(scene.states.first), using: resources)
  }

  /// The first collection of the screen in a state.
  func view(_ state: String = "start: {}") throws -> CollectionView {
    try #require(try drawing(state).collections.first?.view)
  }

  private func read(_ state: String) throws -> (Scene, FixedResources) {
    let resources = FixedResources()
    resources.images = images
    let lines = views.split(separator: "\n", omittingEmptySubsequences: false)
    let text = """
      galley: 1
      screen: { size: [200, 400], scale: 1\(screen) }
      views:
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      states: [{ name: promised, \(state) }]
      """
    resources.otherFamilies = families.map {
      FontFamily(
        name: $0,
        faces: [
          .init(name: "\($0) Regular", weight: 400, isItalic: false),
          .init(name: "\($0) Bold", weight: 700, isItalic: false),
        ])
    }
    let loader = SceneLoader(families: resources.fontFamilies())
    let scene = try loader.load(bytes: Array(text.utf8), path: "promised.yaml")
    return (scene, resources)
  }
}

extension ComposedState {
  /// Everything that is drawn, in order, with groups laid open.
  var leaves: [DrawCommand] { picture.commands.flatMap(\.leaves) }

  var texts: [Text] { leaves.compactMap(\.text) }

  var strings: [String] { texts.map(\.block.string) }

  /// All groups, the outer ones before those in them.
  var groups: [Group] { picture.commands.withoutMereParts.flatMap(\.groups) }

  func group(named id: String) -> Group? { groups.first { $0.name?.id == id } }
}

extension DrawCommand {
  /// The group that this is, and all in it.
  fileprivate var groups: [Group] {
    guard case .group(let group) = self else { return [] }
    return [group] + group.children.withoutMereParts.flatMap(\.groups)
  }
}

extension CollectionView {
  init(
    _ layout: any CollectionLayout, _ content: Content, width: Double, height: Double
  ) throws {
    let environment = Environment(size: Size(width: width, height: height))
    try self.init(content: content, layout: layout, in: environment)
  }

  /// The frames of all cells, by their numbers.
  var frames: [Rect] { (0..<arrangement.cellCount).compactMap { arrangement.cell($0)?.frame } }

  /// The numbers of the cells that are in sight when all is at rest.
  var visibleCells: Set<Int> {
    Set(visibleElements.compactMap { arrangement.position(of: $0.element.indexPath) })
  }

  /// What an item is like at a time after the last gesture.
  func element(_ id: ItemID, at time: Double = 0) -> PresentedElement? {
    elements(at: .seconds(time)).first { $0.itemID == id }
  }

  /// Instants from the last gesture to rest, evenly spread.
  func instants(_ count: Int) -> [Double] {
    (0...count).map { Double($0) / Double(count) * (settlingTime / .seconds(1)) }
  }
}

extension Double {
  func isClose(to other: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension Rect {
  func isClose(to other: Rect, within tolerance: Double = 1e-6) -> Bool {
    origin.isClose(to: other.origin, within: tolerance)
      && size.width.isClose(to: other.width, within: tolerance)
      && size.height.isClose(to: other.height, within: tolerance)
  }
}
