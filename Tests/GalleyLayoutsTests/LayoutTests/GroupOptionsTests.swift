import GalleyGeometry
import GalleyLayouts
import Testing

@testable import GalleyNotation

/// What a scene says of groups, as values and as messages.
struct GroupOptionsTests {
  @Test func `the example reads as it is written`() {
    let (layout, messages) = read([
      "horizontal": [
        ["width": "2/3"],
        ["vertical": [["height": "1/2"], ["height": "1/2"]], "width": "1/3"],
      ],
      "height": "40% of width", "spacing": 8,
    ])
    let half = GroupItem.item(height: .height(.fraction(0.5)))
    let expected = GroupItem.horizontal(
      [
        .item(width: .width(.fraction(2.0 / 3))),
        .vertical([half, half], width: .width(.fraction(1.0 / 3)), spacing: .fixed(8)),
      ], height: .width(.fraction(0.4)), spacing: .fixed(8))
    #expect(messages == [])
    #expect(layout.group == expected)
    #expect(layout.groupSpacing == 8)
  }

  @Test func `numbers and lengths in place of parts`() {
    let (layout, messages) = read(["horizontal": ["2/3", "50% - 60", 20], "height": 10])
    #expect(
      messages == [
        "the parts of a group are 117% of its width together, so the last can never fit; make their shares 100% or less"
      ])
    #expect(layout.scrollDirection == .vertical)
    let (equal, none) = read(["horizontal": 3, "height": 10])
    #expect(none == [])
    #expect(equal.group == .horizontal([.item()], height: .points(10), count: 3))
  }

  @Test func `views at the boundary`() {
    let (layout, messages) = read([
      "boundaries": [
        ["kind": "all", "align": "top-trailing"],
        [
          "kind": "days", "align": "leading", "width": "10%", "offset": [2, -3],
          "extends-section": false, "follows-insets": false, "pinned": true,
        ],
      ]
    ])
    #expect(messages == [])
    var days = GroupBoundaryItem(
      kind: "days", alignment: .leading, width: .fraction(0.1), height: .fraction(1))
    days.offset = Vector(dx: 2, dy: -3)
    days.extendsSection = false
    days.followsInsets = false
    days.isPinned = true
    #expect(
      layout.boundaries == [
        GroupBoundaryItem(kind: "all", alignment: .topTrailing, width: .fit, height: .fit), days,
      ])
  }

  @Test func `what is wrong with views at the boundary`() {
    #expect(
      read(["boundaries": [["align": "top"]]]).1 == ["missing key 'kind'; add kind: days"])
    #expect(
      read(["boundaries": [["kind": "a", "align": "topp"]]]).1 == [
        "unknown align 'topp'; did you mean 'top'?; expected top, top-leading, leading, bottom-leading, bottom, bottom-trailing, trailing or top-trailing"
      ])
    #expect(
      read(["boundaries": [["kind": "a", "align": "top"], ["kind": "a", "align": "bottom"]]]).1
        == ["another view at the boundary is called 'a'; give each a kind of its own"])
    #expect(
      read(["header-extent": 9, "boundaries": [["kind": "header", "align": "top"]]]).1 == [
        "sections have a header already; leave out 'header-extent', or call the view otherwise"
      ])
  }

  @Test func `nothing is rows as high as their content`() {
    let (layout, messages) = read([:])
    #expect(messages == [])
    #expect(layout == GroupLayout())
  }

  @Test func `distances, frames and boundaries`() {
    let (layout, messages) = read([
      "custom": [[0, 0, "50%", "100%"], ["50%", 10, 40, 30]], "height": 90,
      "group-insets": 5, "edge-spacing": ["leading": "at least 4", "vertical": 2],
      "spacing": "flexible", "header-extent": 20,
      "header": ["align": "leading", "offset": [0, -10], "extends-section": false],
      "background": "groups", "background-insets": 3, "section-spacing": 6,
    ])
    #expect(messages == [])
    #expect(
      layout.group.parts
        == .frames([
          GroupFrame(x: .points(0), y: .points(0), width: .fraction(0.5), height: .fraction(1)),
          GroupFrame(x: .fraction(0.5), y: .points(10), width: .points(40), height: .points(30)),
        ]))
    #expect(layout.group.insets == EdgeInsets(all: 5))
    #expect(
      layout.group.edgeSpacing
        == GroupEdgeSpacing(top: .fixed(2), leading: .flexible(4), bottom: .fixed(2)))
    #expect(layout.group.spacing == .flexible())
    #expect(layout.header.offset == Vector(dx: 0, dy: -10))
    #expect(layout.header.alignment == .leading)
    #expect(!layout.header.extendsSection)
    #expect(layout.background == GroupBackground(span: .groups, insets: EdgeInsets(all: 3)))
    #expect(layout.sectionSpacing == 6)
  }

  @Test func `badges are anchored where they are told`() throws {
    let (layout, messages) = read([
      "horizontal": [
        [
          "width": "1/2",
          "badges": [["edges": ["top", "trailing"], "size": [20, 20], "fraction": [0.3, -0.3]]],
        ]
      ],
      "height": 60, "badges": [["kind": "mark", "size": [10, 10]]],
    ])
    #expect(messages == [])
    let badge = GroupBadge(
      edges: [.top, .trailing], size: Size(width: 20, height: 20),
      fractionalOffset: Vector(dx: 0.3, dy: -0.3))
    let mark = GroupBadge(kind: "mark", edges: [], size: Size(width: 10, height: 10))
    #expect(layout.group.badges == [mark])
    let arrangement = try layout.arrange(
      Content(count: 3), in: Environment(size: Size(width: 200, height: 200)))
    let frame = {
      arrangement.attributes(of: .supplementary(kind: $0, section: 0, item: $1))?.frame
    }
    #expect(frame("badge", 1) == badge.frame(on: Rect(x: 100, y: 0, width: 100, height: 60)))
    #expect(frame("badge", 2) == badge.frame(on: Rect(x: 0, y: 60, width: 100, height: 60)))
    #expect(frame("mark", 0) == Rect(x: 95, y: 25, width: 10, height: 10))
    #expect(frame("mark", 1) == nil)
    #expect(frame("mark", 2) == Rect(x: 95, y: 85, width: 10, height: 10))
  }

  static let wrong: [(RecordedOption, String)] = [
    (
      ["horizontal": [["width": "wide"]]],
      "width must be points, a share such as 50%, 1/3 or '40% of height', fit or uniform, found 'wide'"
    ),
    (
      ["horizontal": [["width": "1/0"]]],
      "width must be points, a share such as 50%, 1/3 or '40% of height', fit or uniform, found '1/0'"
    ),
    (["horizontal": [["width": 0]]], "width must be more than 0 points, found 0.0; give it some"),
    (["horizontal": [["width": -5]]], "width must be from 0 to 100000, found -5"),
    (
      ["horizontal": [["width": "-50%"]]],
      "width must be a share of more than 0, such as 50% or 1/3"
    ),
    (
      ["horizontal": [["height": "50%"]]],
      "height is a share of a height that fits its content, a circle of sizes; give the group a height, or write points or fit"
    ),
    (
      ["horizontal": [["width": "1/2"]], "count": 0],
      "count must be a whole number from 1 to 10000, found '0'"
    ),
    (
      ["horizontal": [["width": "1/2"]], "count": -2],
      "count must be a whole number from 1 to 10000, found '-2'"
    ),
    (
      ["horizontal": [["widht": "1/2"]]],
      "unknown key 'widht'; did you mean 'width'?; expected one of badges, custom, edge-spacing, height, horizontal, insets, max-height, max-width, min-height, min-width, vertical, width"
    ),
    (
      ["horizontal": [["width": "1/2", "max-width": 40]]],
      "bounds of the width are for a part that fits its content; give it width: fit, or leave them out"
    ),
    (["badges": [["edges": ["top"]]]], "missing key 'size'; add size: [20, 20]"),
    (
      ["horizontal": [["badges": [["size": [1, 1], "kind": "header"]]]]],
      "a badge needs finite numbers and a kind of its own, not header or footer"
    ),
    (["horizontal": []], "a group has no parts; list at least one"),
    (
      ["horizontal": [1], "vertical": [1]],
      "a group is horizontal or vertical, one of them; leave out the others"
    ),
    (
      ["horizontal": "three"],
      "horizontal must be a list of parts such as [{ width: 1/2 }], or a number of equal ones, found 'three'"
    ),
    (["spacing": "some"], "spacing must be points, 'at least 8' or flexible, found 'some'"),
    (["custom": [[1, 2, 3]], "height": 3], "a frame must be [x, y, width, height], found a list"),
    (
      ["custom": [[0, 0, "50%", "50%"]]],
      "frames are shares of a height that fits them, a circle of sizes; give the group a height, or the frames points"
    ),
  ]

  @Test(arguments: wrong.indices)
  func `what is wrong is told with its cure`(number: Int) {
    let (specified, message) = Self.wrong[number]
    #expect(read(specified).messages == [message])
  }

  private func read(_ specified: RecordedOption) -> (layout: GroupLayout, messages: [String]) {
    let options = OptionReader(specified.value, issues: IssueLog())
    let layout = GroupLayout(options: options)
    options.reportUnknownKeys()
    return (layout, options.issues.issues.map(\.message))
  }
}

/// A value of a scene, as a literal.
struct RecordedOption: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  let value: OptionValue

  private init(_ kind: OptionValue.Kind, _ literal: String = "") {
    value = OptionValue(kind, at: Self.place, literal: literal)
  }

  init(dictionaryLiteral elements: (String, RecordedOption)...) {
    self.init(
      .map(
        elements.map {
          OptionValue.Entry(key: $0, keyLocation: Self.place, value: $1.value)
        }))
  }

  init(arrayLiteral elements: RecordedOption...) { self.init(.list(elements.map(\.value))) }

  init(stringLiteral text: String) { self.init(.text(text), text) }

  init(floatLiteral number: Double) { self.init(.number(number), "\(number)") }

  init(integerLiteral number: Int) { self.init(.number(Double(number)), "\(number)") }

  init(booleanLiteral flag: Bool) { self.init(.flag(flag), "\(flag)") }

  private static let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)
}
