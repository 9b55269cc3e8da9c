import GalleyGeometry
import Testing

/// The cases of recorded-controls.json that toolbars, search fields, sheets, popovers and alerts
/// have.
@Suite struct PresentedOracleTests {
  /// What is drawn for an element of a case.
  struct Drawn: Sendable {
    var window: Size
    /// A layer with its dash.
    var views: String
    /// How much lower our words are than the recorded ones, and by that the card.
    var shorter = 0.0
  }

  private static let low = Size(width: 320, height: 300)
  private static let high = Size(width: 320, height: 500)

  private static func search(_ keys: String, top: Double) -> Drawn {
    Drawn(window: low, views: "- { search-field: \(keys), at: { top: \(top), horizontal: 0 } }")
  }

  private static let typed = search("Swift, cancel: true", top: 96)
  private static let rename = """
    - { alert: , title: Rename, message: A new name, fields: [Name], actions: [{ text: Cancel, role: cancel }, Save] }
    """
  private static let signIn = """
    - { alert: , title: Sign In, fields: [Username, { text: abc, secure: true }], actions: [{ text: Cancel, role: cancel }, Sign In, Forgot Password] }
    """

  /// By the id of the case and the name of the element.
  ///
  /// Lines of 17 and of 15 points are 24.5 and 23 high in the record, and 21 and 18 here.
  static let drawn: [String: Drawn] = [
    "uikit/search/basic plain.searchTextField": search("", top: 16),
    "uikit/search/basic typed.searchTextField": typed,
    "uikit/search/basic minimal.searchTextField": search("", top: 176),
    "uikit/search/looks bookmark.searchTextField": search("", top: 112),
    "uikit/search/looks editing.searchTextField": search("Swift", top: 192),
    "uikit/alert/basic alert view": Drawn(
      window: high,
      views:
        "- { alert: , title: Delete file?, message: This cannot be undone., actions: [{ text: Cancel, role: cancel }, { text: Delete, role: destructive }] }",
      shorter: 8.5),
    "uikit/alert/textfield alert view": Drawn(window: high, views: rename, shorter: 8.5),
    "uikit/alert/textfields alert view": Drawn(window: high, views: signIn, shorter: 3.5),
    "uikit/popover/basic presented view": Drawn(
      window: high,
      views:
        "- { popover: , width: 240, height: 120, arrow: down, adapts: false, layers: [], at: { top: 300, leading: 110, size: [100, 44] } }"
    ),
    "uikit/popover/adapted presented view": Drawn(
      window: high, views: "- { sheet: , layers: [] }"),
    "uikit/sheet/medium presented view": Drawn(
      window: high, views: "- { sheet: , detents: [medium, large], layers: [] }"),
  ]

  /// What is not compared, and why.
  static let exceptions = [
    "uikit/toolbar/basic top": "the frame of a view; ToolbarTests hold its height",
    "uikit/toolbar/basic bottom": "the frame of a view; ToolbarTests hold its platters",
    "uikit/toolbar/basic compact": "a view without an extent",
    "uikit/search/basic plain": "the frame of a view, 64 points high",
    "uikit/search/basic typed": "the frame of a view, 64 points high",
    "uikit/search/basic minimal": "the frame of a view, 64 points high",
    "uikit/search/looks prompted": "a prompt above a field is a text",
    "uikit/search/looks prompted.searchTextField": "a prompt above a field is a text",
    "uikit/search/looks bookmark": "the frame of a view, 64 points high",
    "uikit/search/looks editing": "the frame of a view, 64 points high",
    "uikit/alert/basic label behind": "a text behind the alert",
    "uikit/alert/textfield label behind": "a text behind the alert",
    "uikit/alert/textfield UITextField": "the frame of a view; AlertTests hold its box",
    "uikit/alert/textfields label behind": "a text behind the alert",
    "uikit/alert/textfields username field": "the frame of a view; AlertTests hold its box",
    "uikit/alert/textfields password field": "the frame of a view; AlertTests hold its box",
    "uikit/popover/basic source button": "a button behind the popover",
    "uikit/popover/basic label at (16, 16)": "a text's line is not as high as the recorded one",
    "uikit/popover/adapted source button": "a button behind the sheet",
    "uikit/popover/adapted label at (16, 16)": "a text's line is not as high as the recorded one",
    "uikit/sheet/medium label behind": "a text behind the sheet",
    "uikit/sheet/medium label": "a text's line is not as high as the recorded one",
  ]

  @Test func `every recorded element is drawn where it was, or named as an exception`() throws {
    let groups: Set = ["toolbar", "search", "alert", "popover", "sheet"]
    var used: Set<String> = []
    var seen: Set<String> = []
    for example in RecordedControls.all {
      let group = example.id.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      guard groups.contains(group) else { continue }
      for element in example.expected.everything {
        let name = "\(example.id) \(element.what)"
        if let drawn = Self.drawn[name] {
          seen.insert(name)
          try judge(drawn, element.rect, name)
        } else {
          #expect(Self.exceptions[name] != nil, "\(name) is neither drawn nor an exception")
          used.insert(name)
        }
      }
    }
    print("oracle recorded-controls, presented: \(seen.count) drawn, \(used.count) exceptions")
    #expect(seen == Set(Self.drawn.keys))
    #expect(used == Set(Self.exceptions.keys))
  }

  /// At two pixels a point, to the nearest of which frames are aligned; words and what has words in
  /// it may differ by a point.
  private func judge(_ drawn: Drawn, _ recorded: Rect, _ name: String) throws {
    var wanted = recorded
    wanted.origin.y += drawn.shorter / 2
    wanted.size.height -= drawn.shorter
    let outlines = try PresentedScene.outlines(
      drawn.views, on: "size: [\(drawn.window.width), \(drawn.window.height)], look: ios-26",
      scale: 2)
    let distance = outlines.map { $0.distance(to: wanted) }.min() ?? .infinity
    #expect(distance <= 1, "\(name): \(outlines), recorded \(wanted)")
  }
}

extension RecordedControls.Expected {
  /// The elements at the beginning and after the steps that present something.
  fileprivate var everything: [RecordedControls.Element] {
    elements + (steps ?? []).filter { $0.name == "present" }.flatMap { $0.elements ?? [] }
  }
}

extension Rect {
  /// The greatest difference of one of the edges.
  fileprivate func distance(to other: Rect) -> Double {
    max(
      max(abs(minX - other.minX), abs(minY - other.minY)),
      max(abs(maxX - other.maxX), abs(maxY - other.maxY)))
  }
}
