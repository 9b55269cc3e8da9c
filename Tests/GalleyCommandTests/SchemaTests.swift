import Foundation
import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

@testable import GalleyCommand

/// A layout of another package.
struct LadderLayout: CollectionLayout {
  static let kind = "ladder"
  static let summary = "rungs"
  static let options: [SceneOption<Self>] = [
    SceneOption("rung", \.rung, .number(in: 3...7), "how far a rung is from the next")
  ]
  private var rung = 5.0

  init() {}

  func arrange(_ content: Content, in environment: Environment) -> Arrangement {
    let builder = ArrangementBuilder()
    return builder.arrangement(contentSize: environment.size)
  }
}

/// A layout whose words are those of someone who means no good.
private struct HostileLayout: CollectionLayout {
  static let kind = "hostile"
  static let summary = ""
  static let words = [
    "__proto__", "$ref", "constructor", "a\"b", "back\\slash", "line\nend\u{7}", "\u{202E}turned",
    "\u{2028}", "é🌳", "</script>", "#/definitions/layer", String(repeating: "long", count: 5_000),
  ]
  static let options: [SceneOption<Self>] = words.map { word in
    SceneOption(word, .either([.choice(words), .options([.init(word, .text, word)])]), word)
  }

  func arrange(_ content: Content, in environment: Environment) -> Arrangement {
    ArrangementBuilder().arrangement(contentSize: environment.size)
  }
}

/// The JSON Schema of scenes.
@Suite struct SchemaTests {
  private func schema(_ catalogs: Catalogs = .standard) throws -> JSONValue {
    let console = TestConsole()
    #expect(console.run(["schema"], catalogs: catalogs) == .success)
    return try JSONReader.value(of: console.outputBytes)
  }

  /// All objects within a value, itself included.
  private func objects(in value: JSONValue) -> [[JSONValue.Member]] {
    switch value {
    case .object(let members): [members] + members.flatMap { objects(in: $0.value) }
    case .array(let values): values.flatMap(objects)
    default: []
    }
  }

  @Test func `each definition that is named is there, and no key is there twice`() throws {
    let schema = try schema()
    let definitions = try #require(schema["definitions"])
    let names = Set((objects(in: definitions).first ?? []).map { "#/definitions/\($0.key)" })
    for object in objects(in: schema) {
      #expect(Set(object.map(\.key)).count == object.count)
      for member in object where member.key == "$ref" {
        #expect(names.contains(member.value.text ?? ""), "\(member.value.compact)")
      }
    }
  }

  @Test func `hostile words are keys and texts like others`() throws {
    let schema = try schema(.standard.adding(HostileLayout.self))
    let definitions = try #require(schema["definitions"])
    for member in definitions.members {
      #expect(
        member.key.utf8.count <= 50 && !member.key.contains("/") && !member.key.contains("\""))
    }
    let names = Set(definitions.members.map(\.key))
    let maps = objects(in: schema).compactMap { members in
      members.first { $0.key == "properties" }?.value
    }
    let map = try #require(maps.first { $0["__proto__"] != nil && $0["$ref"] != nil })
    for word in HostileLayout.words {
      let option = try #require(map[word])
      let name = option["anyOf"]?.array?.first?["$ref"]?.text ?? ""
      #expect(
        option["description"]?.text?.contains(word) == true || option["$ref"] != nil, "\(word)")
      #expect(name.isEmpty || names.contains(String(name.dropFirst("#/definitions/".count))))
    }
  }

  @Test func `the schema beside the samples is the one that is printed`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "samples/galley.schema.json")
    let console = TestConsole()
    #expect(console.run("schema") == .success)
    let isSame = try Data(contentsOf: file) == Data(console.outputBytes)
    #expect(isSame, "it is old; write it anew: galley schema > samples/galley.schema.json")
  }

  @Test func `each sample names that schema for editors`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(names.count > 50)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(
        text.hasPrefix("# yaml-language-server: $schema=galley.schema.json\n"), "\(name)")
    }
  }

  @Test func `an option of another package's layout is in it, with its range and its meaning`()
    throws
  {
    let schema = try schema(.standard.adding(LadderLayout.self))
    let rung = objects(in: schema).lazy.flatMap(\.self).first { $0.key == "rung" }
    let text = try #require(rung).value.compact
    #expect(text.contains("how far a rung is from the next"))
    #expect(text.contains("\"minimum\": 3, \"maximum\": 7"), "\(text)")
    #expect(!objects(in: try self.schema()).flatMap(\.self).contains { $0.key == "rung" })
  }
}
