internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// What is different of the screen as a whole, from which what is on it follows.
struct ScreenCauses {
  private let told: [ChangeDraft]
  private let measured: [ChangeDraft]
  private let isResized: Bool
  /// Whether both scenes say the same of the state, so that nothing follows from what the finger does.
  let isStateSame: Bool

  init(_ expected: ScreenRecord, _ actual: ScreenRecord) {
    let subject = Subject(
      .screen, from: Rect(origin: .zero, size: expected.size),
      to: Rect(origin: .zero, size: actual.size))
    isResized = expected.size != actual.size
    isStateSame = expected.stateSource != nil && expected.stateSource == actual.stateSource
    var measured: [ChangeDraft] = []
    if isResized {
      measured.append(
        ChangeDraft(.resized(from: expected.size, to: actual.size), of: [subject]))
    }
    if expected.scale != actual.scale {
      measured.append(
        ChangeDraft(
          .restyled(
            .pixels, .whole, from: .word(expected.scale.shortest), to: .word(actual.scale.shortest)),
          of: [subject]))
    }
    let told = ToldComparison.drafts(expected.told, actual.told, of: subject)
    // A device, or the way it is turned, brings its size, its scale and its safe area; a theme
    // brings its colors.
    let brings = told.contains { ["device", "orientation"].contains($0.option) }
    let isOtherDevice = told.contains { $0.option == "device" }
    let isOtherTheme = told.contains { $0.option == "theme" }
    self.told = told.map { draft in
      let isOrientation = draft.option == "orientation" && isOtherDevice
      return draft.asConsequence(isOrientation || draft.option == "safe-area" && brings)
    }.filter { !isOtherTheme || $0.option != "palette" }
    self.measured = measured.map { $0.asConsequence(brings) }
  }

  /// What is to be told beside other changes: a color of the palette only where one of them follows
  /// from it.
  func drafts(beside others: [ChangeDraft]) -> [ChangeDraft] {
    told.filter { cause in
      cause.option != "palette" || others.contains { cause.explains($0.change) }
    } + measured
  }

  /// Whether everything may lie elsewhere.
  var isAny: Bool { isResized || told.contains { !$0.isOfColors } }

  /// Whether a difference in a look follows from what the screen was told, where the scenes of both
  /// say the same of what it is a look of.
  func explain(_ change: Change) -> Bool { told.contains { $0.explains(change) } }

  /// Whether a difference is the one of a color of the palette.
  func recolor(_ change: Change) -> Bool {
    told.contains { $0.option == "palette" && $0.explains(change) }
  }
}

extension ChangeDraft {
  /// What was told otherwise; nil where that is not the change.
  var option: String? {
    if case .told(let key, _, _) = change { key.first } else { nil }
  }

  /// Whether the screen was told another theme or another color, which give nothing another place.
  fileprivate var isOfColors: Bool { ["theme", "palette"].contains(option) }

  /// Whether another change follows from what the screen was told.
  fileprivate func explains(_ other: Change) -> Bool {
    guard case .told(let key, let old, let new) = change else { return false }
    switch key.first {
    case "palette":
      guard case .color(let old)? = old, case .color(let new)? = new else { return false }
      return other.recolors(old, as: new)
    case "theme": return other.isOfColors
    case "direction": return other.isStyle([.align, .direction]) || other.kind == .moved
    case "font": return other.isStyle([.fontFamily])
    case "language": return other.isStyle([.language])
    default: return other.kind == .moved || other.kind == .resized
    }
  }
}

extension Change {
  fileprivate var isOfColors: Bool {
    switch self {
    case .restyled(let style, _, _, _):
      measure.gate == .color
        || [
          .fill, .border, .borderColor, .material, .shadow, .shadowColor, .image, .tint, .opacity,
        ].contains(style)
    default: false
    }
  }

  fileprivate func isStyle(_ styles: [Style]) -> Bool {
    if case .restyled(let style, _, _, _) = self { styles.contains(style) } else { false }
  }

  /// Whether what was painted in one color is painted in another, as thin as it was.
  fileprivate func recolors(_ old: Color, as new: Color) -> Bool {
    if case .restyled(_, _, .paint(let one), .paint(let other)) = self {
      one.isRecolored(as: other, from: old, to: new)
    } else {
      false
    }
  }
}

extension Paint {
  fileprivate func isRecolored(as other: Paint, from old: Color, to new: Color) -> Bool {
    func isTinted(_ one: Color, _ other: Color) -> Bool {
      one.withAlpha(1) == old.withAlpha(1) && other.withAlpha(1) == new.withAlpha(1)
        && abs(one.alpha * new.alpha - other.alpha * old.alpha) < 1e-9
    }
    func areTinted(_ one: [GradientStop], _ other: [GradientStop]) -> Bool {
      one.map(\.location) == other.map(\.location) && one != other
        && zip(one, other).allSatisfy { $0 == $1 || isTinted($0.color, $1.color) }
    }
    return switch (self, other) {
    case (.solid(let one), .solid(let other)): isTinted(one, other)
    case (.linearGradient(let one), .linearGradient(let other)):
      one.start == other.start && one.end == other.end && areTinted(one.stops, other.stops)
    case (.radialGradient(let one), .radialGradient(let other)):
      one.center == other.center && one.radius == other.radius && areTinted(one.stops, other.stops)
    default: false
    }
  }
}
