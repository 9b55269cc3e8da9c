import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
import GalleyRecords
import Testing

/// What is said of items that came, went and moved, seen or not.
@Suite struct ContentExplanationTests {
  /// A list of rows of 40 points, of which the first four are in sight.
  private func record(
    _ names: [String], hasIDs: Bool, digests: Bool = true, recordedOptions: [RecordedOption]? = nil
  ) -> ScreenRecord {
    func id(_ item: Int) -> ItemID { hasIDs ? .given(names[item]) : .loaded(item) }
    func digest(_ item: Int) -> SourceDigest? { digests ? SourceDigest(of: names[item].utf8) : nil }
    let seen = names.indices.prefix(4).map { item in
      let text = LookText(names[item], style: TextStyle())
      return LayoutRecord.Element(
        name: ElementName(item: id(item)),
        attributes: LayoutAttributes(
          element: LayoutElement(
            category: .cell, kind: nil, indexPath: ItemPath(section: 0, item: item)),
          frame: Rect(x: 0, y: Double(item) * 40, width: 100, height: 40)),
        look: Look([.init(.text(text))]), digest: digest(item))
    }
    let offscreen = names.indices.dropFirst(4).map { item in
      LayoutRecord.OffscreenItem(
        id: id(item), indexPath: ItemPath(section: 0, item: item), digest: digest(item))
    }
    let list = LayoutRecord(
      collection: "list", layout: "flow",
      contentSize: Size(width: 100, height: Double(names.count) * 40), contentOffset: .zero,
      size: Size(width: 100, height: 160), itemCounts: [names.count],
      recordedOptions: recordedOptions, elements: seen,
      offscreen: offscreen)
    return ScreenRecord(
      title: "List", state: "first", size: Size(width: 100, height: 160), scale: 1,
      collections: [list])
  }

  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private func sentences(_ names: [String], hasIDs: Bool) -> [String] {
    LayoutExplanation(
      from: record(Self.names, hasIDs: hasIDs), to: record(names, hasIDs: hasIDs)
    ).changes.map(\.sentence)
  }

  private func name(_ name: String, _ number: Int, _ hasIDs: Bool) -> String {
    hasIDs ? "'\(name)'" : "\(number)"
  }

  @Test(arguments: [true, false])
  func `an insertion counts all that follow, and what it puts out of sight`(hasIDs: Bool) {
    let said = sentences(["a", "x", "b", "c", "d", "e", "f", "g", "h"], hasIDs: hasIDs)
    let hint = hasIDs ? "" : " (\"x\")"
    #expect(
      said == [
        "item \(name("x", 1, hasIDs)) of 'list'\(hint) was inserted; 7 after it moved on",
        "item \(name("d", 4, hasIDs)) of 'list' went out of sight",
        "items \(name("b", 2, hasIDs)) and \(name("c", 3, hasIDs)) of 'list' moved by 0, +40 pt",
      ])
  }

  @Test(arguments: [true, false])
  func `what moved into sight was there before`(hasIDs: Bool) {
    let said = sentences(["h", "a", "b", "c", "d", "e", "f", "g"], hasIDs: hasIDs)
    let hint = hasIDs ? "" : " (\"h\")"
    #expect(
      said.first
        == "item \(name("h", 0, hasIDs)) of 'list'\(hint) moved from index 7 to index 0, before 7 others"
    )
    #expect(!said.contains { $0.contains("added") || $0.contains("removed") })
    #expect(said.contains("item \(name("h", 0, hasIDs)) of 'list' came into sight"))
  }

  @Test(arguments: [true, false])
  func `two that changed places, and a reversed order, are told as that`(hasIDs: Bool) {
    let both = hasIDs ? "'b' and 'g'" : "1 (\"g\") and 6 (\"b\")"
    #expect(
      sentences(["a", "g", "c", "d", "e", "f", "b", "h"], hasIDs: hasIDs).first
        == "items \(both) of 'list' changed places")
    #expect(
      sentences(Self.names.reversed(), hasIDs: hasIDs).first
        == "the order of the 8 items of 'list' was reversed")
    #expect(
      sentences(["e", "a", "f", "b", "g", "c", "h", "d"], hasIDs: hasIDs).first
        == "the order of the 8 items of 'list' changed: at least 4 of them moved")
  }

  @Test func `an item alone in the place of one that went replaced it`() {
    // It looks otherwise, so it is another item.
    #expect(
      sentences(["a", "b", "z", "d", "e", "f", "g", "h"], hasIDs: true)
        == ["item 'c' of 'list' was replaced by 'z'"])
    #expect(
      sentences(["x", "b", "z", "d", "e", "f", "g", "h"], hasIDs: true)
        == ["item 'a' of 'list' was replaced by 'x'", "item 'c' of 'list' was replaced by 'z'"])
    // Behind an insertion it has another index, and is still in the place of the other.
    let said = sentences(["n", "a", "b", "z", "d", "e", "f", "g", "h"], hasIDs: true)
    #expect(
      said.prefix(2) == [
        "item 'n' of 'list' was inserted; 7 after it moved on",
        "item 'c' of 'list' was replaced by 'z'",
      ])
  }

  @Test func `one that went elsewhere and several in a place of one are no replacement`() {
    #expect(
      sentences(["a", "b", "d", "z", "e", "f", "g", "h"], hasIDs: true).allSatisfy {
        !$0.contains("replaced")
      })
    #expect(
      sentences(["a", "b", "y", "z", "d", "e", "f", "g", "h"], hasIDs: true).allSatisfy {
        !$0.contains("replaced")
      })
  }

  @Test func `items without ids are known by what they show, each of a few`() {
    #expect(
      sentences(["a", "x", "b", "y", "c", "d", "e", "f", "g", "h"], hasIDs: false).first
        == "items 1 (\"x\") and 3 (\"y\") of 'list' were inserted; 7 after them moved on")
  }

  @Test func `what happens out of sight alone is not told`() {
    #expect(sentences(["a", "b", "c", "d", "e", "f", "g"], hasIDs: true) == [])
    #expect(sentences(["a", "b", "c", "d", "e", "f", "h", "g"], hasIDs: false) == [])
  }

  @Test func `what a layout was told is only told where something is seen of it`() throws {
    let old = record(
      Self.names, hasIDs: true, recordedOptions: [RecordedOption("line-spacing", .number(0))])
    let new = record(
      Self.names, hasIDs: true, recordedOptions: [RecordedOption("line-spacing", .number(8))])
    #expect(LayoutExplanation(from: old, to: new).changes == [])
    var moved = new
    for item in 1..<4 {
      moved.collections[0].elements[item].attributes.center.y += 8 * Double(item)
    }
    let changes = LayoutExplanation(from: old, to: moved).changes
    #expect(changes.first?.sentence == "line spacing of 'list' went from 0 to 8")
    #expect(changes.first?.explainsOthers == true)
    #expect(changes.dropFirst().allSatisfy { $0.isConsequence && $0.kind == .moved })
  }
}
