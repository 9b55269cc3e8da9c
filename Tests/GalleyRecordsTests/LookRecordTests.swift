import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
import GalleyNotation
import GalleyRecords
import Testing

/// Whether what things look like, and what layouts were told, reads back as it was written.
@Suite struct LookRecordTests {
  /// Looks with every kind of value.
  private static let looks: [Look] = {
    let stops = [
      GradientStop(location: 0, color: Color(red: 0.1, green: 0.2, blue: 1.0 / 3, alpha: 0.7)),
      GradientStop(location: 1, color: .white),
    ]
    let linear = LinearGradient(start: .zero, end: Point(x: 1, y: 0.5), stops: stops)
    let radial = RadialGradient(center: Point(x: 0.5, y: 0.5), radius: 0.7, stops: stops)
    let round = LookOutline(
      corners: .full, isContinuous: true, in: Rect(x: 1, y: 2, width: 3, height: 4))
    var style = TextStyle(
      family: "Lato", weight: 300, isItalic: true, size: 15.5, color: Color(hex: 0x123456))
    style.alignment = .justified
    style.isUnderlined = true
    style.isStruckThrough = true
    style.lineLimit = 2
    style.truncation = .middle
    style.lineHeight = 20
    style.letterSpacing = -0.5
    style.direction = .rightToLeft
    style.language = "ar"
    let effects: [Look.Effect] = [
      .init(.clip(nil)), .init(.clip(round), of: 3), .init(.opacity(0.25)),
      .init(
        .shadow(
          LookShadow(color: .black, offset: Vector(dx: 1, dy: -2), radius: 3, outline: round))),
      .init(.shadow(LookShadow(color: .clear, offset: .zero, radius: 0))),
      .init(.shadow(LookShadow(color: .black, offset: .zero, radius: 2, side: .inside))),
      .init(
        .transform(
          LookTransform(degrees: 3, scaleX: -1, scaleY: 2, shear: 0.5, pivot: Point(x: 4, y: 5)))),
      .init(.transform(LookTransform(offset: Vector(dx: 1, dy: 2)))),
    ]
    return [
      Look(),
      Look([.init(.box(LookBox()), effects: effects)]),
      Look([
        .init(.box(LookBox(round, fill: .linearGradient(linear)))),
        .init(
          .box(
            LookBox(
              LookOutline(.path(digest: "0123")), fill: .radialGradient(radial),
              border: LookBorder(.solid(.white), width: 0.5, cap: .round)))),
        .init(.box(LookBox(LookOutline(.ellipse, corners: .radius(0.1))))),
        .init(
          .box(
            LookBox(
              LookOutline(
                corners: .each(
                  CornerRadii(topLeft: 1, topRight: 2, bottomRight: 0, bottomLeft: 0.5))),
              border: LookBorder(.solid(.black), width: 1, cap: .square, dashes: [4, 0.5])))),
        .init(
          .box(
            LookBox(
              round,
              backdrop: LookBackdrop(
                radius: 29.5, saturation: 1.9, tint: Color(red: 0.7, green: 0.7, blue: 0.7))))),
      ]),
      Look([
        .init(.text(LookText("{}", style: style, origin: Point(x: 0.1, y: -3), width: 40))),
        .init(.text(LookText("", style: TextStyle()))),
        .init(
          .text(
            LookText(
              "painted", style: TextStyle(), paint: .radialGradient(radial),
              outline: TextOutline(color: .white, width: 2.5)))),
        .init(.image(LookImage("a b.png", size: Size(width: 10, height: 20)))),
        .init(
          .image(
            LookImage(
              "c.svg", size: Size(width: 1, height: 1), in: Rect(x: -1, y: 0, width: 2, height: 3)))
        ),
      ]),
    ]
  }()

  private static func record(_ look: Look) -> ScreenRecord {
    let recordedOptions = [
      RecordedOption("a", .flag(true)), RecordedOption("b", .number(0.1)),
      RecordedOption("c", .text("50%")),
      RecordedOption("d", .texts(["x", "y"])),
      RecordedOption("e", .parts([RecordedOption("top", .number(3))])),
      RecordedOption("f", .color(Color(hex: 0x2F7D55))),
      RecordedOption(
        "g", .parts([RecordedOption("ink", .color(Color(hex: 0x2F7D55, alpha: 0.5)))])),
    ]
    let layer = ScreenRecord.Layer(
      name: PartName([.layer(LayerName(id: "cover", kind: "shape"))]), kind: "shape",
      frame: Rect(x: 0, y: 0, width: 8, height: 8), look: look,
      neighbors: [
        LayerNeighbor(.below, "title", gap: 12.5), LayerNeighbor(.before, "end", gap: 0),
      ],
      recordedOptions: [RecordedOption("mode", .text("center"))])
    let element = LayoutRecord.Element(
      name: ElementName(item: "one"),
      attributes: LayoutAttributes(
        element: .cell(section: 0, item: 0), frame: Rect(x: 0, y: 0, width: 8, height: 8)),
      look: nil,
      layers: [layer])
    return ScreenRecord(
      title: "Title", state: "first", size: Size(width: 8, height: 8), scale: 2,
      recordedOptions: recordedOptions,
      layers: [layer],
      collections: [
        LayoutRecord(
          collection: "shelf", layout: "grid", contentSize: .zero, contentOffset: .zero,
          size: Size(width: 8, height: 8), itemCounts: [1], recordedOptions: recordedOptions,
          elements: [element])
      ])
  }

