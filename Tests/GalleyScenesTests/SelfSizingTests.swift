import Galley
import Testing

/// Items and headers as high as what is in them, in a view 200 points wide: forty characters of
/// five points a line, and twelve points each line.
@Suite struct SelfSizingTests {
  private static func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

  private func views(
    layout: String = "{ kind: flow, item: { width: 100%, height: fit }, line-spacing: 0 }",
    _ counts: [Int] = [10, 80, 41]
  ) -> String {
    let items = counts.enumerated().map { "{ id: i\($0), words: \(Self.letters($1)) }" }
    return """
      - collection: rows
        layout: \(layout)
        measure: none
        cell: [{ text: "{words}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
        items: [\(items.joined(separator: ", "))]
      """
  }

  private func heights(_ view: CollectionView) -> [Double] {
    (0..<view.content.itemCount).compactMap { view.arrangement.cell($0)?.frame.height }
  }

  @Test func `rows are as high as their texts`() throws {
    let view = try PlayedScene.view(of: views(), do: "[]")
    #expect(heights(view) == [12, 24, 24])
    #expect(view.unmeasured.isEmpty)
    #expect(view.arrangement.contentSize.height == 60)
  }

  @Test func `bounds hold, and a width that one changes is what the height is asked for`() throws {
    let rows = "{ kind: flow, item: { width: 100%, height: fit, min-height: 20, max-height: 22 } }"
    #expect(heights(try PlayedScene.view(of: views(layout: rows), do: "[]")) == [20, 22, 22])
    let tags = "{ kind: flow, item: { width: fit, height: fit, max-width: 50% } }"
    let view = try PlayedScene.view(of: views(layout: tags, [10, 30]), do: "[]")
    let sizes = (0..<2).compactMap { view.arrangement.cell($0)?.frame.size }
    #expect(abs(sizes[0].width - 50) < 0.1)
    #expect(sizes[1] == Size(width: 100, height: 24))
  }

  @Test func `what is inserted and what is reloaded is measured as it comes`() throws {
    let inserted = try PlayedScene.view(
      of: views(), do: "[{ insert: { at: 1, items: [{ words: \(Self.letters(100)) }] } }]")
    #expect(heights(inserted) == [12, 36, 24, 24])
    let reloaded = try PlayedScene.view(
      of: views(), do: "[{ reload: { item: i0, with: { words: \(Self.letters(60)) } } }]")
    #expect(heights(reloaded) == [24, 24, 24])
  }

  @Test func `who is carried by a finger is as high as what it shows where it is dropped`() throws {
    // Two lines from ten on: eight letters, and twenty characters of ten points a line.
    let rows = """
      - collection: rows
        layout: { kind: flow, item: { width: 50, height: fit }, line-spacing: 0, interitem-spacing: 200 }
        measure: none
        interaction: springboard
        cell: [{ text: "xxxxxxxxx{number}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
        items: 11
      """
    let resting = try PlayedScene.view(of: rows, do: "[]")
    let carried = try PlayedScene.view(
      of: rows, do: "[{ long-press: 0 }, { drag-item: { item: 10, to: 0 } }]")
    #expect(carried.order == "10 0 1 2 3 4 5 6 7 8 9")
    #expect(heights(carried) == heights(resting))
    #expect(carried.unmeasured.isEmpty)
  }

  @Test func `who closes ranks or moves is as high as what it shows at its place`() throws {
    // Two lines from ten on: eight letters, and twenty characters of ten points a line.
    let rows = """
      - collection: rows
        layout: { kind: flow, item: { width: 50, height: fit }, line-spacing: 0, interitem-spacing: 200 }
        measure: none
        cell: [{ text: "xxxxxxxxx{number}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
        items: 11
      """
    let resting = try PlayedScene.view(of: rows, do: "[]")
    #expect(heights(resting) == [Double](repeating: 12, count: 9) + [24, 24])
    let shorter = try PlayedScene.view(of: rows, do: "[{ delete: [0, 1] }]")
    #expect(heights(shorter) == [Double](repeating: 12, count: 9))
    let longer = try PlayedScene.view(of: rows, do: "[{ insert: { at: 0, items: 2 } }]")
    #expect(heights(longer) == [Double](repeating: 12, count: 9) + [24, 24, 24, 24])
    let moved = try PlayedScene.view(of: rows, do: "[{ move: { item: 10, to: 0 } }]")
    #expect(heights(moved) == heights(resting))
    #expect(moved.unmeasured.isEmpty)
  }

