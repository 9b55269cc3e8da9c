import Foundation
import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

@testable import GalleyCommand

/// The JSON Schema of scenes.
@Suite struct SchemaTests {
  /// A layout of another package.
  private struct LadderLayout: CollectionLayout {
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
