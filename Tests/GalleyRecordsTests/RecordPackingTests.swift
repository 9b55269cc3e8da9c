import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
import GalleyNotation
import GalleyRecords
import Testing

/// Whether the records that pictures keep say all that there is to say, though they leave out what
/// is as usual, and whether those of older pictures still read.
@Suite struct RecordPackingTests {
  private static func screen(
    recordedOptions: [RecordedOption]? = nil, layers: [ScreenRecord.Layer]? = nil,
    _ collections: LayoutRecord...
  ) -> ScreenRecord {
    ScreenRecord(
      title: "A", state: "b", size: Size(width: 100, height: 200), scale: 2,
      recordedOptions: recordedOptions,
      layers: layers, collections: collections)
  }

  private static func collection(
    layout: String = "flow", recordedOptions: [RecordedOption]? = nil,
    _ elements: [LayoutRecord.Element] = []
  ) -> LayoutRecord {
    LayoutRecord(
      collection: "shelf", layout: layout, contentSize: Size(width: 100, height: 200),
      contentOffset: .zero, size: Size(width: 100, height: 200),
      frame: Rect(x: 0, y: 10, width: 100, height: 200), recordedOptions: recordedOptions,
      elements: elements)
  }

  private static func element(
    _ id: ItemID, _ element: LayoutElement, look: Look? = nil, digest: UInt32? = nil,
    layers: [ScreenRecord.Layer]? = nil
  ) -> LayoutRecord.Element {
    LayoutRecord.Element(
      name: ElementName(element.category == .cell ? .item(id) : .view(element)),
      attributes: LayoutAttributes(element: element, frame: Rect(x: 1, y: 2, width: 3, height: 4)),
      look: look, layers: layers, digest: digest.map { SourceDigest(value: $0) })
  }

  private static func fill(_ hex: UInt32) -> Look {
    Look([.init(.box(LookBox(fill: .solid(Color(hex: hex)))))])
  }

  private static func layer(_ kind: String, _ look: Look?) -> ScreenRecord.Layer {
    .init(
      name: PartName([.layer(LayerName(kind: kind))]), kind: kind,
      frame: Rect(x: 0, y: 0, width: 5, height: 5), look: look)
  }

  private func readsBack(_ record: ScreenRecord) throws -> Bool {
    try ScreenRecord(json: Array(record.compactJSON.utf8)) == record
  }

  @Test(arguments: LayoutCatalog.standard.kinds)
  func `what a layout is told by itself reads back`(_ kind: String) throws {
    let type = try #require(LayoutCatalog.standard[kind])
    let view = try CollectionView(
      content: Content(count: 3), layout: type.init(options: .empty()),
      in: Environment(size: Size(width: 375, height: 667)))
    let record = Self.screen(LayoutRecord(of: view, collection: "shelf"))
    #expect(record.collections[0].recordedOptions?.isEmpty == false)
    #expect(try readsBack(record))
  }

