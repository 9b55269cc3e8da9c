internal import GalleyGeometry
internal import GalleyGraphics

/// What is different in a box: its fill, its outline, its border, what it does to what lies behind
/// it, and its place.
struct BoxComparison {
  private let old: LookBox
  private let new: LookBox
  private let role: LookRole
  private let frames: LookFrames

  init(
    _ old: LookBox, _ new: LookBox, _ role: LookRole, in frames: LookFrames
  ) {
    self.old = old
    self.new = new
    self.role = role
    self.frames = frames
  }

  var differences: [LookDifference] {
    var found: [LookDifference] = []
    if old.fill != new.fill {
      var difference = LookDifference.restyled(
        .fill, role, old.fill.map(StyleValue.paint) ?? .none,
        new.fill.map(StyleValue.paint) ?? .none)
      if case .restyled(_, _, let old, let new) = difference.change, frames.areResized {
        // A gradient's line follows the size of what it is painted over.
        difference.mayFollowSize = old.colorDifference(to: new) == nil && new.isGradient
      }
      found.append(difference)
    }
    found += OutlineComparison(old.outline, new.outline, role, in: frames.sizes).differences(
      isResized: frames.areResized)
    found += borders(old.border, new.border) + backdrops(old.backdrop, new.backdrop)
    return found
      + frames.placed(old.outline.frame, new.outline.frame, role)
  }

  private func borders(_ old: LookBorder?, _ new: LookBorder?) -> [LookDifference] {
    guard old != new else { return [] }
    guard let old, let new else {
      return [
        .restyled(
          .border, role, old.map(StyleValue.border) ?? .none, new.map(StyleValue.border) ?? .none)
      ]
    }
    var found: [LookDifference] = []
    if old.paint != new.paint {
      found.append(.restyled(.borderColor, role, .paint(old.paint), .paint(new.paint)))
    }
    if old.width != new.width {
      found.append(.restyled(.borderWidth, role, .number(old.width), .number(new.width)))
    }
    if old.cap != new.cap {
      found.append(.restyled(.borderCap, role, .word(old.cap.rawValue), .word(new.cap.rawValue)))
    }
    if old.dashes != new.dashes {
      found.append(.restyled(.borderDash, role, .dashes(old.dashes), .dashes(new.dashes)))
    }
    return found
  }

  private func backdrops(_ old: LookBackdrop?, _ new: LookBackdrop?) -> [LookDifference] {
    guard old != new else { return [] }
    guard let old, let new else {
      return [
        .restyled(
          .material, role, old.map(StyleValue.backdrop) ?? .none,
          new.map(StyleValue.backdrop) ?? .none)
      ]
    }
    var found: [LookDifference] = []
    if old.radius != new.radius {
      found.append(.restyled(.materialBlur, role, .number(old.radius), .number(new.radius)))
    }
    if old.saturation != new.saturation {
      found.append(
        .restyled(.materialSaturation, role, .number(old.saturation), .number(new.saturation)))
    }
    if old.tint != new.tint {
      found.append(
        .restyled(.materialTint, role, .paint(.solid(old.tint)), .paint(.solid(new.tint))))
    }
    return found
  }
}

extension StyleValue {
  fileprivate static func dashes(_ lengths: [Double]) -> StyleValue {
    let words = lengths.map { ValueWords.number($0, places: 3) }
    return lengths.isEmpty ? .none : .word(words.joined(separator: " "))
  }

  fileprivate var isGradient: Bool {
    switch self {
    case .paint(.linearGradient), .paint(.radialGradient): true
    default: false
    }
  }
}
