import GalleyNotation
import GalleySystem

/// Where names and files lead: definitions, references, and other names for them.
struct Navigation {
  let walk: SchemaWalk
  let family: SceneFamily
  let encoding: PositionEncoding

  private var document: TextDocument { family.documents[0] }

  private func location(_ document: TextDocument, _ range: Range<Int>) -> JSONValue {
    .object([
      "uri": .string(document.uri), "range": document.range(range, in: encoding),
    ])
  }

  // MARK: - Definitions

  func definition(at offset: Int) -> [JSONValue] {
    let names = family.names(by: walk)
    if let mention = names[0].names.mention(at: offset) {
      for (document, names) in names {
        let found = names.declarations(mention.kind).filter(mention.isSame)
        if !found.isEmpty { return found.map { location(document, $0.range) } }
      }
    }
    guard let place = document.tree.place(of: offset), !place.isKey, let text = place.node.text
    else { return [] }
    if let string = string(inTemplate: text) { return string }
    guard let path = SceneFamily.path(of: text, besides: document.path), text.contains("."),
      let start = file(path)
    else { return [] }
    return [start]
  }

  /// The beginning of a file that is there.
  private func file(_ path: String) -> JSONValue? {
    guard (try? FileReading.bytes(atPath: path, within: .anywhere, limit: 64 << 20)) != nil else {
      return nil
    }
    let start = JSONValue.object(["line": .integer(0), "character": .integer(0)])
    return .object([
      "uri": .string(FileURI.uri(ofFileAt: path)),
      "range": .object(["start": start, "end": start]),
    ])
  }

  /// Where the strings' files have the text of `{t.key}`; nil for another text.
  private func string(inTemplate text: String) -> [JSONValue]? {
    guard let start = text.firstRange(of: "{t.") else { return nil }
    let key = text[start.upperBound...].prefix { $0 != "}" && $0 != "|" && $0 != " " }
      .split(separator: ".").map(String.init)
    return family.documents.flatMap { document -> [JSONValue] in
      let files = document.tree["strings"]?.entries.flatMap(\.value.several) ?? []
      return files.compactMap { file in
        guard let name = file.text,
          let path = SceneFamily.path(of: name, besides: document.path),
          let strings = SceneFamily.read(path), let range = Self.range(of: key, in: strings.tree)
        else { return nil }
        return location(strings, range)
      }
    }
  }

  /// The place of a key with dots between its steps.
  private static func range(of key: [String], in tree: TreeNode) -> Range<Int>? {
    for count in stride(from: key.count, to: 0, by: -1) {
      let first = key.prefix(count).joined(separator: ".")
      guard let entry = tree.entries.first(where: { $0.key == first }) else { continue }
      if count == key.count { return entry.keyRange }
      if let range = range(of: Array(key.dropFirst(count)), in: entry.value) { return range }
    }
    return nil
  }

  // MARK: - References

  func references(at offset: Int, includesDeclarations: Bool) -> [JSONValue] {
    let names = family.names(by: walk)
    guard let mention = names[0].names.mention(at: offset) else { return [] }
    return names.flatMap { document, names in
      names.mentions.filter {
        mention.isSame(as: $0) && (includesDeclarations || !$0.isDeclaration)
      }.map { location(document, $0.range) }
    }
  }

  // MARK: - Other names

  /// The name at a place where it can be given another.
  func renamed(at offset: Int) throws(ServerError) -> SceneNames.Mention {
    let names = family.names(by: walk)
    guard let mention = names[0].names.mention(at: offset) else {
      throw ServerError(
        code: ServerError.failed,
        message:
          "there is no name here that the scene gives: a color of the palette, a part, an id, a collection, an item or a state"
      )
    }
    let same = names.map { names in names.names.mentions.filter(mention.isSame) }
    let count = same.map { $0.count(where: \.isDeclaration) }
    // What speaks of a name wherever it counts may mean any of several.
    let isVague = same.contains { mentions in
      mentions.contains { one in
        one.list == nil
          && names.contains { names in
            names.names.declarations(one.kind).count(where: one.isSame) > 1
          }
      }
    }
    if count.reduce(0, +) == 0 {
      throw ServerError(
        code: ServerError.failed,
        message: "nothing in this scene or its files is given the name '\(mention.name)'")
    }
    if isVague || count.contains(where: { $0 > 1 }) {
      throw ServerError(
        code: ServerError.failed,
        message:
          "'\(mention.name)' is given more than once here, so it cannot be told what speaks of which; give each a name of its own first"
      )
    }
    return mention
  }

  func edit(at offset: Int, to name: String) throws(ServerError) -> JSONValue {
    let mention = try renamed(at: offset)
    try Self.check(name, for: mention.kind)
    let names = family.names(by: walk)
    let taken = names.contains { names in
      names.names.declarations(mention.kind).contains { $0.name == name }
    }
    if taken, name != mention.name {
      throw ServerError(
        code: ServerError.failed,
        message: "there is already something called '\(name)'; choose another name")
    }
    let changes = names.compactMap { document, names -> JSONValue.Member? in
      let edits = names.mentions.filter(mention.isSame)
        .map { mention in
          JSONValue.object([
            "range": document.range(mention.range, in: encoding), "newText": .string(name),
          ])
        }
      return edits.isEmpty ? nil : JSONValue.Member(key: document.uri, value: .array(edits))
    }
    return .object(["changes": .object(changes)])
  }

  private static func check(_ name: String, for kind: SceneNames.Kind) throws(ServerError) {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
    }
    let isOfState = name.utf8.allSatisfy {
      "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0)
    }
    guard !name.isEmpty, isPlain, name.first != "-", Double(name) == nil,
      !["true", "false", "null"].contains(name), kind != .state || isOfState
    else {
      throw ServerError(
        code: ServerError.failed,
        message: kind == .state
          ? "a state's name has letters a to z, digits and hyphens only"
          : "a name has letters, digits, hyphens and underscores, and does not begin with a hyphen")
    }
  }
}