  @Test(arguments: [
    nil, [], [RecordedOption("interaction", .text("select"))],
    [
      RecordedOption("interaction", .text("drag")),
      RecordedOption("scroll-direction", .text("vertical")),
    ],
    [
      RecordedOption("scroll-direction", .text("vertical")),
      RecordedOption("selection", .texts(["1", "2"])),
    ],
    [
      RecordedOption("selection", .texts([])), RecordedOption("line-spacing", .number(12)),
      RecordedOption("mine", .flag(true)),
    ],
    [RecordedOption("line-spacing", .number(1)), RecordedOption("line-spacing", .number(2))],
  ])
  func `what is told otherwise, or not at all, reads back in its order`(
    _ recordedOptions: [RecordedOption]?
  ) throws {
    #expect(
      try readsBack(
        Self.screen(
          recordedOptions: recordedOptions, Self.collection(recordedOptions: recordedOptions))))
    #expect(
      try readsBack(
        Self.screen(Self.collection(layout: "another", recordedOptions: recordedOptions))))
  }

  @Test(arguments: [[0, 0, 0, 0], [8, 8, 8, 8], [1, 2, 1, 2], [1, 2, 1, 3], [0.1, 0, 0, 0]])
  func `insets read back with all their edges`(_ edges: [Double]) throws {
    let insets = RecordedOption.Value.parts(
      zip(["top", "leading", "bottom", "trailing"], edges).map { RecordedOption($0, .number($1)) })
    let recordedOptions = [RecordedOption("safe-area", insets), RecordedOption("insets", insets)]
    #expect(
      try readsBack(
        Self.screen(
          recordedOptions: recordedOptions, Self.collection(recordedOptions: recordedOptions))))
  }

  @Test func `items that follow one another need no numbers, and others keep theirs`() throws {
    let running = (4..<9).map { Self.element(.loaded($0), .cell(section: 0, item: $0)) }
    let text = Self.screen(Self.collection(running)).compactJSON
    #expect(text.contains("\"item\":4") && !text.contains("\"item\":5"))
    let mixed = [
      Self.element("a", .header(section: 0)), Self.element(.loaded(0), .cell(section: 0, item: 0)),
      Self.element(.loaded(1), .cell(section: 1, item: 0)), Self.element("x", .header(section: 1)),
      Self.element(.inserted(0), .cell(section: 1, item: 1)),
      Self.element(.loaded(2), .cell(section: 0, item: 1)),
      Self.element("3", .cell(section: 1, item: 2)),
      Self.element(.loaded(3), .cell(section: 1, item: 3)),
      Self.element(.loaded(9), .cell(section: 1, item: 9)),
      Self.element(.loaded(8), .cell(section: 1, item: 8)),
    ]
    for elements in [running, mixed, mixed.reversed()] {
      #expect(try readsBack(Self.screen(Self.collection(elements))))
    }
  }

  @Test func `looks that come in their order need no numbers, and others keep theirs`() throws {
    let (red, green, blue) = (Self.fill(0xFF0000), Self.fill(0xFF00), Self.fill(0xFF))
    let both = Look(red.parts + green.parts)
    let text = Look([
      .init(.text(LookText("t", style: TextStyle(), origin: Point(x: 0, y: 2), width: 9)))
    ])
    let far = Look([.init(.text(LookText("t", style: TextStyle(), origin: Point(x: 1, y: 2))))])
    let looks: [Look?] = [red, both, nil, Look(), green, text, red, far, blue, both, text]
    let elements = looks.indices.map { number in
      Self.element(
        .loaded(number), .cell(section: 0, item: number),
        look: number % 3 == 0 ? looks[number] : nil,
        digest: number % 2 == 0 ? UInt32(number) : nil,
        layers: [Self.layer("shape", looks[number]), Self.layer("text", looks.reversed()[number])])
    }
    #expect(
      try readsBack(Self.screen(layers: [Self.layer("box", blue)], Self.collection(elements))))
    #expect(try readsBack(Self.screen(Self.collection(elements.reversed()))))
  }

  @Test func `a record as it was written before reads as the same one does now`() throws {
    let old = """
      {
        "title": "A", "state": "b", "size": [100, 200], "scale": 2,
        "told": {"theme": "light", "safe-area": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}},
        "styles": [{"family": "Roboto", "size": 17, "color": "#000000"}],
        "parts": [{"fill": "#FF0000"}, {"text": "t", "at": [0, 2], "style": 0, "width": 9},
          {"fill": [1, 0, 0, 0.5], "effects": [{"shadow": {"color": [0, 0, 0, 0.25],
           "offset": [0, 1], "radius": 2, "outline": null}}]}],
        "looks": [[0], [1], [0, 1], [], [2]],
        "inner": [{"id": "shape", "frame": [0, 0, 5, 5]}, {"id": "text", "frame": [0, 0, 5, 5]}],
        "layers": [{"id": "box", "frame": [0, 0, 5, 5], "look": 2}],
        "collections": [
          {"collection": "shelf", "layout": "flow", "contentSize": [100, 200],
           "contentOffset": [0, 0], "size": [100, 200], "frame": [0, 10, 100, 200], "mode": null,
           "itemCounts": [5], "told": {"interaction": "select"},
           "elements": [
            {"id": "0", "item": 0, "frame": [1, 2, 3, 4], "digest": "abc", "layers": [0, 0, 1, 1]},
            {"id": "1", "item": 1, "frame": [1, 2, 3, 4], "look": 4, "layers": [0, 3, 1, -1]},
            {"id": "header-0", "item": 0, "category": "supplementary", "kind": "header",
             "frame": [1, 2, 3, 4]}],
           "unseen": [{"section": 0, "item": 2, "number": 2, "digests": "1 - abcdef"}]}]
      }
      """
    let (red, text) = (
      Self.fill(0xFF0000),
      Look([
        .init(
          .text(
            LookText(
              "t", style: TextStyle(family: "Roboto", size: 17, color: .black),
              origin: Point(x: 0, y: 2), width: 9)))
      ])
    )
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let shadow = LookShadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.25), offset: Vector(dx: 0, dy: 1), radius: 2)
    let shaded = Look([.init(.box(LookBox(fill: .solid(half))), effects: [.init(.shadow(shadow))])])
    let zero = RecordedOption.Value.parts(
      ["top", "leading", "bottom", "trailing"].map { RecordedOption($0, .number(0)) })
    var shelf = Self.collection(
      recordedOptions: [RecordedOption("interaction", .text("select"))],
      [
        Self.element(
          .loaded(0), .cell(section: 0, item: 0), digest: 0xABC,
          layers: [Self.layer("shape", red), Self.layer("text", text)]),
        Self.element(
          .loaded(1), .cell(section: 0, item: 1), look: shaded,
          layers: [Self.layer("shape", Look()), Self.layer("text", nil)]),
        Self.element("x", .header(section: 0)),
      ])
    shelf.itemCounts = [5]
    let offscreen: [UInt32?] = [1, nil, 0xABCDEF]
    shelf.offscreen = offscreen.enumerated().map { number, digest in
      .init(
        id: .loaded(number + 2), indexPath: ItemPath(section: 0, item: number + 2),
        digest: digest.map { SourceDigest(value: $0) })
    }
    let record = Self.screen(
      recordedOptions: [
        RecordedOption("theme", .text("light")), RecordedOption("safe-area", zero),
      ],
      layers: [Self.layer("box", Look(red.parts + text.parts))], shelf)
    #expect(try ScreenRecord(json: Array(old.utf8)) == record)
    #expect(try readsBack(record))
  }

  @Test(arguments: [
    (#""made": [1]"#, "numbers of layers"), (#""made": [[0, 7]]"#, "numbers of layers"),
    (#""made": [0, 0]"#, "numbers of layers"), (#""made": [{}]"#, "numbers of layers"),
    (#""item": "x""#, "a whole number"),
  ])
  func `an element that refers to what is not there is refused`(
    _ member: String, _ reason: String
  ) {
    let text = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2, "parts": [{}],
       "inner": [{"id": "shape", "frame": [0, 0, 5, 5]}], "collections": [
        {"collection": "c", "layout": "x", "frame": [0, 0, 1, 2],
         "elements": [{"frame": [0, 20, 50, 50], \(member)}]}]}
      """
    let error = #expect(throws: RecordError.self) { try ScreenRecord(json: Array(text.utf8)) }
    #expect(error?.description.contains(reason) == true, "\(error as Any)")
  }

  @Test(arguments: [
    #""parts": [["a"]]"#, #""parts": [["a", 0, 1]]"#, #""groups": [[0]]"#,
    ##""styles": [{"family": "Lato", "color": "#000000"}], "parts": [["a", 0, "x"]]"##,
    ##""parts": [{"fill": ["#00", 1]}]"##,
  ])
  func `what is short and wrong is refused`(_ members: String) {
    let text = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2, \(members), "collections": []}
      """
    #expect(throws: RecordError.self) { try ScreenRecord(json: Array(text.utf8)) }
  }

  @Test func `a row of digests is as long as its elements are many`() {
    let text = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2, "collections": [
        {"collection": "c", "layout": "x", "frame": [0, 0, 1, 2], "digests": "000001000002",
         "elements": [{"frame": [0, 20, 50, 50]}]}]}
      """
    #expect(throws: RecordError.self) { try ScreenRecord(json: Array(text.utf8)) }
  }
}
