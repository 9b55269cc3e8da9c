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
    ("{value|currency: EUR}", "[9, 1234.5]", ["€9.00", "€1,234.50"]),
    ("{value|currency: USD, 0}", "[9.6]", ["$10"]),
    ("{value|unit: kilometer}", "[1, 5.25]", ["1\u{A0}km", "5.25\u{A0}km"]),
    ("{value|unit: hour, 1, narrow}", "[2]", ["2.0h"]),
    ("{value|date}", "[2026-03-02]", ["Mar 2, 2026"]),
    ("{value|date: long|uppercased}", "[2026-03-02T10:30]", ["MARCH 2, 2026"]),
    ("{value|date: time}", "[2026-03-02T14:05, '09:41']", ["2:05\u{202F}PM", "9:41\u{202F}AM"]),
    ("{'2026-12-24'|date: weekday} {'x'}", "1", ["Thursday x"]),
    // A key of the item's own is never computed.
    ("{a - b}", "[{ 'a - b': own }]", ["own"]),
  ])
  func `a template is filled in by each item`(
    _ template: String, _ items: String, _ expected: [String]
  ) throws {
    #expect(try labels(template, items: items) == expected)
  }

  @Test(arguments: [
    ("{value|date}", "'2026-13-01' is no date", "2026-03-02T10:30"),
    ("{value|date: time}", "'2026-13-01' is no date", "10:30"),
    ("{value|date: lang}", "unknown form of a date 'lang'", "did you mean 'long'?"),
    ("{value|currency: euro}", "'currency: euro' names no currency", "'currency: EUR'"),
    ("{value|currency}", "'currency' names no currency", "'currency: EUR'"),
    ("{value|unit: kilometre}", "unknown unit 'kilometre'", "did you mean 'kilometer'?"),
    ("{value|unit: hour, x}", "asks for 'x' digits", "'unit: hour, 1'"),
    ("{value|currency: EUR, x}", "asks for 'x' digits", "'currency: EUR, 0'"),
  ])
  func `what a filter cannot write is told with its cure`(
    _ template: String, _ fault: String, _ cure: String
  ) throws {
    let message = try #require(throws: SceneError.self) {
      try labels(template, items: "[2026-13-01]")
    }.description
    #expect(message.contains(fault) && message.contains(cure))
  }

  @Test func `values given to a part are written by the language that is drawn`() throws {
    func texts(_ language: String) throws -> [String] {
      try TestScene.commands(
        views: """
          - { due: { day: 2026-03-02, price: 4.5 } }
          """,
        more: """
          language: \(language)
          parts:
            due:
              parameters: [day, price]
              layers:
                - { text: "{day|date}", font: { size: 9 } }
                - { text: "{price * 2|currency: EUR}", font: { size: 9 } }
          """
      ).compactMap(\.text?.block.string)
    }
    #expect(try texts("en") == ["Mar 2, 2026", "€9.00"])
    #expect(try texts("de") == ["2. März 2026", "9,00\u{A0}€"])
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

  @Test(arguments: [1, 2, 3] as [Double])
  func `a hairline is one pixel of the screen, wherever it lies`(_ scale: Double) throws {
    let scene = try SceneLoader().load(
      bytes: Array(
        """
        galley: 1
        screen: { size: [100, 100], scale: \(scale) }
        views:
          - { shape: rectangle, fill: red, at: { horizontal: 0, top: 10.4, height: hairline } }
          - { shape: rectangle, fill: red, at: { horizontal: 0, bottom: 0, height: hairline * 2 } }
          - { shape: rectangle, fill: red, at: { horizontal: 0, top: 100% - hairline } }
          - { shape: rectangle, border: { color: red, width: hairline }, at: { all: 20 } }
        """.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    let commands = try scene.drawing(of: state, using: FixedResources()).picture.commands
      .dropFirst().flatMap(\.leaves)
    let bounds = commands.compactMap(\.fillBounds)
    #expect(bounds.count == 3)
    #expect(bounds.map { ($0.height * scale * 1e6).rounded() / 1e6 } == [1, 2, 1])
    #expect(bounds.allSatisfy { abs($0.minY * scale - ($0.minY * scale).rounded()) < 1e-6 })
    #expect(bounds[2].maxY == 100)
    let lines = commands.compactMap { command -> Double? in
      if case .stroke(let stroke) = command { stroke.width } else { nil }
    }
    #expect(lines == [1 / scale])
  }

  @Test(arguments: ["{10 * 2} - hairline", "{20 - hairline}", "20 - hairline", "{hairline * 19}"])
  func `a hairline is computed with in braces and beside them`(_ width: String) throws {
    let widths = try TestScene.commands(
      views: "- { shape: rectangle, fill: red, at: { width: \"\(width)\" } }"
    ).compactMap(\.fillBounds?.width)
    #expect(widths == [19])
    let error = try #require(throws: SceneError.self) {
      try TestScene.read(views: "- { shape: rectangle, at: { width: \"{10 - hairline\" } }")
    }
    #expect(error.description.contains("'{' without '}'"))
  }

  @Test func `a hairline is no number where none is asked for`() throws {
    #expect(try labels("hairline", items: "1") == ["hairline"])
    let error = try #require(throws: SceneError.self) {
      try TestScene.read(views: "- { shape: rectangle, fill: red, at: { height: hairlines } }")
    }
    #expect(error.description.contains("'hairlines'"))
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
