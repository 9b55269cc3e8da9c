import Galley
import GalleyGeometry
import Testing

@testable import GalleyComponents
@testable import GalleyScenes

/// What presents a large sheet before iOS 26: scaled back, over black, on phones held upright.
@Suite struct SheetSetbackTests {
  private static let behind = "- { shape: rectangle, id: behind, fill: \"#102030\" }"

  /// The screen of a scene with a layer that fills it, a status bar and a sheet.
  private func drawing(
    _ sheet: String, on screen: String, statusBar: String = "- { status-bar: , id: status }",
    states: String = "[{ name: first }]"
  ) throws -> ComposedState {
    try PresentedScene.drawing(
      "\(Self.behind)\n\(statusBar)\n\(sheet)", on: screen, states: states)
  }

  private func frame(_ name: String, _ drawing: ComposedState) throws -> Rect {
    try #require(drawing.record().layers?.first { $0.name.description == name }).frame
  }

  /// 16 points of black on both sides, from the end of what the device covers.
  @Test(arguments: [
    ("iphone-16", Rect(x: 16, y: 59, width: 361, height: 852 * 361 / 393)),
    ("iphone-16-pro-max", Rect(x: 16, y: 62, width: 408, height: 956 * 408 / 440)),
    ("iphone-13-mini", Rect(x: 16, y: 50, width: 343, height: 812 * 343 / 375)),
    ("iphone-se-3", Rect(x: 16, y: 20, width: 343, height: 667 * 343 / 375)),
  ])
  func `a large sheet sets back the screen behind it`(_ device: String, _ expected: Rect) throws {
    let drawing = try drawing("- { sheet: , layers: [] }", on: "device: \(device), look: ios-18")
    let place = try frame("behind", drawing)
    #expect(abs(place.minX - expected.minX) < 1e-9 && abs(place.minY - expected.minY) < 1e-9)
    #expect(abs(place.width - expected.width) < 1e-9)
    #expect(abs(place.height - expected.height) < 1e-9)
    guard case .fill(let black)? = drawing.picture.commands.first else {
      Issue.record("nothing lies behind the screen")
      return
    }
    #expect(black.paint == .solid(.black))
  }

  @Test(arguments: [
    ("- { sheet: , layers: [], detents: medium }", "iphone-16, look: ios-18"),
    ("- { sheet: , layers: [], shown: closed }", "iphone-16, look: ios-18"),
    ("- { sheet: , layers: [], dims: false }", "iphone-16, look: ios-18"),
    ("- { sheet: , layers: [] }", "iphone-16, look: ios-26"),
    ("- { sheet: , layers: [] }", "iphone-16-pro-max, orientation: landscape, look: ios-18"),
    ("- { sheet: , layers: [] }", "iphone-16, orientation: landscape, look: ios-18"),
    ("- { sheet: , layers: [] }", "ipad-pro-11, look: ios-18"),
    (
      "- { split-view: automatic, primary: [], secondary: [{ sheet: , layers: [] }] }",
      "ipad-mini-7, look: ios-18"
    ),
  ])
  func `where UIKit does not, nothing is set back`(_ sheet: String, _ screen: String) throws {
    let drawing = try drawing(sheet, on: "device: \(screen)")
    let place = try frame("behind", drawing)
    #expect(place.minX == 0 && place.minY == 0)
    guard case .group? = drawing.picture.commands.first else {
      Issue.record("something lies behind the screen")
      return
    }
  }

  /// Half-way from medium to large: half of 16 and of 59 points.
  @Test(arguments: [0.25, 0.5, 0.75])
  func `it goes with the finger that drags the sheet`(_ share: Double) throws {
    let place = SheetContainer(
      screen: Rect(x: 0, y: 0, width: 393, height: 852), top: 59, bottom: 34, isGlass: false)
    let way = place.pose(at: .medium).card.minY - place.pose(at: .large).card.minY
    let drawing = try drawing(
      "- { sheet: one, detents: [medium, large], layers: [] }",
      on: "device: iphone-16, look: ios-18",
      states: "[{ name: a, do: [{ drag: \(-way * share), in: one }] }]")
    let behind = try frame("behind", drawing)
    #expect(abs(behind.minX - 16 * share) < 1e-6 && abs(behind.minY - 59 * share) < 1e-6)
  }

  @Test(arguments: [("", 1.0), (", style: dark-content", 0)])
  func `the status bar stays, and is white over black unless it has a style`(
    _ style: String, _ white: Double
  ) throws {
    let drawing = try drawing(
      "- { sheet: , layers: [] }", on: "device: iphone-16, look: ios-18",
      statusBar: "- { status-bar: , id: status\(style) }")
    #expect(try frame("status", drawing) == Rect(x: 0, y: 0, width: 393, height: 54))
    let times = drawing.picture.commands.flatMap(\.leaves).compactMap { command -> Color? in
      guard case .text(let text) = command, text.block.string == "9:41" else { return nil }
      return text.block.style.color
    }
    #expect(times == [Color(red: white, green: white, blue: white)])
  }

  @Test func `in the dark a veil takes the place of what dims`() throws {
    let drawing = try drawing(
      "- { sheet: , layers: [] }", on: "device: iphone-16, look: ios-18, theme: dark")
    let paints = drawing.picture.commands.flatMap(\.leaves).compactMap { command -> Paint? in
      if case .fill(let fill) = command { fill.paint } else { nil }
    }
    #expect(paints.contains(.solid(Color(hex: 0xC8C8C8, alpha: 0.1))))
    #expect(!paints.contains(.solid(Color.black.withAlpha(0.48))))
  }

  /// The first one's edge comes from 69 to 59 points, as that of a screen does.
  @Test func `a sheet over a sheet sets that back`() throws {
    let inner = "layers: [{ shape: rectangle, id: inner, fill: red }]"
    let drawing = try drawing(
      "- { sheet: one, \(inner) }\n- { sheet: two, layers: [] }",
      on: "device: iphone-16, look: ios-18")
    let card = try frame("one/inner", drawing)
    #expect(abs(card.minX - 16) < 1e-9 && abs(card.minY - 59) < 1e-9)
  }

  @Test func `a sheet in the column of a split view sets back the whole phone`() throws {
    let column = "{ shape: rectangle, id: note, fill: red }, { sheet: , layers: [] }"
    let drawing = try drawing(
      "- { split-view: automatic, id: columns, primary: [], secondary: [\(column)] }",
      on: "device: iphone-16, look: ios-18")
    for name in ["behind", "columns/secondary/note"] {
      let place = try frame(name, drawing)
      #expect(abs(place.minX - 16) < 1e-9 && abs(place.minY - 59) < 1e-9)
    }
  }
}
