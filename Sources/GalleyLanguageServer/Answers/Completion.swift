import GalleyNotation
import GalleyScenes

/// What may be written at a place: keys and values of the schema, and the scene's own names.
struct Completion {
  let walk: SchemaWalk
  let family: SceneFamily
  let encoding: PositionEncoding

  private var document: TextDocument { family.documents[0] }

  /// The numbers that the protocol gives to kinds of proposals.
  private enum Kind: Int {
    case reference = 18
    case property = 10
    case value = 12
    case color = 16
  }

  private struct Proposal {
    var label: String
    var kind: Kind
    var inserted: String
    var help = ""
    /// Proposals of a lower rank stand first.
    var rank = 1
  }

  func items(at offset: Int) -> JSONValue {
    let word = wordRange(around: offset)
    let isBehindColon =
      word.lowerBound > 0 && document.bytes[word.lowerBound - 1] == UInt8(ascii: ":")
    let blank = isBehindColon ? " " : ""
    var marked = document
    marked.replace(word, with: blank + TextDocument.cursor)
    guard let place = marked.tree.place(of: word.lowerBound + blank.utf8.count) else {
      return .array([])
    }
    let edit = document.range(word, in: encoding)
    var seen: Set<String> = []
    let proposals = proposals(at: place, in: marked).filter { seen.insert($0.label).inserted }
    return .array(
      proposals.enumerated().map { number, proposal in
        item(proposal, number: number, blank: blank, edit: edit)
      })
  }

  private func item(
    _ proposal: Proposal, number: Int, blank: String, edit: JSONValue
  ) -> JSONValue {
    let order = String(number)
    var members: [JSONValue.Member] = [
      .init(key: "label", value: .string(proposal.label)),
      .init(key: "kind", value: .integer(proposal.kind.rawValue)),
      .init(
        key: "sortText",
        value: .string(
          "\(proposal.rank)" + String(repeating: "0", count: max(0, 5 - order.count)) + order)),
      .init(key: "filterText", value: .string(proposal.label)),
      .init(
        key: "textEdit",
        value: .object(["range": edit, "newText": .string(blank + proposal.inserted)])),
    ]
    if !proposal.help.isEmpty {
      members.append(.init(key: "documentation", value: .string(proposal.help)))
    }
    return .object(members)
  }

  /// The word around a place, as keys, colors and numbers with units are written.
  private func wordRange(around offset: Int) -> Range<Int> {
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
        || "-_.$%".utf8.contains(byte)
    }
    let bytes = document.bytes
    var (start, end) = (offset, offset)
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    // A dash that begins an element of a list is no part of a word.
    if start < offset, bytes[start] == UInt8(ascii: "-"), offset == start + 1 { start = offset }
    return start..<end
  }

  private func proposals(at place: TreePlace, in marked: TextDocument) -> [Proposal] {
    let (kinds, keys) = walk.kinds(at: place.steps, isKey: place.isKey)
    guard place.isKey, let step = place.steps.last else {
      let written = place.steps.last?.node.entries ?? []
      let key = place.steps.last.flatMap {
        written.indices.contains($0.index) ? written[$0.index] : nil
      }
      var proposals =
        names(under: key?.key ?? "", at: place, in: marked) + values(among: walk.concrete(kinds))
      if case .map(let entries) = place.node.content {
        proposals += self.keys(walk.keys(of: entries, among: kinds), besides: entries.map(\.key))
      } else {
        proposals += self.keys(walk.keys(of: [], among: kinds), besides: [])
      }
      return proposals
    }
    let others = step.node.entries.indices.filter { $0 != step.index }
      .map { step.node.entries[$0].key }
    return self.keys(
      keys, besides: others, hasColon: step.node.entries[step.index].hasColon)
  }

  /// The keys of several sets; of sets that differ those that say which it is, and common ones.
  private func keys(
    _ sets: [SchemaWalk.Keys], besides written: [String], hasColon: Bool = false
  ) -> [Proposal] {
    let named = sets.filter { !$0.options.isEmpty }
    let isOpen = named.count > 1
    let common = named.dropFirst().reduce(Set(named.first?.options.map(\.key) ?? [])) {
      $0.intersection($1.options.map(\.key))
    }
    let isLayer = named.contains { set in
      set.others != nil && set.options.contains { $0.key == "group" || $0.key == "text" }
    }
    let proposals = named.flatMap(\.options).compactMap { option -> Proposal? in
      guard !written.contains(option.key), option.kind != .either([]) else { return nil }
      guard !isOpen || option.isRequired || common.contains(option.key) else { return nil }
      return Proposal(
        label: option.key, kind: .property, inserted: option.key + (hasColon ? "" : ": "),
        help: option.help, rank: option.isRequired ? 0 : 1)
    }
    guard isLayer, isOpen else { return proposals }
    let parts = declared(.part).map { name in
      Proposal(
        label: name, kind: .reference, inserted: name + (hasColon ? "" : ": "),
        help: "a part of this scene")
    }
    return proposals + parts
  }

  private func values(among kinds: [OptionKind]) -> [Proposal] {
    kinds.flatMap { kind -> [Proposal] in
      switch kind {
      case .choice(let words): words.map { Proposal(label: $0, kind: .value, inserted: $0) }
      case .flag: ["true", "false"].map { Proposal(label: $0, kind: .value, inserted: $0) }
      case .color:
        (declared(.color).map { "$\($0)" } + SceneSchema.colorNames).map {
          Proposal(label: $0, kind: .color, inserted: $0)
        }
      default: []
      }
    }
  }

  /// Names of the scene that a key asks for.
  private func names(
    under key: String, at place: TreePlace, in marked: TextDocument
  ) -> [Proposal] {
    let keys = place.keys
    let names: [String]
    switch key {
    case "from" where keys.first == "states": names = declared(.state)
    case "in" where keys.first == "states":
      // What has an id alone cannot be touched.
      names = family.names(by: walk).flatMap { $0.names.declarations(.layer) }
        .filter { $0.list == nil }.map(\.name)
    case "item", "tap", "long-press", "tap-close", "delete": names = declared(.item)
    case let word where SceneSchema.neighborKeys.contains(word) && keys.dropLast().last == "at":
      let all = SceneNames(marked, parts: [], controlKinds: walk.controlKinds)
      let list = all.mention(at: place.node.range.lowerBound)?.list
      names = all.declarations(.layer).filter { $0.list == nil || $0.list == list }.map(\.name)
    default: return []
    }
    return names.prefix(500).map {
      Proposal(label: $0, kind: .reference, inserted: $0, rank: 0)
    }
  }

  private func declared(_ kind: SceneNames.Kind) -> [String] {
    family.names(by: walk).flatMap { $0.names.declarations(kind).map(\.name) }
  }
}
