import GalleyGeometry
import Testing

@testable import GalleyLayouts

/// justified.json: the published cases of Flickr's justified-layout, with all frames that its code
/// gives.
struct JustifiedOracleTests {
  struct Case: Decodable {
    var id: String
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      /// A width over a height, or a width and a height; null for what is no number.
      var items: [[Double?]]
      var containerWidth: Double
      var paddingTlbr: [Double]
      var spacingHv: [Double]
      var targetRowHeight: Double
      var tolerance: Double
      var maxRows: Int?
      var aspect: Double?
      var breakoutEvery: Int?
      var widows: String
    }

    struct Expected: Decodable {
      var frames: [[Double]]?
      var height: Double?
      var widows: Int?
      var error: String?
    }
  }

  @Test func `justified rows agree with every published case`() throws {
    var tally = OracleTally("justified.json")
    let cases = try OracleFile<Case>.load("justified.json").cases
    #expect(cases.count { $0.id.hasPrefix("published") } == 34)
    for example in cases { tally.judge(example.id, try aspects(of: example)) }
    tally.report()
  }

  private func aspects(of example: Case) throws -> KeyValuePairs<String, Bool> {
    let (layout, content) = (layout(example.input), content(example.input.items))
    let environment = Environment(
      size: Size(width: example.input.containerWidth, height: 800))
    guard let frames = example.expected.frames, let height = example.expected.height else {
      return ["error": (try? layout.arrange(content, in: environment)) == nil]
    }
    let arrangement = try layout.arrange(content, in: environment)
    let shown = arrangement.allAttributes().filter { !$0.isHidden }
    return [
      "frames": shown.map(\.frame).isClose(to: frames, within: 1e-6),
      "cells": arrangement.cellCount(inSection: 0) == content.itemCount,
      "height": abs(arrangement.contentSize.height - height) < 1e-6,
      "widows": widowCount(layout, example.input) == example.expected.widows,
    ]
  }

  private func layout(_ input: Case.Input) -> JustifiedLayout {
    var layout = JustifiedLayout()
    layout.rowHeight = input.targetRowHeight
    layout.tolerance = input.tolerance
    layout.aspect = input.aspect
    layout.breakoutEvery = input.breakoutEvery
    layout.maxRows = input.maxRows
    layout.interitemSpacing = input.spacingHv[0]
    layout.lineSpacing = input.spacingHv[1]
    layout.insets = EdgeInsets(oracle: input.paddingTlbr)
    // What Flickr's code does not know counts as left.
    layout.widows =
      ["center": .center, "justify": .justified, "none": .none][input.widows] ?? .leading
    return layout
  }

  private func content(_ items: [[Double?]]) -> Content {
    let numbers = items.map { $0.map { $0 ?? .nan } }
    guard numbers.first?.count == 2 else {
      return Content(sections: [Content.Section(measures: numbers.map { $0[0] })])
    }
    return Content(sections: [Content.Section(sizes: numbers.map(Size.init(oracle:)))])
  }

  private func widowCount(_ layout: JustifiedLayout, _ input: Case.Input) -> Int {
    let ratios = input.items.map { item -> Double in
      let numbers = item.map { $0 ?? .nan }
      return input.aspect ?? (numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0])
    }
    let rows = RowBreaking.rows(
      of: ratios, layout: layout, width: input.containerWidth - layout.insets.horizontal,
      overhang: layout.insets.trailing, spacing: layout.interitemSpacing)
    return rows.filter(\.areWidows).reduce(0) { $0 + $1.items.count }
  }
}
