import GalleyGeometry
import GalleyGraphics
import GalleyRecords
import Testing

@testable import GalleyScenes

/// recorded-controls.json: every element is drawn and held to its frame, or named as an exception.
///
/// Words are measured by ``FixedResources``: half the font's size a character, and a line of 1.2, up to whole pixels, of which a point has one.
@Suite struct ControlOracleTests {
  /// The titles of configurations were recorded in the body style, 26.5 points high there; ours are
  /// 17 points.
  private static let body = DrawnControl.Rule.around(recorded: 26.5, ours: 21)
  private static let subheadline = DrawnControl.Rule.around(recorded: 21, ours: 18)

  private static func button(
    _ what: String, _ keys: String, height: DrawnControl.Rule = body
  ) -> DrawnControl {
    DrawnControl(what: what, layer: "button: \(keys)", width: .font, height: height)
  }

  static let drawn: [String: [DrawnControl]] = [
    "uikit/controls/basic": [
      DrawnControl(what: "UISwitch off", layer: "switch: ", width: .alignment(2)),
      DrawnControl(what: "UISwitch on", layer: "switch: , on: true", width: .alignment(2)),
      DrawnControl(
        what: "UISwitch disabled", layer: "switch: , on: true, enabled: false",
        width: .alignment(2)),
      DrawnControl(what: "UITextField rounded", layer: "text-field: Hello", width: .font),
      DrawnControl(
        what: "UITextField placeholder", layer: "text-field: , placeholder: Placeholder",
        width: .font),
      DrawnControl(
        what: "UITextField plain", layer: "text-field: Plain field, border: none",
        // 73.5 and 93.5, both up to a whole point.
        width: .around(recorded: 74, ours: 94)),
      DrawnControl(
        what: "UITextField secure", layer: "text-field: secret, secure: true", width: .font),
    ],
    "uikit/controls/intrinsic": [
      DrawnControl(what: "UISwitch", layer: "switch: ", width: .alignment(2)),
      DrawnControl(
        what: "UITextField roundedRect Hello", layer: "text-field: Hello",
        width: .around(recorded: 39, ours: 43)),
      DrawnControl(what: "UIButton(type: .system) Tap", layer: "button: Tap, style: system"),
    ],
    "uikit/button/basic": [
      DrawnControl(what: "system Tap", layer: "button: Tap, style: system"),
      DrawnControl(
        what: "system Disabled", layer: "button: Disabled, style: system, enabled: false"),
      button("plain", "Plain, style: plain"), button("gray", "Gray, style: gray"),
      button("tinted", "Tinted, style: tinted"), button("filled", "Filled, style: filled"),
    ],
    "uikit/button/looks": [
      button("leading", "Star, style: gray, icon: star"),
      button("trailing", "Star, style: gray, icon: star, icon-at: trailing"),
      button(
        "subtitled", "Title, style: filled, subtitle: Subtitle",
        height: .around(recorded: 26.5 + 20, ours: 21 + 16)),
      button("mini", "Mini, style: gray, size: mini", height: subheadline),
      button("small", "Small, style: gray, size: small", height: subheadline),
      button("large", "Large, style: gray, size: large"),
      button("pressed", "Pressed, style: filled, pressed: true"),
      button("disabled", "Disabled, style: filled, enabled: false"),
      button("off", "Off, style: gray, enabled: false"),
    ],
  ]

  /// What is not drawn by a control, and why.
  static let exceptions = [
    "uikit/controls/intrinsic UILabel Hello 17": "a text in the system's font",
    "uikit/controls/intrinsic UIView": "a view without an extent of its own",
    "uikit/button/looks custom": "an 18 point title in the system's font, with nothing around it",
    "uikit/button/looks top": "as high as the system's symbol",
    "uikit/button/looks systemImage": "as high as the system's symbol",
  ]

  /// Cases of navigation bars, which ``BarOracleTests`` holds, of scroll views, and those that
  /// ``PresentedOracleTests`` holds.
  private static let elsewhere: Set = [
    "nav", "toolbar", "search", "alert", "popover", "sheet", "scroll", "view",
  ]

  @Test func `every recorded control is drawn, or named as an exception`() throws {
    var (count, passed) = (0, 0)
    var used: Set<String> = []
    for example in RecordedControls.all {
      let group = example.id.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      guard !Self.elsewhere.contains(group) else { continue }
      for element in example.expected.elements {
        count += 1
        let name = "\(example.id) \(element.what)"
        if let drawn = Self.drawn[example.id]?.first(where: { $0.what == element.what }) {
          #expect(Self.exceptions[name] == nil)
          try judge(drawn, element.rect, name)
          passed += 1
        } else {
          #expect(Self.exceptions[name] != nil, "\(name) is neither drawn nor an exception")
          used.insert(name)
        }
      }
    }
    print("oracle recorded-controls: \(passed) of \(count) controls, \(used.count) exceptions")
    for name in used.sorted() { print("  exception \(name): \(Self.exceptions[name] ?? "")") }
    #expect(count == 30)
    #expect(used == Set(Self.exceptions.keys))
  }

  private func judge(_ drawn: DrawnControl, _ recorded: Rect, _ name: String) throws {
    let frame = try frame(of: drawn.layer, at: recorded.origin)
    #expect(frame.origin == recorded.origin, "\(name)")
    for (rule, ours, theirs) in [
      (drawn.width, frame.width, recorded.width), (drawn.height, frame.height, recorded.height),
    ] {
      let wanted: Double
      switch rule {
      case .same: wanted = theirs
      case .alignment(let inset): wanted = theirs - inset
      case .around(let recorded, let own): wanted = theirs - recorded + own
      case .font: continue
      }
      #expect(abs(ours - wanted) < 0.05, "\(name): \(ours), expected \(wanted)")
    }
  }

  private func frame(of layer: String, at origin: Point) throws -> Rect {
    let views = "- { id: one, \(layer), at: { leading: \(origin.x), top: \(origin.y) } }"
    let scene = try TestScene.read(views: views)
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return try #require(drawing.record().layers?.last { $0.name.description == "one" }).frame
  }

  @Test func `a switch has the knob and the colors that were noted`() throws {
    let notes = try #require(try RecordedControls.named("uikit/controls/basic").expected.notes)
    let knob = try #require(notes["switch"]?["knob"])
    let extents = try #require(knob["size"]?.list)
    let size = extents.compactMap { $0.number }
    let inset = try #require(knob["inset"]?.number)
    for (keys, x) in [("", inset), (", on: true", 66 - inset - size[0])] {
      let commands = try TestScene.commands(
        views: "- { switch: \(keys), at: { leading: 0, top: 0 } }")
      let bounds = commands.compactMap(\.fillBounds)
      #expect(bounds.first == Rect(x: 0, y: 0, width: 66, height: 30))
      let drawn = try #require(bounds.last)
      // The scene has one pixel a point, to which the knob is aligned.
      #expect(abs(drawn.minX - x) <= 0.5 && abs(drawn.minY - inset) <= 0.5)
      #expect(abs(drawn.width - size[0]) <= 1 && abs(drawn.height - size[1]) <= 1)
    }
  }
}
