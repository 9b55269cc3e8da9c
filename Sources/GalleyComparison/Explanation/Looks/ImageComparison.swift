internal import GalleyGeometry
internal import GalleyGraphics

/// What is different in an image: its file, its size and its place.
struct ImageComparison {
  private let old: LookImage
  private let new: LookImage
  private let role: LookRole
  private let frames: LookFrames

  init(
    _ old: LookImage, _ new: LookImage, _ role: LookRole, in frames: LookFrames
  ) {
    self.old = old
    self.new = new
    self.role = role
    self.frames = frames
  }

  var differences: [LookDifference] {
    var found: [LookDifference] = []
    if old.name != new.name {
      found.append(.restyled(.image, role, .word(old.name), .word(new.name)))
    }
    if old.size != new.size {
      var difference = LookDifference.restyled(.imageSize, role, .size(old.size), .size(new.size))
      difference.isConsequence = old.name != new.name
      found.append(difference)
    }
    let isOther = !found.isEmpty
    if old.tint != new.tint {
      found.append(.restyled(.tint, role, Self.value(of: old.tint), Self.value(of: new.tint)))
    }
    if frames.areResized, !isOther, isFitted(old.frame, new.frame) { return found }
    return found
      + frames.placed(
        old.frame, new.frame, role, isFollowing: isOther,
        // An image that fills a rounded frame may be a pixel larger on either side.
        tolerance: frames.areRounded ? 2 * frames.tolerance : frames.tolerance)
  }

  private static func value(of tint: Color?) -> StyleValue {
    tint.map { .paint(.solid($0)) } ?? .none
  }

  /// Whether an image of the same proportions lies in the middle of another size, as one does that is
  /// fitted to it or fills it.
  private func isFitted(_ old: Rect?, _ new: Rect?) -> Bool {
    let (sizes, tolerance) = (frames.sizes, frames.tolerance)
    let one = old ?? Rect(origin: .zero, size: sizes.expected)
    let other = new ?? Rect(origin: .zero, size: sizes.actual)
    func isCentered(_ rect: Rect, in size: Size) -> Bool {
      abs(rect.midX - size.width / 2) <= tolerance && abs(rect.midY - size.height / 2) <= tolerance
    }
    let isAlike = abs(one.width * other.height - other.width * one.height)
    return isAlike <= 2 * tolerance * (one.width + one.height + other.width + other.height)
      && isCentered(one, in: sizes.expected) && isCentered(other, in: sizes.actual)
  }
}
