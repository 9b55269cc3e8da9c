internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// What the states of a scene draw.
struct StateDrawings {
  /// A picture apart from its title.
  private struct Drawing: Hashable {
    var variant: Int
    var size: Size
    var commands: [DrawCommand]
  }

  /// The first state of each variant that draws a picture without moving.
  private var first: [Drawing: SceneState] = [:]
  /// The states that draw what another draws, in each variant.
  private var same: [(state: SceneState, other: SceneState)] = []
  private var texts: Set<String> = []

  mutating func add(_ state: SceneState, _ timeline: StateTimeline) throws(SceneError) {
    let picture = try timeline.drawing(at: timeline.instant, includesRecord: false).picture
    for command in picture.commands { addTexts(of: command) }
    guard timeline.duration == 0 else { return }
    let drawing = Drawing(
      variant: state.variant, size: picture.size, commands: picture.commands)
    if let other = first[drawing] {
      same.append((state, other))
    } else {
      first[drawing] = state
    }
  }

  private mutating func addTexts(of command: DrawCommand) {
    switch command {
    case .text(let text): texts.insert(text.block.string)
    case .group(let group): for command in group.children { addTexts(of: command) }
    default: break
    }
  }

  /// States that draw what one before them draws, whatever the choices of the matrix are.
  func sameStates(in scene: Scene) -> [LintFinding] {
    let count = scene.variants.count
    let pairs = Dictionary(grouping: same) { [$0.state.name, $0.other.name] }
    return pairs.values.compactMap { pairs in
      guard pairs.count == count, let pair = pairs.first else { return nil }
      return LintFinding(
        rule: .sameState, location: scene.location(of: pair.state),
        sentence:
          "the state '\(pair.state.name)' draws what '\(pair.other.name)' draws, and does not move; let it show something else, or take it out"
      )
    }
  }

  /// Texts that are drawn as they stand in a scene that has texts by language.
  func untranslated(in tree: OptionValue) -> [LintFinding] {
    var findings: [LintFinding] = []
    tree.walk { value, path in
      if path.first == "strings" || path.last.map(Self.content.contains) == true { return false }
      guard case .text(let text) = value.kind, isDrawn(text) else { return true }
      findings.append(
        LintFinding(
          rule: .untranslated, location: value.location,
          sentence:
            "'\(text)' is drawn as it stands here in each language; put it into the strings, and write \"{t.…}\""
        ))
      return true
    }
    return findings
  }

  /// Keys with what a scene is filled with, and not with its own words.
  private static let content: Set = ["items", "new-items", "example"]

  /// Whether words of a text, which are no names in braces, are drawn.
  private func isDrawn(_ text: String) -> Bool {
    let braced = BracedText(text)
    guard !braced.isOpen else { return false }
    if !text.contains("{") { return Self.hasWords(text) && texts.contains(text) }
    return braced.pieces.contains { piece in
      guard case .literal(let words) = piece, Self.hasWords(words) else { return false }
      return texts.contains { $0.contains(words) }
    }
  }

  /// Whether a text has two letters in a row.
  private static func hasWords(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
  }
}
