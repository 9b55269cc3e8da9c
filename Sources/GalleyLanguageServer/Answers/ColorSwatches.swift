import GalleyGraphics
import GalleyNotation
import GalleyScenes

/// The colors of a scene where they are written.
struct ColorSwatches {
  private static let largestCount = 5_000

  let walk: SchemaWalk
  let family: SceneFamily
  let encoding: PositionEncoding

  private var document: TextDocument { family.documents[0] }

  func answer() -> [JSONValue] {
    var found: [JSONValue] = []
    let palette = palette
    for (node, kinds) in colored {
      guard found.count < Self.largestCount, let text = node.text,
        walk.concrete(kinds).contains(.color),
        let color = Palette.color(ofText: text, in: palette)
      else { continue }
      found.append(
        .object([
          "range": document.range(node.range, in: encoding),
          "color": .object([
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
            "alpha": .number(color.alpha),
          ]),
        ]))
    }
    return found
  }

  /// The palette as it is in the light theme; what a scene says goes before what it takes from.
  private var palette: [(name: String, text: String)] {
    var seen: Set<String> = []
    let colors = family.documents.flatMap { $0.tree["palette"]?.entries ?? [] }
      .filter { seen.insert($0.key).inserted }
      .compactMap { entry in
        (entry.value.text ?? entry.value["light"]?.text).map { (name: entry.key, text: $0) }
      }
    // A color may speak of those above it alone.
    return colors.filter { !$0.text.hasPrefix("$") } + colors.filter { $0.text.hasPrefix("$") }
  }

  /// The scalars that may be colors, with the kinds that may stand there.
  private var colored: [(TreeNode, [OptionKind])] {
    var found: [(TreeNode, [OptionKind])] = []
    func look(_ node: TreeNode, _ kinds: [OptionKind]) {
      switch node.content {
      case .nothing: break
      case .scalar(let text, _):
        if text.utf8.count < 60 { found.append((node, kinds)) }
      case .list(let elements):
        let inner = walk.elementKinds(among: kinds)
        guard !inner.isEmpty else { return }
        for element in elements { look(element, inner) }
      case .map(let entries):
        var keys = walk.keys(of: entries, among: kinds)
        if walk.concrete(kinds).contains(.color), keys.isEmpty {
          keys = [
            .init(options: ["light", "dark"].map { OptionDeclaration($0, .color) }, others: nil)
          ]
        }
        for entry in entries {
          let inner = walk.kinds(of: entry.key, in: keys)
          if !inner.isEmpty, inner != [.anything] { look(entry.value, inner) }
        }
      }
    }
    look(document.tree, walk.root)
    return found
  }

  /// A color as a scene may write it: as digits in quotes.
  static func presentations(
    of color: JSONValue?, replacing range: JSONValue
  ) -> [JSONValue] {
    let parts = ["red", "green", "blue", "alpha"].compactMap { color?[$0]?.number }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { return [] }
    let bytes = parts.map { Int(($0 * 255).rounded()) }
    let shown = bytes[3] == 255 ? Array(bytes.prefix(3)) : bytes
    let digits = shown.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let text = "#" + digits.joined()
    return [
      .object([
        "label": .string(text),
        "textEdit": .object(["range": range, "newText": .string("\"\(text)\"")]),
      ])
    ]
  }
}
