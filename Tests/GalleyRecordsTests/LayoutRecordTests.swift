import Foundation
import GalleyGeometry
import GalleyLayouts
import GalleyRecords
import Testing

struct LayoutRecordTests {
  @Test func `a record is written as JSON, an element to a line`() throws {
    #expect(
      try record(count: 1).json == """
        {
          "collection": "shelf",
          "layout": "grid",
          "contentSize": [100, 70],
          "contentOffset": [0, 0],
          "size": [100, 60],
          "mode": null,
          "itemCounts": [1],
          "told": {"scroll-direction": "vertical", "columns": 2, "spacing": 0, "aspect": 1, \
        "insets-reference": "safe-area", "insets": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}, "header-extent": 20, \
        "footer-extent": 0, "pin-headers": false, "interaction": "select"},
          "sections": {},
          "elements": [
            {"id": "catch", "section": 0, "item": 0, "category": "cell", "kind": null, \
        "frame": [0, 20, 50, 50], "center": [25, 45], "size": [50, 50], "alpha": 1, \
        "transform": [1, 0, 0, 1, 0, 0], "zIndex": 0, "hidden": false, "custom": {}},
            {"id": "header-0", "section": 0, "item": 0, "category": "supplementary", \
        "kind": "header", "frame": [0, 0, 100, 20], "center": [50, 10], "size": [100, 20], \
        "alpha": 1, "transform": [1, 0, 0, 1, 0, 0], "zIndex": 10, "hidden": false, "custom": {}}
          ]
        }

        """)
  }

  @Test func `a record is written as an aligned table`() throws {
    let table = try record(count: 1).text
    #expect(
      table == """
        shelf: grid, 100x60
        content size 100x70, content offset 0 0
        id        section  item  category       kind    x   y  width  height  center  size    \
        alpha  transform   z  hidden  custom
        catch           0     0  cell           -       0  20     50      50  25,45   50x50   \
            1  -           0  no      -
        header-0        0     0  supplementary  header  0   0    100      20  50,10   100x20  \
            1  -          10  no      -

        """, "\(table)")
  }

  @Test func `all elements or those that are visible`() throws {
    let view = try view(count: 9)
    #expect(LayoutRecord(of: view, collection: "shelf").elements.count == 3)
    #expect(LayoutRecord(of: view, collection: "shelf", scope: .all).elements.count == 10)
  }

  @Test func `numbers read back exactly`() throws {
    var generator = SplitMix64(seed: 2)
    var numbers = (0..<500).map { _ in Double.random(in: -1e6...1e6, using: &generator) }
    numbers += [
      0.1, 1.0 / 3, 1e-7, 123_456_789_012, 1e22, .leastNonzeroMagnitude, -0.0, 266.40000000000003,
    ]
    let written = try json(
      with: numbers.map { .init(frame: Rect(x: $0, y: 0, width: 1, height: 1)) })
    let read = try JSONDecoder().decode(Frames.self, from: Data(written.utf8))
    #expect(read.elements.map { $0.frame[0] } == numbers)
  }

  @Test func `texts are escaped`() throws {
    let text = "a \"b\" \\ c\n\t\u{1} \u{1F600} é"
    let attributes = LayoutAttributes(
      element: .cell(section: 0, item: 0), frame: .zero,
      custom: ["word": .text(text), "flag": .flag(true)])
    let written = try json(with: [attributes])
    let element = try #require(try decoded(written).first)
    #expect((element["custom"] as? [String: Any])?["word"] as? String == text)
    #expect(written.contains("\"custom\": {\"flag\": true, \"word\": "))
  }

  @Test func `a screen holds its collections and, where it is known, a digest of its scene`() throws
  {
    var screen = ScreenRecord(
      title: "Games", state: "first", size: Size(width: 320, height: 568), scale: 2,
      collections: [try record(count: 1), try record(count: 0)])
    #expect(!screen.json.contains("sceneDigest"))
    screen.sceneDigest = "5ca1ab1e"
    let object = try JSONSerialization.jsonObject(with: Data(screen.json.utf8)) as? [String: Any]
    #expect(object?["sceneDigest"] as? String == "5ca1ab1e")
    #expect((object?["collections"] as? [Any])?.count == 2)
    #expect(screen.text.hasPrefix("Games, first: 320x568 points at 2x\n\nshelf: grid, 100x60\n"))
    #expect(screen.text.hasSuffix("no elements\n"))
  }

  private struct Frames: Decodable {
    var elements: [Element]

    struct Element: Decodable { var frame: [Double] }
  }

  private func view(count: Int) throws -> CollectionView {
    var layout = GridLayout()
    layout.columns = 2
    layout.headerExtent = 20
    let names = ["catch"] + (1..<max(2, count)).map { "game-\($0)" }
    return try CollectionView(
      content: Content(count: count), layout: layout,
      in: Environment(size: Size(width: 100, height: 60)),
      ids: [names.prefix(count).map(ItemID.given)])
  }

  private func record(count: Int) throws -> LayoutRecord {
    LayoutRecord(of: try view(count: count), collection: "shelf")
  }

  private func json(with attributes: [LayoutAttributes]) throws -> String {
    var record = try record(count: 0)
    record.elements = attributes.map { .init(name: ElementName(item: "a"), attributes: $0) }
    return record.json
  }

  private func decoded(_ text: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return object?["elements"] as? [[String: Any]] ?? []
  }
}

extension LayoutAttributes {
  fileprivate init(frame: Rect) { self.init(element: .cell(section: 0, item: 0), frame: frame) }
}
