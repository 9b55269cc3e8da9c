import Galley
import GalleyGeometry
import GalleyRecords
import Testing

@testable import GalleyScenes

/// The parts of each bar as it is drawn on one screen, in points of the screen.
struct DrawnBars {
  var device: String
  var orientation: String
  var look: String

  private typealias Layer = ScreenRecord.Layer

  /// What is drawn beside the screen's ground, back to front, unaligned.
  private func layers(_ views: String, scrolledBy distance: Double = 0) throws -> [Layer] {
    let steps = distance == 0 ? "" : ", do: [{ scroll: { by: \(distance) } }]"
    let text = """
      galley: 1
      screen: { device: \(device), orientation: \(orientation), look: \(look) }
      views:
      \(views)
      states: [{ name: first\(steps) }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return (drawing.record().layers ?? []).filter { $0.kind != "background" }
  }

  /// The parts of a piece of furniture by their names in the table.
  func parts(of piece: String) throws -> [String: Rect] {
    switch piece {
    case "screen":
      ["safe-area": try #require(try layers(Self.probe).last).frame]
    case "status-bar": try statusBar()
    case "home-indicator":
      ["bar": try #require(try layers("- home-indicator:").first).frame]
    case "navigation-bar": try navigationBar()
    case "tab-bar": try tabBar()
    default: [:]
    }
  }

  private static let probe =
    "- { shape: rectangle, fill: red, at: { all: 0, inside: safe-area } }"

  private func statusBar() throws -> [String: Rect] {
    let layers = try layers("- status-bar:")
    // Where there is none, nothing is recorded.
    guard let bar = layers.first?.frame else { return ["bar": .zero] }
    let time = try #require(layers.first { $0.kind == "text" }).frame
    var parts = ["bar": bar]
    let shapes = layers.filter { $0.kind == "shape" }.map(\.frame)
    parts["time"] = Rect(origin: time.center, size: .zero)
    parts["time-line"] = parts["time"]
    parts["time-start"] = Rect(x: time.minX, y: time.midY, width: 0, height: 0)
    // Four bars of the signal where there are any, the fan of Wi-Fi, and three parts of the battery.
    let wifi = shapes[shapes.count - 4]
    parts["wifi"] = wifi
    parts["network"] = Rect(origin: wifi.center, size: .zero)
    let battery = shapes.suffix(2).reduce(shapes[shapes.count - 3]) { $0.union($1) }
    parts["battery"] = battery
    parts["battery-end"] = Rect(x: battery.maxX, y: battery.midY, width: 0, height: 0)
    parts["signal"] = shapes.dropLast(4).reduce(shapes[0]) { $0.union($1) }
    return parts
  }

  private func navigationBar() throws -> [String: Rect] {
    let bar = "- { id: bar, navigation-bar: Settings, back: Home"
    let content = try layers("\(bar) }\n\(Self.probe)")
    let whole = try frame("bar", in: content)
    let title = try frame("title", in: content)
    var parts = [
      "bar": Rect(x: 0, y: title.minY, width: whole.width, height: whole.maxY - title.minY),
      "content": try #require(content.last).frame,
      "title": Rect(origin: title.center, size: .zero),
      "back": try #require(content.first { $0.kind == "shape" }).frame,
    ]
    let word = content.first { $0.kind == "text" && !$0.name.description.hasSuffix("title") }
    parts["back-word"] = word?.frame
    let large = try layers("\(bar), large-title: true }\n\(Self.probe)")
    let largeWhole = try frame("bar", in: large)
    parts["large-bar"] = Rect(
      x: 0, y: title.minY, width: largeWhole.width, height: largeWhole.maxY - title.minY)
    parts["large-content"] = large.last?.frame
    parts["large-title"] = large.first { $0.name.description.hasSuffix("large-title") }?.frame
    parts["large-title-line"] = parts["large-title"]
    let scrolled = try layers(
      """
      - collection: rows
        layout: { kind: flow, item: [300, 44] }
        cell: [{ shape: rectangle, fill: red }]
        items: 100
      \(bar) }
      """, scrolledBy: 100)
    parts["hairline"] = scrolled.first { $0.kind == "shape" && $0.frame.height < 1 }?.frame
    return parts
  }

  private func tabBar() throws -> [String: Rect] {
    let items = (0..<3).map { "{ title: T\($0), symbol: heart }" }.joined(separator: ", ")
    let layers = try layers("- { id: bar, tab-bar: , items: [\(items)] }")
    let shapes = layers.filter { $0.kind == "shape" }.map(\.frame)
    let icon = try #require(layers.first { $0.kind == "symbol" }).frame
    let word = try #require(layers.first { $0.kind == "text" }).frame
    return [
      "bar": try frame("bar", in: layers), "capsule": shapes[0], "pill": shapes[1],
      "hairline": shapes[1], "icon": Rect(origin: icon.center, size: .zero),
      "word": Rect(origin: word.center, size: .zero),
    ]
  }

  private func frame(_ name: String, in layers: [Layer]) throws -> Rect {
    try #require(
      layers.first { $0.name.description == name || $0.name.description.hasSuffix("/\(name)") },
      "\(layers.map { "\($0.name) \($0.kind)" })"
    ).frame
  }
}
