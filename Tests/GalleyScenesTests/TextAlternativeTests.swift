import Galley
import Testing

/// The words of a picture for people who cannot see it.
@Suite struct TextAlternativeTests {
  private static let list = """
    - { text: Shopping, at: { top: 10, leading: 10 } }
    - { text: Edit, at: { top: 10, trailing: 10 } }
    - collection: goods
      at: { top: 100, height: 100, leading: 0, width: 200 }
      layout: { kind: flow, item: { width: 200, height: 50 }, line-spacing: 0 }
      cell: { style: plain, label: "{name}" }
      items: [{ name: Bread }, { name: Milk }, { name: Salt }]

    """

  private func alternative(
    _ views: String, more: String = "", screen: String = ""
  ) throws -> TextAlternative? {
    let scene = try TestScene.read(views: views, screen: screen, more: more)
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: FixedResources()).picture.alternative
  }

  @Test func `a state says what its picture shows`() throws {
    let more = "language: de\nstates: [{ name: list, alt: \"Brot\n    und Milch\" }]"
    #expect(
      try alternative(Self.list, more: more) == TextAlternative("Brot und Milch", language: "de"))
  }

  @Test func `an unwritten alternative is read from the record`() throws {
    let sentence = try #require(try alternative(Self.list)?.text)
    #expect(
      sentence.hasSuffix(
        "(default): “Shopping”, “Edit”, “Bread”, “Milk”; 2 of 3 items in goods."), "\(sentence)")
  }

  @Test func `a line is read from its beginning`() throws {
    let sentence = try #require(
      try alternative(Self.list, screen: ", direction: rtl")?.text)
    #expect(sentence.contains("“Shopping”, “Edit”"), "\(sentence)")
    let reversed = Self.list.replacing("leading: 10", with: "left: 10")
      .replacing("trailing: 10", with: "leading: 10").replacing("left: 10", with: "trailing: 10")
    let other = try #require(try alternative(reversed, screen: ", direction: rtl")?.text)
    #expect(other.contains("“Edit”, “Shopping”"), "\(other)")
  }

  @Test func `what an opaque layer covers is not read`() throws {
    let cover =
      "- { shape: rectangle, fill: red, at: { top: 0, height: 60, leading: 0, trailing: 0 } }\n"
    #expect(try alternative(Self.list + cover)?.text.contains("Shopping") == false)
    let clear = cover.replacing("fill: red", with: "fill: \"#FF000080\"")
    #expect(try alternative(Self.list + clear)?.text.contains("Shopping") == true)
  }

  @Test func `a sentence stays short however much there is to read`() throws {
    let many = (1...80).map { "- { text: Line \($0) of many, at: { top: \($0) } }\n" }.joined()
    let sentence = try #require(try alternative(many)?.text)
    #expect(sentence.count <= 250)
    #expect(sentence.contains("“Line 1 of many”, “Line 2 of many”"))
    #expect(sentence.firstMatch(of: #/ and [0-9]+ more texts\.$/#) != nil, "\(sentence)")
  }

  @Test func `words of an alternative are no part of what a state does`() throws {
    let records = try ["", ", alt: A list"].map { alt in
      let scene = try TestScene.read(views: Self.list, more: "states: [{ name: list\(alt) }]")
      let state = try #require(scene.states.first)
      return try scene.drawing(of: state, using: FixedResources()).picture.record
    }
    #expect(records[0] == records[1])
  }

  @Test(arguments: [
    ("''", "'alt' is empty; say what the picture shows"),
    ("'  '", "'alt' is empty; say what the picture shows"),
    (String(repeating: "x", count: 1001), "'alt' has at most 1000 letters, found 1001"),
    ("[a]", "alt must be a text"),
  ])
  func `an alternative that says nothing or too much is refused`(
    _ value: String, _ message: String
  ) throws {
    let error = try #require(throws: SceneError.self) {
      try TestScene.read(views: Self.list, more: "states: [{ name: list, alt: \(value) }]")
    }
    #expect(error.description.contains(message), "\(error)")
  }
}
