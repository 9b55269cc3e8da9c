import Galley
import Testing

/// Items are decoded where a scene is read, wherever they stand.
@Suite struct ItemReadingTests {
  private func messages(_ items: String, do gestures: String = "[]") throws -> [String] {
    do throws(SceneError) {
      _ = try TestScene.read(
        views: """
          - collection: shelf
            layout: circles
            measure: width
            cell: { style: plain }
            \(items)
          """, more: "states: [{ name: drawn }, { name: undrawn, do: \(gestures) }]")
      return []
    } catch { return error.issues.map(\.message) }
  }

  private static let size = "size must be [width, height] in points, found '7'"
  private static let measure = "width must be from 0 to a million, found -4"

  @Test(
    arguments: [
      "items: [{ width: -4, size: 7 }]",
      "items: [{ width: 1 }]\n  new-items: [{ width: -4, size: 7 }]",
      "sections: [{ items: [{ width: 1 }] }, { items: [{ width: -4, size: 7 }] }]",
    ])
  func `what is wrong with an item is told in every list`(items: String) throws {
    #expect(try messages(items) == [Self.size, Self.measure])
  }

  @Test(
    arguments: [
      "[{ insert: { at: 0, item: { width: -4, size: 7 } } }]",
      "[{ insert: { at: 0, items: [{ width: -4, size: 7 }] } }]",
      "[{ reload: { item: 0, with: { width: -4, size: 7 } } }]",
    ])
  func `what is wrong with an item that comes or changes is told before anything is drawn`(
    gestures: String
  ) throws {
    #expect(try messages("items: [{ width: 1 }]", do: gestures) == [Self.size, Self.measure])
  }

  @Test func `what changes of an item need not have its measure, and what comes must`() throws {
    let missing =
      "the item has no 'width', which 'measure: width' makes its measure; give it a number there"
    let items = "items: [{ width: 1 }]"
    #expect(try messages(items, do: "[{ reload: { item: 0, with: { name: a } } }]") == [])
    #expect(try messages(items, do: "[{ insert: { at: 0, item: { name: a } } }]") == [missing])
  }
}
