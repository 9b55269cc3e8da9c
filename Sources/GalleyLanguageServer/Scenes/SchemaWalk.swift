import GalleyNotation
import GalleyScenes

/// Finds what may stand at a place of a scene, however little of it is written.
struct SchemaWalk: Sendable {
  /// The keys that a map may have.
  struct Keys {
    var options: [OptionDeclaration]
    /// The kind of the values of other keys; nil where there are none.
    var others: OptionKind?
  }

  /// Definitions that name one another end.
  private static let deepest = 12

  let schema: SceneSchema
  /// The keys that say what a control is, and carry its name.
  private(set) var controlKinds: Set<String>

  init(_ schema: SceneSchema) {
    self.schema = schema
    controlKinds = []
    controlKinds = Set(
      concrete([.defined("layer")]).flatMap { kind -> [String] in
        guard case .options(let options, others: _) = kind else { return [] }
        return options.filter { concrete([$0.kind]).contains(.name) }.map(\.key)
      })
  }

  /// The kinds of the whole scene.
  var root: [OptionKind] { [.options(schema.root)] }

  /// The kinds themselves, in place of choices among them, templates and names of definitions.
  func concrete(_ kinds: [OptionKind], depth: Int = 0) -> [OptionKind] {
    guard depth < Self.deepest else { return [] }
    return kinds.flatMap { kind -> [OptionKind] in
      switch kind {
      case .either(let kinds): concrete(kinds, depth: depth + 1)
      case .template(let kind): concrete([kind], depth: depth + 1)
      case .defined(let name):
        concrete(schema.definitions[name].map { [$0] } ?? [], depth: depth + 1)
      default: [kind]
      }
    }
  }

  /// What the keys of a map may be, by those that it has: of several such sets those that fit best.
  ///
  /// - `index`: The entry that is being written, which says nothing.
  func keys(
    of entries: [TreeEntry], among kinds: [OptionKind], besides index: Int? = nil
  ) -> [Keys] {
    let written = entries.indices.filter { $0 != index }.map { entries[$0] }
    let sets = concrete(kinds).compactMap { kind -> Keys? in
      switch kind {
      case .options(let options, let others): Keys(options: options, others: others)
      case .map(let kind): Keys(options: [], others: kind)
      default: nil
      }
    }
    let counts = sets.map { faults(of: $0, in: written) }
    guard let least = counts.min() else { return [] }
    return zip(sets, counts).filter { $0.1 == least }.map(\.0)
  }

  /// How badly keys fit: those that may not be there weigh more than those that are missing.
  private func faults(of keys: Keys, in entries: [TreeEntry]) -> Int {
    let wrong = entries.count { entry in
      guard let option = keys.options.first(where: { $0.key == entry.key }) else {
        return keys.others == nil
      }
      return !mayBe(entry.value, option.kind)
    }
    let missing = keys.options.count { option in
      option.isRequired && !entries.contains { $0.key == option.key }
    }
    // A key that a scene chooses fits less than one that is declared.
    let chosen = entries.count { entry in !keys.options.contains { $0.key == entry.key } }
    return entries.isEmpty ? 0 : wrong * 10_000 + missing * 100 + chosen
  }

  /// Whether a value may be of a kind, by its form and by words of which there are few.
  private func mayBe(_ value: TreeNode, _ kind: OptionKind) -> Bool {
    let kinds = concrete([kind])
    switch value.content {
    case .nothing: return !kinds.isEmpty
    case .scalar(let text, _):
      guard !text.contains("{"), !text.contains(TextDocument.cursor) else { return true }
      return kinds.contains { kind in
        switch kind {
        case .choice(let words): words.contains(text)
        case .options, .map, .list: false
        case .flag: text == "true" || text == "false"
        case .number, .integer: Double(text) != nil
        default: true
        }
      }
    case .list:
      return kinds.contains { kind in
        switch kind {
        case .list, .anything: true
        default: false
        }
      }
    case .map:
      return kinds.contains { kind in
        switch kind {
        case .options, .map, .anything, .color: true
        default: false
        }
      }
    }
  }

  /// The kinds of the value of a key.
  func kinds(of key: String, in keys: [Keys]) -> [OptionKind] {
    keys.flatMap { keys -> [OptionKind] in
      let declared = keys.options.filter { $0.key == key }.map(\.kind)
      return declared.isEmpty ? keys.others.map { [$0] } ?? [] : declared
    }
  }

  /// The kinds of the elements of a list.
  func elementKinds(among kinds: [OptionKind]) -> [OptionKind] {
    concrete(kinds).compactMap { kind in
      if case .list(let element, count: _) = kind { element } else { nil }
    }
  }

  /// The kinds at the end of a way, and the sets of keys of the last map on it.
  func kinds(at steps: [TreePlace.Step], isKey: Bool = false) -> (kinds: [OptionKind], keys: [Keys])
  {
    var kinds = root
    var keys: [Keys] = []
    for (number, step) in steps.enumerated() {
      guard case .map(let entries) = step.node.content else {
        (kinds, keys) = (elementKinds(among: kinds), [])
        continue
      }
      let isWritten = isKey && number == steps.count - 1
      keys = self.keys(of: entries, among: kinds, besides: isWritten ? step.index : nil)
      kinds = self.kinds(of: entries[step.index].key, in: keys)
    }
    return (kinds, keys)
  }
}

extension TextDocument {
  /// Stands for the cursor in a text: no scene has it (Unicode, private use).
  static let cursor = "\u{E000}"
}
