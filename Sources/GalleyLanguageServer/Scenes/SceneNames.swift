import GalleyNotation
import GalleyScenes

/// What a scene gives names to, and where it speaks of it by them.
struct SceneNames {
  /// What a name is of: names of different kinds are different names.
  enum Kind: Sendable {
    case color
    case part
    /// A layer, a collection or a control.
    case layer
    case item
    case state
  }

  struct Mention {
    var kind: Kind
    var name: String
    /// The bytes of the name alone.
    var range: Range<Int>
    /// Whether this gives the name.
    var isDeclaration: Bool
    /// Where an id counts: among the layers of one list; nil for what counts everywhere.
    var list: Int?

    /// Whether two places speak of one thing.
    func isSame(as other: Mention) -> Bool {
      kind == other.kind && name == other.name
        && (list == nil || other.list == nil || list == other.list)
    }
  }

  private(set) var mentions: [Mention] = []
  private let document: TextDocument
  private let parts: Set<String>
  private let controlKinds: Set<String>
  /// How many lists of layers were read.
  private var listCount = 0

  /// - `parts`: The names of the parts of this file and of those that it takes from.
  /// - `controlKinds`: The keys that say what a control is, and carry its name.
  init(_ document: TextDocument, parts: Set<String>, controlKinds: Set<String>) {
    self.document = document
    self.parts = parts
    self.controlKinds = controlKinds
    for entry in document.tree.entries { readRoot(entry) }
  }

  func declarations(_ kind: Kind) -> [Mention] {
    mentions.filter { $0.kind == kind && $0.isDeclaration }
  }

  /// The mention at a place.
  func mention(at offset: Int) -> Mention? {
    mentions.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  // MARK: - Reading

  private mutating func add(
    _ kind: Kind, _ name: String, _ range: Range<Int>, isDeclaration: Bool = false,
    in list: Int? = nil
  ) {
    guard !name.isEmpty, document.text(range) == name else { return }
    mentions.append(
      Mention(kind: kind, name: name, range: range, isDeclaration: isDeclaration, list: list))
  }

  /// A scalar that is a name.
  private mutating func add(
    _ kind: Kind, _ node: TreeNode?, isDeclaration: Bool = false, in list: Int? = nil
  ) {
    guard let node, let text = node.text, Double(text) == nil else { return }
    add(kind, text, node.textRange, isDeclaration: isDeclaration, in: list)
  }

  private mutating func readRoot(_ entry: TreeEntry) {
    switch entry.key {
    case "palette":
      for color in entry.value.entries {
        add(.color, color.key, color.keyRange, isDeclaration: true)
        readTexts(color.value)
      }
    case "parts":
      for part in entry.value.entries {
        add(.part, part.key, part.keyRange, isDeclaration: true)
        readValue(part.value, under: part.key)
      }
    case "states":
      for state in entry.value.elements { readState(state) }
    case "changes":
      for change in entry.value.entries {
        add(.layer, change.key, change.keyRange)
        readValue(change.value, under: change.key)
      }
    case "matrix":
      for axis in entry.value.entries {
        let end = axis.key.firstIndex(of: ".") ?? axis.key.startIndex
        let name = String(axis.key[..<end])
        let start = axis.keyRange.lowerBound
        add(.layer, name, start..<start + name.utf8.count)
        readTexts(axis.value)
      }
    default: readValue(entry.value, under: entry.key)
    }
  }

  private mutating func readState(_ state: TreeNode) {
    add(.state, state["name"], isDeclaration: true)
    add(.state, state["from"])
    for entry in state["start"]?.entries ?? [] {
      add(.layer, entry.key, entry.keyRange)
      for selected in entry.value["selection"]?.several ?? [] { add(.item, selected) }
    }
    for gesture in state["do"]?.several ?? [] {
      add(.layer, gesture["in"])
      for entry in gesture.entries { readGesture(entry) }
    }
  }

  private mutating func readGesture(_ entry: TreeEntry) {
    switch entry.key {
    case "tap", "long-press", "tap-close", "delete":
      for node in entry.value.several { add(.item, node) }
    default: break
    }
    add(.item, entry.value["item"])
    add(.item, entry.value["to"])
    if entry.key == "insert" { readItems(entry.value) }
  }

  private mutating func readItems(_ node: TreeNode) {
    for item in node.several {
      add(.item, item["id"] ?? item["item"]?["id"], isDeclaration: true)
      readTexts(item)
    }
  }

  /// Layers, and whatever else may hold them.
  ///
  /// - `list`: The list that a layer is in; nil where it begins one.
  private mutating func readValue(_ node: TreeNode, under key: String, in list: Int? = nil) {
    let ownList = list ?? listCount
    if list == nil { listCount += 1 }
    switch node.content {
    case .nothing: break
    case .scalar: readTexts(node)
    case .list(let elements):
      for element in elements { readValue(element, under: key, in: ownList) }
    case .map(let entries):
      for entry in entries { read(entry, of: entries, under: key, in: ownList) }
    }
  }

  private mutating func read(
    _ entry: TreeEntry, of entries: [TreeEntry], under key: String, in list: Int
  ) {
    if parts.contains(entry.key), key != "at" { add(.part, entry.key, entry.keyRange) }
    switch entry.key {
    case "id": add(.layer, entry.value, isDeclaration: true, in: list)
    case "collection":
      let isDeclaration = entries.contains {
        ["layout", "items", "sections", "cell"].contains($0.key)
      }
      add(.layer, entry.value, isDeclaration: isDeclaration)
    case "page-control", "scrolls": add(.layer, entry.value)
    case let word where controlKinds.contains(word):
      add(.layer, entry.value, isDeclaration: true)
    case "items": readItems(entry.value)
    case "when":
      for condition in entry.value.entries { add(.layer, condition.key, condition.keyRange) }
    case "at":
      for place in entry.value.entries where SceneSchema.neighborKeys.contains(place.key) {
        add(.layer, place.value, in: list)
      }
    default: break
    }
    if entry.key != "items" { readValue(entry.value, under: entry.key) }
  }

  /// Colors of the palette, and names in braces.
  private mutating func readTexts(_ node: TreeNode) {
    switch node.content {
    case .nothing: break
    case .list(let elements): for element in elements { readTexts(element) }
    case .map(let entries): for entry in entries { readTexts(entry.value) }
    case .scalar(let text, _):
      let start = node.textRange.lowerBound
      if text.hasPrefix("$") {
        let name = String(text.dropFirst().prefix { $0 != " " })
        add(.color, name, start + 1..<start + 1 + name.utf8.count)
      }
      guard text.contains("{") else { return }
      let bytes = Array(document.text(node.textRange).utf8)
      for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
        let name = bytes[(index + 1)...].prefix {
          ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x41 && $0 <= 0x5A) || ($0 >= 0x30 && $0 <= 0x39)
            || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard bytes[name.endIndex...].first == UInt8(ascii: ".") else { continue }
        add(
          .layer, String(decoding: name, as: UTF8.self),
          start + name.startIndex..<start + name.endIndex)
      }
    }
  }
}
