import Galley
import Testing

/// What stands in braces, and what items make of it.
@Suite struct TemplateTests {
  /// The texts of a flow of cells with a label, one an item.
  private func labels(_ template: String, items: String) throws -> [String] {
    try TestScene.commands(
      views: """
        - collection: list
          layout: { kind: flow, item: 20 }
          cell: [{ text: "\(template)", font: { size: 4 } }]
          items: \(items)
        """
    ).compactMap(\.text?.block.string)
  }

  @Test(arguments: [
    ("{name}", "[{ name: one }, { name: two }]", ["one", "two"]),
    ("{value}", "[007, 1.50, true]", ["007", "1.50", "true"]),
    ("{number} of {count}", "3", ["1 of 3", "2 of 3", "3 of 3"]),
    ("{index}:{id}", "[{ id: a }, {}]", ["0:a", "1:1"]),
    ("{value}", "{ range: [5, 7] }", ["5", "6", "7"]),
    ("{name|uppercased|initial}", "[{ name: straße }]", ["S"]),
    ("{name|capitalized}", "[{ name: the green tree }]", ["The Green Tree"]),
    ("a{more?}b", "[{}]", ["ab"]),
    ("{{x}} {value}", "[1]", ["{x} 1"]),
    ("{author.name}", "[{ author: { name: Ada } }]", ["Ada"]),
    ("{tags}", "[{ tags: [a, b] }]", ["a, b"]),
    ("{count?}.", "[{ count: 48 }, {}]", ["48.", "."]),
    ("{number}", "[{ number: 7 }, {}]", ["7", "2"]),
    ("{index?}{section?}{id}", "[{ index: i, section: s, id: x }]", ["isx"]),
    ("{value * 2}", "[21, 0.1]", ["42", "0.2"]),
    ("{value / sum(value) * 100}%", "[1, 2, 1]", ["25%", "50%", "25%"]),
    ("{max(value) - value}", "[3, 10]", ["7", "0"]),
    ("{round(average(value), 1)}", "[1, 2, 2]", ["1.7", "1.7", "1.7"]),
    ("{number + 1} of {count * 2}", "2", ["2 of 4", "3 of 4"]),
    ("{box.width / 2}", "[{ box: { width: 9 } }]", ["4.5"]),
    ("{sum(hours)}", "[{ hours: [1, 2, 3] }]", ["6"]),
    ("{more? * 2}.", "[{ more: 4 }, {}]", ["8.", "."]),
    ("{0.1 + 0.2}", "1", ["0.3"]),
    ("{value|number}", "[234567.5]", ["234,567.5"]),
    ("{value|number: 2}", "[9, 1.005]", ["9.00", "1.00"]),
    ("{value / max(value)|percent}", "[1, 4]", ["25%", "100%"]),
    ("{value|compact}", "[5200]", ["5.2K"]),
    ("{0 - value|duration}", "[84, 5, 3725.9]", ["−1:24", "−0:05", "−1:02:05"]),
    ("{more?|number}.", "[{}]", ["."]),
    // A key of the item's own is never computed.
    ("{a - b}", "[{ 'a - b': own }]", ["own"]),
  ])
  func `a template is filled in by each item`(
    _ template: String, _ items: String, _ expected: [String]
  ) throws {
    #expect(try labels(template, items: items) == expected)
  }

  @Test(arguments: [
    ("symbol: \"{mark}\"", "8:21: there is no symbol 'hart'"),
    ("image: \"{mark}\"", "8:21: cannot read 'hart'"),
    ("shape: rectangle, fill: \"{mark}\"", "8:21: unknown color 'hart'"),
    // What is only a part of it is no value of an item's.
    ("symbol: \"{mark}.fill\"", "7:19: there is no symbol 'hart.fill'"),
    ("symbol: \"{id}\"", "7:19: there is no symbol '0'"),
  ])
  func `what is wrong with an item's value is told where the item says it`(
    layer: String, expected: String
  ) throws {
    do {
      _ = try TestScene.commands(
        views: """
          - collection: list
            layout: { kind: flow, item: 20 }
            cell:
              - { \(layer) }
            items: [{ mark: hart }]
          """)
      Issue.record("drawn")
    } catch let error as SceneError {
      let place = try #require(error.issues.first)
      let text = "\(place.location.line):\(place.location.column): \(place.message)"
      #expect(text.hasPrefix(expected), "\(text)")
    }
  }

  @Test func `colors and numbers may be templates`() throws {
    let commands = try TestScene.commands(
      views: """
        - collection: list
          layout: { kind: flow, item: 20 }
          cell:
            - { shape: rectangle, fill: "{color}", corner-radius: "{corner}" }
          items: [{ color: red, corner: 3 }, { color: "#00F", corner: 50% }]
        """)
    let fills = commands.compactMap { command -> Fill? in
      guard case .fill(let fill) = command else { return nil }
      return fill
    }
    #expect(fills.map(\.paint) == [.solid(Color(hex: 0xFF0000)), .solid(Color(hex: 0x0000FF))])
    #expect(
      fills.map(\.shape) == [
        .roundedRectangle(Rect(x: 0, y: 0, width: 20, height: 20), radius: 3),
        .roundedRectangle(Rect(x: 30, y: 0, width: 20, height: 20), radius: 10),
      ])
  }

  @Test func `lengths of a place may be templates, and those of nothing say nothing`() throws {
    let commands = try TestScene.commands(
      views: """
        - collection: bars
          layout: { kind: flow, item: [20, 100], interitem-spacing: 0 }
          cell:
            - { shape: rectangle, fill: red, at: { bottom: 0, height: "{v}", leading: "{x?}" } }
          measure: none
          items: [{ v: 20 }, { v: 60% }, { v: 50% - 5, x: 4 }]
        """)
    #expect(
      commands.compactMap(\.fillBounds) == [
        Rect(x: 0, y: 80, width: 20, height: 20), Rect(x: 20, y: 40, width: 20, height: 60),
        Rect(x: 44, y: 55, width: 16, height: 45),
      ])
  }

  @Test func `lengths in a stack may be templates, and what is no length is told`() throws {
    func commands(_ value: String) throws -> [DrawCommand] {
      try TestScene.commands(
        views: """
          - collection: bars
            layout: { kind: flow, item: [100, 20] }
            cell:
              - stack: horizontal
                layers: [{ shape: rectangle, fill: red, at: { width: "{v}" } }, spacer]
            measure: none
            items: [{ v: \(value) }]
          """)
    }
    #expect(
      try commands("30").compactMap(\.fillBounds) == [Rect(x: 50, y: 0, width: 30, height: 20)])
    #expect {
      try commands("wide")
    } throws: {
      "\($0)".contains("width must be points, a percentage such as 50%")
    }
  }

  @Test func `headers speak of their section and its ends`() throws {
    let texts = try TestScene.commands(
      views: """
        - collection: list
          layout: { kind: flow, item: 20, header-extent: 30 }
          header: [{ text: "{title}: {first.value} to {last.value}, {count}" }]
          cell: { style: plain }
          sections:
            - { title: Low, items: { range: [1, 3] } }
            - { title: High, items: { range: [7, 8] } }
        """
    ).compactMap(\.text?.block.string)
    #expect(texts == ["Low: 1 to 3, 3", "High: 7 to 8, 2"])
  }
}