  @Test(arguments: looks)
  func `a look reads back as it was written`(_ look: Look) throws {
    let record = Self.record(look)
    #expect(try ScreenRecord(json: Array(record.json.utf8)) == record)
    #expect(try ScreenRecord(json: Array(record.compactJSON.utf8)) == record)
  }

  @Test func `looks are values, and equal ones are written once`() {
    let text = Self.record(Self.looks[3]).compactJSON
    #expect(text.components(separatedBy: "\"Lato\"").count == 2)
    #expect(text.contains("\"size\":15.5") && text.contains("\"#123456\""))
  }

  @Test func `the looks of an older record are passed over`() throws {
    let old = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2,
       "properties": [["fill", "#FF0000"], ["font.size", "17"]], "looks": [[0, 1], [0]],
       "layers": [{"id": "title", "kind": "text", "frame": [0, 0, 1, 1], "look": 1}],
       "collections": [
        {"collection": "c", "layout": "grid", "contentSize": [1, 2], "contentOffset": [0, 0],
         "size": [1, 2], "elements": [{"id": "x", "item": 3, "frame": [0, 20, 50, 50], "look": 0}]}]}
      """
    let record = try ScreenRecord(json: Array(old.utf8))
    #expect(record.layers?.first?.look == nil)
    #expect(record.collections[0].elements[0].look == nil)
    #expect(record.collections[0].recordedOptions == nil)
  }

  @Test(arguments: [
    "{\"text\": \"a\", \"at\": [0, 0], \"style\": 3}", "{\"fill\": \"red\"}",
    "{\"border\": {\"width\": 1}}", "{\"effects\": [{\"shadow\": {\"color\": 1}}]}",
    "{\"fill\": {\"linear\": [0, 0]}}",
  ])
  func `a part that is none is refused`(_ part: String) {
    let text = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2, "parts": [\(part)],
       "collections": []}
      """
    #expect(throws: RecordError.self) { try ScreenRecord(json: Array(text.utf8)) }
  }

  @Test(arguments: LayoutCatalog.standard.kinds)
  func `every option of a layout that has a value is told`(_ kind: String) throws {
    let type = try #require(LayoutCatalog.standard[kind])
    let view = try CollectionView(
      content: Content(count: 3), layout: type.init(options: .empty()),
      in: Environment(size: Size(width: 375, height: 667)))
    let recordedOptions = LayoutRecord(of: view, collection: "shelf").recordedOptions ?? []
    let keys = Set(recordedOptions.map(\.key))
    // Those that say nothing by themselves, such as as many columns as fit.
    let silent: Set = [
      "flow item", "flow columns", "flow shelf", "waterfall item", "justified aspect",
      "justified breakout-every", "justified max-rows", "ring radius", "circles predecessors",
      "springboard columns",
      "spreadsheet columns", "week day-width", "stack pile-reveal", "springboard rows",
      "springboard line-spacing", "springboard insets",
    ]
    let silentOfLists: Set = [
      "list max-row-height", "list header-top-padding", "list side-inset",
      "list insets-reference", "list separator-inset",
    ]
    // Of the group that repeats only what it says is told, and of what lies at its edges only what
    // is there.
    let silentOfGroups = Set(
      [
        "horizontal", "vertical", "custom", "width", "height", "min-width", "max-width",
        "min-height", "max-height", "count", "spacing", "group-insets", "edge-spacing", "badges",
        "header", "footer", "boundaries", "background", "background-insets", "orthogonal-scrolling",
      ].map { "group \($0)" })
    let unspecified = silent.union(silentOfLists).union(silentOfGroups)
    for option in type.declarations where !unspecified.contains("\(kind) \(option.key)") {
      #expect(keys.contains(option.key), "\(option.key) of \(kind): \(keys.sorted())")
    }
  }

  @Test func `an option is told with the value that holds`() throws {
    var layout = FlowLayout()
    layout.lineSpacing = 12
    layout.item = ItemSize(width: .fraction(0.5), height: .points(40))
    layout.pinsHeaders = true
    let view = try CollectionView(
      content: Content(count: 3), layout: layout,
      in: Environment(size: Size(width: 375, height: 667), contentInset: EdgeInsets(top: 24)))
    let recordedOptions = try #require(LayoutRecord(of: view, collection: "shelf").recordedOptions)
    #expect(recordedOptions["line-spacing"] == .number(12))
    #expect(recordedOptions["interitem-spacing"] == .number(10))
    #expect(
      recordedOptions["item"]
        == .parts([RecordedOption("width", .text("50%")), RecordedOption("height", .number(40))]))
    #expect(recordedOptions["pin-headers"] == .flag(true))
    #expect(recordedOptions["scroll-direction"] == .text("vertical"))
    guard case .parts(let inset)? = recordedOptions["content-inset"] else {
      Issue.record("no content inset is told")
      return
    }
    #expect(inset["top"] == .number(24) && inset["bottom"] == .number(0))
  }
}
