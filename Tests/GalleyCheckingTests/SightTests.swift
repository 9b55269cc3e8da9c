import Galley
import Testing

/// What is said of items that one picture shows and the other does not.
@Suite struct SightTests {
  /// A list of 100 by 40 cells with names of their own, of which the first few are in sight.
  private func record(shown: Int, of count: Int) -> ScreenRecord {
    let elements = (0..<shown).map { item in
      LayoutRecord.Element(
        name: ElementName(item: .given("row-\(item)")),
        attributes: LayoutAttributes(
          element: LayoutElement(
            category: .cell, kind: nil, indexPath: ItemPath(section: 0, item: item)),
          frame: Rect(x: 0, y: Double(item) * 40, width: 100, height: 40)))
    }
    let list = LayoutRecord(
      collection: "list", layout: "flow", contentSize: Size(width: 100, height: 400),
      contentOffset: .zero, size: Size(width: 100, height: 160), itemCounts: [count],
      elements: elements)
    return ScreenRecord(
      title: "List", state: "first", size: Size(width: 100, height: 160), scale: 1,
      collections: [list])
  }

  private func change(from expected: ScreenRecord, to actual: ScreenRecord) -> ExplainedChange? {
    LayoutExplanation(from: expected, to: actual).changes.first
  }

  @Test func `an item that is still there went out of sight`() {
    let change = change(from: record(shown: 4, of: 10), to: record(shown: 3, of: 10))
    #expect(change?.sentence == "item 'row-3' of 'list' went out of sight")
    // Nothing is told that it may follow from.
    #expect(change?.isConsequence == false)
  }

  @Test func `an item that was there before came into sight`() {
    let change = change(from: record(shown: 3, of: 10), to: record(shown: 4, of: 10))
    #expect(change?.sentence == "item 'row-3' of 'list' came into sight")
  }

  @Test func `an item that is no more was removed`() {
    let change = change(from: record(shown: 4, of: 10), to: record(shown: 3, of: 9))
    #expect(change?.sentence == "item 'row-3' of 'list' was removed")
    #expect(change?.isConsequence == false)
  }
}
