internal import GalleyGeometry
internal import GalleyGraphics

/// What is different in a text: what it says, its style and where it begins.
struct TextComparison {
  private let old: LookText
  private let new: LookText
  private let role: LookRole
  private let frames: LookFrames
  /// Whether something beside it needs another room.
  private let othersRemeasured: Bool

  init(
    _ old: LookText, _ new: LookText, _ role: LookRole, in frames: LookFrames,
    othersRemeasured: Bool
  ) {
    self.old = old
    self.new = new
    self.role = role
    self.frames = frames
    self.othersRemeasured = othersRemeasured
  }

  var differences: [LookDifference] {
    var found: [LookDifference] = []
    if old.string != new.string {
      found.append(LookDifference(change: .text(role, from: old.string, to: new.string)))
    }
    found += Self.differences(old.style, new.style).map { style, old, new in
      LookDifference.restyled(style, role, old, new)
    }
    if old.spans != new.spans {
      found.append(
        LookDifference.restyled(
          .runs, role, .word(old.spans.words(in: old.string)),
          .word(new.spans.words(in: new.string))))
    }
    // Where a text begins follows from what it says and from its font, and says nothing by itself.
    let isRemeasured = found.contains { $0.change.isMeasured }
    guard !isRemeasured else { return found }
    let one = Rect(origin: old.origin, size: Size(width: old.width ?? 0, height: 0))
    let other = Rect(origin: new.origin, size: Size(width: new.width ?? 0, height: 0))
    return found
      + frames.placed(one, other, role, isFollowing: othersRemeasured)
  }

  private static func differences(
    _ old: TextStyle, _ new: TextStyle
  ) -> [(Style, StyleValue, StyleValue)] {
    var found: [(Style, StyleValue, StyleValue)] = []
    func add<Value: Equatable>(
      _ style: Style, _ old: Value, _ new: Value, _ value: (Value) -> StyleValue
    ) {
      if old != new { found.append((style, value(old), value(new))) }
    }
    add(.color, old.color, new.color) { .paint(.solid($0)) }
    add(.fontFamily, old.family, new.family) { .word($0) }
    add(.fontSize, old.size, new.size) { .number($0) }
    add(.fontWeight, old.weight, new.weight) { .number(Double($0)) }
    add(.fontStyle, old.isItalic, new.isItalic) { .word($0 ? "italic" : "upright") }
    add(.figures, old.figures, new.figures) { .word($0.rawValue) }
    add(.align, old.alignment, new.alignment) { .word($0.rawValue) }
    add(.lines, old.lineLimit, new.lineLimit) {
      $0.map { .number(Double($0)) } ?? .word("as many as there are")
    }
    add(.truncate, old.truncation, new.truncation) { .word($0.rawValue) }
    add(.lineHeight, old.lineHeight, new.lineHeight) {
      $0.map(StyleValue.number) ?? .word("the font's own")
    }
    add(.letterSpacing, old.letterSpacing, new.letterSpacing) { .number($0) }
    add(.direction, old.direction, new.direction) { .word($0.rawValue) }
    add(.language, old.language, new.language) { .word($0) }
    return found
  }
}
