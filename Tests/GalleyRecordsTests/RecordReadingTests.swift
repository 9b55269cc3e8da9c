import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
import GalleyRecords
import Testing

@Suite struct RecordReadingTests {
  private static let look = Look([
    .init(.box(LookBox(fill: .solid(Color(hex: 0xFF0000))))),
    .init(.text(LookText("a \"b\" \u{1F600}\n", style: TextStyle(weight: 700)))),
  ])

  /// Ids of each kind, and given ones that read as those of others.
  private static let ids: [ItemID] = [
    "item", .loaded(3), "3", .inserted(0), "new-0", "leaving-3", "id:3", "", "03", "header-0",
  ]

  /// Names of each kind, what is around before what is inside, and ids that read as others.
  private static let names: [(PartName, String)] = {
    let group = PartName([.layer(LayerName(kind: "group", number: 2))])
    let shelf = PartName([.collection("a-detail-b")])
    let detail = shelf.inner(.detail("3"))
    return [
      (PartName([.background]), "background"), (group, "group"),
      (group.inner(.layer(LayerName(id: "title", kind: "text"))), "text"),
      (group.inner(.layer(LayerName(id: "text-2", kind: "text"))), "text"),
      (group.inner(.layer(LayerName(kind: "text", number: 2))), "text"),
      (PartName([.layer(LayerName(id: "title", kind: "text"))]), "text"),
      (PartName([.layer(LayerName(id: "background", kind: "background"))]), "background"),
      (shelf, "collection"),
      (shelf.inner(.indicator(.vertical)), "scroll-indicator"), (detail, "detail"),
      (detail.inner(.layer(LayerName(kind: "text"))), "text"),
    ]
  }()

  private static func layers(ofItem item: Int) -> [ScreenRecord.Layer] {
    names[1..<(3 + item % 2)].map { name, kind in
      .init(
        name: name, kind: kind, frame: Rect(x: 0, y: 0, width: Double(item % 4), height: 9),
        look: item % 2 == 0 ? look : Look())
    }
  }

  private static func record(seed: UInt64 = 5) -> ScreenRecord {
    var generator = SplitMix64(seed: seed)
    func number() -> Double { Double.random(in: -1000...1000, using: &generator) }
    let elements = (0..<40).map { item -> LayoutRecord.Element in
      var attributes = LayoutAttributes(
        element: item % 9 == 0 ? .header(section: item) : .cell(section: item % 3, item: item),
        frame: Rect(x: number(), y: number(), width: abs(number()), height: abs(number())))
      if item % 4 == 0 { attributes.alpha = 0.5 }
      if item % 5 == 0 { attributes.zIndex = item }
      if item % 7 == 0 { attributes.isHidden = true }
      if item % 6 == 0 { attributes.custom = ["flag": .flag(true), "share": .number(0.1)] }
      let element = attributes.element
      return LayoutRecord.Element(
        name: ElementName(
          element.category == .cell ? .item(ids[item % ids.count]) : .view(element),
          isLeaving: item % 10 == 0),
        attributes: attributes, look: item % 2 == 0 ? look : nil,
        layers: item % 3 == 0 ? nil : layers(ofItem: item),
        digest: item % 5 == 0 ? SourceDigest(of: "\(item)".utf8) : nil)
    }
    return ScreenRecord(
      title: "Title", state: "first", size: Size(width: 390, height: 844), scale: 3,
      sceneDigest: seed == 5 ? nil : "abc",
      layers: names.map { name, kind in
        .init(name: name, kind: kind, frame: Rect(x: 0.1, y: 2, width: 3, height: 4), look: look)
      },
      collections: [
        LayoutRecord(
          collection: "shelf", layout: "grid", contentSize: Size(width: 1, height: 2),
          contentOffset: Point(x: 0.1, y: 1.0 / 3), size: Size(width: 390, height: 500),
          frame: Rect(x: 0, y: 44, width: 390, height: 500), mode: "editing", elements: elements,
          offscreen: seed == 5
            ? nil
            : ids.enumerated().map { number, id in
              .init(
                id: id, indexPath: ItemPath(section: number / 4, item: number * number % 7),
                digest: number == 2 ? nil : SourceDigest(value: UInt32(number) << 20))
            })
      ])
  }

  @Test(arguments: [5, 6])
  func `a record reads back as it was written, complete and compact`(_ seed: UInt64) throws {
    let record = Self.record(seed: seed)
    #expect(try ScreenRecord(json: Array(record.json.utf8)) == record)
    #expect(try ScreenRecord(json: Array(record.compactJSON.utf8)) == record)
    #expect(record.compactJSON.utf8.count < record.json.utf8.count / 2)
  }

