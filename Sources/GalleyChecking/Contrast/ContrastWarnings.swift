internal import GalleyGraphics
internal import GalleyNotation

/// Says of texts how little they stand out.
struct ContrastWarnings {
  let state: String

  /// A warning for each place of the scene that gives such texts, of the one that stands out least.
  func warnings(of findings: [ContrastMeter.Finding]) -> [Issue] {
    var places: [SourceLocation] = []
    var byPlace: [SourceLocation: [ContrastMeter.Finding]] = [:]
    for finding in findings {
      let place = finding.text.text.source ?? SourceLocation(file: "scene", line: 1, column: 1)
      if byPlace[place] == nil { places.append(place) }
      byPlace[place, default: []].append(finding)
    }
    return places.compactMap { place in
      guard let all = byPlace[place], let worst = all.min(by: { $0.contrast < $1.contrast })
      else { return nil }
      return Issue(message(worst, others: all.count - 1), at: place, severity: .warning)
    }
  }

  private func message(_ finding: ContrastMeter.Finding, others: Int) -> String {
    let text = finding.text
    let more = others > 0 ? " (and \(others) more of its kind)" : ""
    let kind = text.isLarge ? "large text" : "text of its size"
    return
      "in '\(state)' the text '\(text.text.block.string.prefix(40))'\(more) has a contrast of \(Self.number(finding.contrast)), \(finding.color.hexText) on \(finding.ground.hexText); \(kind) needs \(Self.number(text.leastContrast)): darken one or lighten the other"
  }

  /// Two digits, rounded down, so that what is too little does not read as enough.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.down))
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }
}