  @Test func `who shows nothing of its place is not measured again when that changes`() throws {
    let counts = Array(repeating: 90, count: 20)
    let resting = try PlayedScene.view(of: views(counts), do: "[]")
    let shorter = try PlayedScene.view(of: views(counts), do: "[{ delete: 0 }]")
    #expect(shorter.content.preferredSizes.count == resting.content.preferredSizes.count)
  }

  @Test func `a header that tells how many there are is measured with what it tells`() throws {
    let rows = """
      - collection: rows
        layout: { kind: flow, item: [40, 10], header-extent: fit }
        measure: none
        header: [{ text: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx{count}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
        items: 9
      """
    let height = { (view: CollectionView) in
      view.arrangement.attributes(of: .header(section: 0))?.frame.height
    }
    #expect(height(try PlayedScene.view(of: rows, do: "[]")) == 12)
    #expect(height(try PlayedScene.view(of: rows, do: "[{ insert: { at: 0 } }]")) == 24)
  }

  @Test func `a scroll measures nothing anew`() throws {
    let counts = Array(repeating: 90, count: 40)
    let resting = try PlayedScene.view(of: views(counts), do: "[]")
    let scrolled = try PlayedScene.view(
      of: views(counts), do: "[{ flick: { by: -100, velocity: -900 } }]")
    #expect(scrolled.contentOffset.y > 100)
    #expect(scrolled.content.preferredSizes.count == resting.content.preferredSizes.count)
    #expect(resting.content.preferredSizes.count == 40)
  }

  private func views(_ counts: [Int]) -> String {
    views(
      layout: "{ kind: flow, item: { width: 100%, height: fit }, line-spacing: 0 }", counts)
  }

  @Test func `a layout that fits can take the place of one that does not`() throws {
    let fixed = "{ kind: flow, item: { width: 100%, height: 50 }, line-spacing: 0 }"
    let fit = "{ kind: flow, item: { width: 100%, height: fit }, line-spacing: 0 }"
    let view = try PlayedScene.view(of: views(layout: fixed), do: "[{ switch-layout: \(fit) }]")
    #expect(heights(view) == [12, 24, 24])
  }

  @Test func `each section of a list has a header as high as its text where it has one`() throws {
    let view = try PlayedScene.view(
      of: """
        - collection: rows
          layout: { kind: list, min-row-height: 0, separators: false }
          header: [{ text: "{title}", font: { size: 10 }, at: { top: 5, leading: 0, trailing: 0 } }]
          cell: [{ text: "{words}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
          sections:
            - { title: One, items: [{ words: a }, { words: b }] }
            - { title: Two, items: [{ words: c }] }
        """, do: "[]")
    #expect(
      view.arrangement.attributes(of: .header(section: 0))?.frame.size
        == Size(width: 168, height: 17))
    #expect(heights(view) == [12, 12, 12])
    // 17 and two rows, then half a gap.
    #expect(view.arrangement.attributes(of: .header(section: 1))?.frame.minY == 59)
  }

  @Test func `a section is arranged by its own layout`() throws {
    let view = try PlayedScene.view(
      of: """
        - collection: rows
          section-spacing: 6
          cell: { style: plain, fill: red }
          sections:
            - { items: 2, layout: { kind: flow, item: { width: 100%, height: 30 }, line-spacing: 0 } }
            - { items: 3, layout: { kind: grid, columns: 2 } }
        """, do: "[]")
    #expect(
      view.arrangement.item(at: ItemPath(section: 1, item: 0))?.frame
        == Rect(x: 0, y: 66, width: 100, height: 100))
  }
}