  @Test func `a turned element reads back with its centre and size`() throws {
    var record = Self.record()
    record.collections[0].elements[1].attributes.transform = .rotation(radians: 1)
    let old = record.collections[0].elements[1].attributes
    for json in [record.json, record.compactJSON] {
      let new = try ScreenRecord(json: Array(json.utf8)).collections[0].elements[1].attributes
      #expect(new.transform == old.transform)
      #expect(abs(new.center.x - old.center.x) < 1e-9 && new.size == old.size)
    }
  }

  @Test func `a record of an older version lacks looks and layers`() throws {
    let old = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2, "collections": [
        {"collection": "c", "layout": "grid", "contentSize": [1, 2], "contentOffset": [0, 0],
         "size": [1, 2], "mode": null, "elements": [
          {"id": "x", "section": 0, "item": 3, "category": "cell", "kind": null,
           "frame": [0, 20, 50, 50], "center": [25, 45], "size": [50, 50], "alpha": 1,
           "transform": [1, 0, 0, 1, 0, 0], "zIndex": 0, "hidden": false, "custom": {},
           "style": "whatever"}]}]}
      """
    let record = try ScreenRecord(json: Array(old.utf8))
    #expect(record.layers == nil)
    #expect(record.collections[0].frame == nil)
    #expect(record.collections[0].elements[0].look == nil)
    #expect(record.collections[0].elements[0].attributes.frame.minY == 20)
    #expect(record.collections[0].elements[0].layers == nil)
    #expect(record.collections[0].offscreen == nil)
  }

  @Test func `what an older version calls a part is taken for the part`() throws {
    func element(_ id: String, _ category: String = "cell", _ kind: String = "null") -> String {
      #"{"id": "\#(id)", "item": 0, "category": "\#(category)", "kind": \#(kind), "frame": [0, 0, 1, 1]}"#
    }
    let elements = [
      element("x"), element("3"), element("new-2"), element("leaving-x"), element("id:leaving-x"),
      element("leaving-header-0", "supplementary", #""header""#),
    ]
    let old = """
      {"title": "A", "state": "b", "size": [1, 2], "scale": 2, "layers": [
        {"id": "background", "frame": [0, 0, 1, 1]}, {"id": "text-2", "kind": "text",
         "frame": [0, 0, 1, 1]}, {"id": "title", "kind": "text", "frame": [0, 0, 1, 1]},
        {"id": "c", "kind": "collection", "frame": [0, 0, 1, 1]}], "collections": [
        {"collection": "c", "layout": "grid", "contentSize": [1, 2], "contentOffset": [0, 0],
         "size": [1, 2], "elements": [\(elements.joined(separator: ", "))]}]}
      """
    let record = try ScreenRecord(json: Array(old.utf8))
    #expect(
      record.layers?.map(\.name) == [
        PartName([.background]), PartName([.layer(LayerName(kind: "text", number: 2))]),
        PartName([.layer(LayerName(id: "title", kind: "text"))]), PartName([.collection("c")]),
      ])
    #expect(
      record.collections[0].elements.map(\.name) == [
        ElementName(item: "x"), ElementName(item: .loaded(3)), ElementName(item: .inserted(2)),
        ElementName(item: "x", isLeaving: true), ElementName(item: "leaving-x"),
        ElementName(.view(.header(section: 0)), isLeaving: true),
      ])
  }

  @Test(arguments: [
    ("", "expected a value"), ("[]", "is no object"), ("{}", "'title' of the record"),
    ("{\"size\": [1, 2, 3]}", "'title'"), ("{\"parts\": [1]}", "is no object"),
    ("{\"looks\": [[0]]}", "numbers of parts"), ("{\"looks\": {}}", "a list"),
  ])
  func `what is no record is refused with a reason`(_ text: String, _ reason: String) {
    let error = #expect(throws: RecordError.self) { try ScreenRecord(json: Array(text.utf8)) }
    #expect(error?.description.contains(reason) == true, "\(error as Any)")
  }

  @Test func `a record cut anywhere is refused and never a crash`() throws {
    let bytes = Array(Self.record().compactJSON.utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: RecordError.self) { try ScreenRecord(json: Array(bytes[..<end])) }
    }
  }

  @Test func `a record with bytes changed at random is read or refused`() {
    var generator = SplitMix64(seed: 7)
    let bytes = Array(Self.record().compactJSON.utf8)
    for _ in 0..<500 {
      var broken = bytes
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      broken[place] = UInt8.random(in: 32..<127, using: &generator)
      _ = try? ScreenRecord(json: broken)
    }
  }
}
