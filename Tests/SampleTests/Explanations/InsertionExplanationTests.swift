import Galley
import Testing

/// Whether one item more or less among a hundred is told as that.
@Suite struct InsertionExplanationTests {
  private static let layouts = [
    "{ kind: grid, columns: 10 }",
    "{ kind: flow, item: { width: 36, height: 36 }, line-spacing: 2, interitem-spacing: 2 }",
    "{ kind: ring, item: 12 }",
  ]

  private static func scene(_ layout: String, names: [Int], hasIDs: Bool) -> String {
    let items = names.map { name in
      hasIDs ? "    - { id: i\(name), name: N\(name) }" : "    - { name: N\(name) }"
    }
    return """
      galley: 1
      title: A hundred
      screen: { size: [400, 600], background: white }
      views:
        - collection: shelf
          layout: \(layout)
          cell:
            - { shape: rectangle, fill: lightgray, corner-radius: 3 }
            - { text: "{name}", align: center, font: { size: 8 } }
          items:

      """ + items.map { "      " + $0 }.joined(separator: "\n") + "\nstates: [{ name: first }]\n"
  }

  @Test(arguments: layouts, [true, false])
  func `an item inserted among a hundred is one insertion`(
    _ layout: String, _ hasIDs: Bool
  ) throws {
    let before = try DrawnScene(
      Self.scene(layout, names: Array(0..<100), hasIDs: hasIDs)
    ).png()
    let after = try DrawnScene(
      Self.scene(layout, names: Array(0..<50) + [777] + Array(50..<100), hasIDs: hasIDs)
    ).png()
    let there = try PictureComparer().compare(before, to: after)
    // An item without an id is known by what it shows.
    let name = hasIDs ? "item 'i777' of 'shelf'" : "item 50 of 'shelf' (\"N777\")"
    let isRing = layout.contains("ring")
    #expect(
      there.causes.map(\.sentence) == ["\(name) was inserted; 50 after it moved on"],
      "\(there.sentences)")
    #expect(there.causes.first?.kind == .added)
    #expect(there.consequences.map(\.kind).allSatisfy { $0 == .moved || $0 == .resized })
    let moved = there.consequences.filter { $0.kind == .moved }.flatMap(\.subjects)
    #expect(moved.count >= (isRing ? 90 : 50))

    let back = try PictureComparer().compare(after, to: before)
    let gone = hasIDs ? name : "the former \(name)"
    #expect(
      back.causes.map(\.sentence) == ["\(gone) was removed; 50 after it moved up"],
      "\(back.sentences)")
    #expect(back.causes.first?.kind == .removed)
    #expect(!back.passes)
  }

  @Test func `an insertion pushes what is last out of sight`() throws {
    let layout = "{ kind: grid, columns: 2 }"
    let before = try DrawnScene(
      Self.scene(layout, names: Array(0..<100), hasIDs: true)
    ).png()
    let after = try DrawnScene(
      Self.scene(layout, names: [777] + Array(0..<100), hasIDs: true)
    ).png()
    let comparison = try PictureComparer().compare(before, to: after)
    #expect(comparison.causes.count == 1, "\(comparison.sentences)")
    #expect(comparison.causes.first?.subjects.map(\.id) == ["i777"])
    #expect(comparison.consequences.contains { $0.kind == .moved })
  }
}
