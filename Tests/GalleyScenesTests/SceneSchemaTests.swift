import Foundation
import GalleyComponents
import GalleyNotation
import GalleyScenes
import Testing

/// What the declared keys of a scene say is what reading a scene takes and refuses.
@Suite struct SceneSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples")

  private static let samples: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private func value(of text: String) throws -> OptionValue {
    var yaml = YAMLReader(file: "scene.yaml", issues: IssueLog())
    let value = yaml.read(text)
    return try #require(value)
  }

  @Test func `there are samples to look at`() { #expect(Self.samples.count > 50) }

  @Test(arguments: samples)
  func `a sample has declared keys alone, and values of their kinds`(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let problem = SchemaReading().problem(of: try value(of: text))
    #expect(problem == nil)
  }

  /// Those that say so of keys, and of nothing else.
  private static let scenesWithUnknownKeys = BrokenScene.all.filter { broken in
    let lines = broken.messages.split(separator: "\n")
    return !lines.isEmpty && lines.allSatisfy { $0.contains("unknown key '") }
  }

  @Test(arguments: scenesWithUnknownKeys)
  func `a key that reading does not know is not declared`(_ broken: BrokenScene) throws {
    #expect(SchemaReading().problem(of: try value(of: broken.scene)) != nil)
  }

  /// What is said of one key or one value, by itself: that it is not known, or missing, of another
  /// type, out of its bounds, or none of a list's words.
  ///
  /// What keys say of each other, what names lead to, what files hold and what comes of drawing no
  /// schema sees.
  private static let ofOneValue = [
    "unknown key '", "must be a number", "must be a whole number", "must be true or false",
    "must be a list", "must be a map", "must be from ", "; expected light or dark",
  ]
  /// Those that say so and that the kinds let through.
  private static let exceptions: Set = [
    // What layouts measure of an item is under keys that the collection names.
    "measures that are texts", "events of a week that cannot be",
    // A merge is made, or refused, before a value is seen.
    "a merge of what is no map",
    // The size is within a text.
    "a percentage of more than all", "a time of days", "a time before the last gesture",
  ]

  @Test func `what is wrong with one value by itself is no value of its kind`() throws {
    let scenes = BrokenScene.all.filter { broken in
      !broken.messages.contains("not YAML") && !broken.messages.isEmpty
    }
    let refused = scenes.filter { broken in
      var yaml = YAMLReader(file: "scene.yaml", issues: IssueLog())
      guard let value = yaml.read(broken.scene) else { return true }
      return SchemaReading().problem(of: value) != nil
    }.map(\.title)
    let due = scenes.filter { broken in
      broken.messages.split(separator: "\n").contains { line in
        Self.ofOneValue.contains { line.contains($0) }
      }
    }.map(\.title)
    #expect(due.count > 60)
    #expect(Set(due).subtracting(refused) == Self.exceptions)
    #expect(refused.count > 100)
  }

  @Test func `a kind that another speaks of is defined`() {
    let schema = SceneSchema(of: .standard)
    var names: Set<String> = []
    func look(at kind: OptionKind) {
      switch kind {
      case .defined(let name): names.insert(name)
      case .template(let kind), .list(let kind, count: _), .map(let kind): look(at: kind)
      case .either(let kinds): kinds.forEach(look)
      case .options(let options, let others):
        options.map(\.kind).forEach(look)
        others.map(look)
      default: break
      }
    }
    look(at: .options(schema.root))
    schema.definitions.values.forEach(look)
    #expect(
      names
        == Set(schema.definitions.keys).subtracting(["layer", "arranged-layer"])
        .union(["layer", "arranged-layer"]))
  }
}

/// Holds values against declared kinds.
private struct SchemaReading {
  private let schema = SceneSchema(of: .standard)

  /// The place and the reason where a scene is not as is declared; nil where it is.
  func problem(of scene: OptionValue) -> String? {
    // What a base brings need not be said.
    let root = schema.root.map { option in
      var option = option
      if scene["base"] != nil || scene["views"] == nil { option.isRequired = false }
      return option
    }
    return problem(scene, .options(root))
  }

  private func problem(_ value: OptionValue, _ kind: OptionKind) -> String? {
    if case .text(let text) = value.kind, text.contains("{") { return nil }
    switch kind {
    case .anything: return nil
    case .defined(let name): return problem(value, schema.definitions[name] ?? .nothing)
    case .template(let kind): return problem(value, kind)
    case .either(let kinds):
      let problems = kinds.compactMap { problem(value, $0) }
      guard problems.count == kinds.count else { return nil }
      return problems.max { $0.count < $1.count } ?? "\(value.location): nothing may stand here"
    case .list(let kind, let count):
      guard case .list(let values) = value.kind, count.contains(values.count) else {
        return "\(value.location): no list of \(count)"
      }
      return values.lazy.compactMap { problem($0, kind) }.first
    case .map(let kind):
      guard case .map(let entries) = value.kind else { return "\(value.location): no map" }
      return entries.lazy.compactMap { problem($0.value, kind) }.first
    case .options(let options, let others): return problem(value, options, others)
    default: return isOf(kind, value) ? nil : "\(value.location): '\(value.literal)' is no \(kind)"
    }
  }

  private func problem(
    _ value: OptionValue, _ options: [OptionDeclaration], _ others: OptionKind?
  ) -> String? {
    guard case .map(let entries) = value.kind else { return "\(value.location): no map" }
    for option in options where option.isRequired && value[option.key] == nil {
      return "\(value.location): no '\(option.key)'"
    }
    return entries.lazy.compactMap { entry in
      if let option = options.first(where: { $0.key == entry.key }) {
        return problem(entry.value, option.kind)
      }
      return others.map { problem(entry.value, $0) } ?? "\(entry.keyLocation): key '\(entry.key)'"
    }.first
  }

  private func isOf(_ kind: OptionKind, _ value: OptionValue) -> Bool {
    switch (kind, value.kind) {
    case (.nothing, .null), (.flag, .flag), (.name, .text), (.name, .null), (.color, .text),
      (.text, .text), (.text, .number), (.text, .flag), (.text, .null):
      true
    case (.color, .map(let entries)): entries.allSatisfy { ["light", "dark"].contains($0.key) }
    case (.number(let range), .number(let number)), (.length(let range), .number(let number)):
      range.contains(number)
    case (.integer(let range), .number(let number)):
      Int(exactly: number).map(range.contains) ?? false
    case (.length, .text(let text)): text.contains("%")
    case (.time, .text(let text)): text.hasSuffix("s")
    case (.form(let pattern), .text(let text)):
      text.range(of: pattern, options: .regularExpression) != nil
    case (.choice(let words), _): words.contains(value.literal)
    default: false
    }
  }
}
