internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// What is different of the screen as a whole, from which what is on it follows.
struct ScreenCauses {
  let drafts: [ChangeDraft]
  private let told: [ChangeDraft]
  private let isResized: Bool

  init(_ expected: ScreenRecord, _ actual: ScreenRecord) {
    let subject = Subject(
      .screen, from: Rect(origin: .zero, size: expected.size),
      to: Rect(origin: .zero, size: actual.size))
    told = ToldComparison.drafts(expected.told, actual.told, of: subject)
    var drafts: [ChangeDraft] = []
    isResized = expected.size != actual.size
    if isResized {
      drafts.append(
        ChangeDraft(.resized(from: expected.size, to: actual.size), of: [subject]))
    }
    if expected.scale != actual.scale {
      drafts.append(
        ChangeDraft(
          .restyled(
            .pixels, .whole, from: .word(expected.scale.shortest), to: .word(actual.scale.shortest)),
          of: [subject]))
    }
    // A device, or the way it is turned, brings its size, its scale and its safe area.
    let first = told.first.flatMap { draft -> String? in
      if case .told(let key, _, _) = draft.change { key.first } else { nil }
    }
    let brings = ["device", "orientation"].contains(first ?? "")
    self.drafts =
      told.enumerated().map { $0.element.asConsequence(brings && $0.offset > 0) }
      + drafts.map { $0.asConsequence(brings) }
  }

  /// Whether everything may lie elsewhere.
  var isAny: Bool { isResized || told.contains { !$0.isTheme } }

  /// Whether a difference in a look follows from what the screen was told.
  func explain(_ change: Change) -> Bool {
    told.contains { draft in
      guard case .told(let key, _, _) = draft.change else { return false }
      switch key.first {
      case "theme": return change.isOfColors
      case "direction": return change.isStyle([.align, .direction]) || change.kind == .moved
      case "font": return change.isStyle([.fontFamily])
      case "language": return change.isStyle([.language])
      default: return change.kind == .moved || change.kind == .resized
      }
    }
  }
}

extension ChangeDraft {
  /// Whether the screen was told another theme, which gives nothing another place.
  fileprivate var isTheme: Bool {
    if case .told(["theme"], _, _) = change { true } else { false }
  }
}

extension Change {
  fileprivate var isOfColors: Bool {
    switch self {
    case .restyled(let style, _, _, _):
      measure.gate == .color
        || [.fill, .border, .borderColor, .shadow, .shadowColor, .image, .opacity].contains(style)
    default: false
    }
  }

  fileprivate func isStyle(_ styles: [Style]) -> Bool {
    if case .restyled(let style, _, _, _) = self { styles.contains(style) } else { false }
  }
}
