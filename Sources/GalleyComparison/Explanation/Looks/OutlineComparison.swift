internal import GalleyGeometry
internal import GalleyGraphics

/// What is different in the form and the corners of an outline.
struct OutlineComparison {
  private let old: LookOutline
  private let new: LookOutline
  private let role: LookRole
  private let sizes: (expected: Size, actual: Size)

  init(
    _ old: LookOutline, _ new: LookOutline, _ role: LookRole,
    in sizes: (expected: Size, actual: Size)
  ) {
    self.old = old
    self.new = new
    self.role = role
    self.sizes = sizes
  }

  func differences(isResized: Bool) -> [LookDifference] {
    var found: [LookDifference] = []
    if old.form != new.form {
      found.append(
        LookDifference(
          change: .restyled(.shape, role, from: .word(old.form.words), to: .word(new.form.words))))
    }
    if old.corners != new.corners {
      found.append(
        LookDifference(
          change: .restyled(
            .cornerRadius, role, from: radius(old, in: sizes.expected),
            to: radius(new, in: sizes.actual)),
          // Corners that are a share of the size follow it.
          mayFollowSize: isResized))
    }
    if old.isContinuous != new.isContinuous, old.corners != .radius(0), new.corners != .radius(0) {
      let words = [old, new].map { $0.isContinuous ? "continuous" : "circular" }
      found.append(
        LookDifference(
          change: .restyled(.cornerCurve, role, from: .word(words[0]), to: .word(words[1]))))
    }
    return found
  }

  private func radius(_ outline: LookOutline, in size: Size) -> StyleValue {
    guard case .each(let radii) = outline.corners else {
      return .radius(outline.radius(in: size), isFull: outline.corners == .full)
    }
    return .word(radii.words(places: 3))
  }
}

extension LookOutline.Form {
  fileprivate var words: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .path(let digest): "path \(digest)"
    }
  }
}
