internal import GalleyPNG
internal import GalleyRendering

/// What differs of two animations beside their pixels, as clauses about the actual one.
struct FrameDifferences {
  private let expected: AnimatedPNG
  private let actual: AnimatedPNG

  init(_ expected: AnimatedPNG, _ actual: AnimatedPNG) {
    self.expected = expected
    self.actual = actual
  }

  var clauses: [String] { [count, delay, plays].compactMap(\.self) }

  private var count: String? {
    if expected.isAnimated, actual.isAnimated {
      let (old, new) = (expected.frameCount, actual.frameCount)
      return old == new
        ? nil : "it has \(ComparisonWords.counted(new, "frame")), expected \(old)"
    }
    let (old, new) = (Self.words(for: expected), Self.words(for: actual))
    return old == new ? nil : "it is \(new), expected \(old)"
  }

  private static func words(for picture: AnimatedPNG) -> String {
    guard picture.isAnimated else { return "a still picture" }
    return "an animation of \(ComparisonWords.counted(picture.frameCount, "frame"))"
  }

  private var delay: String? {
    guard expected.isAnimated, actual.isAnimated else { return nil }
    let others = (0..<min(expected.frameCount, actual.frameCount)).filter {
      expected.delay(ofFrame: $0) != actual.delay(ofFrame: $0)
    }
    guard let first = others.first else { return nil }
    let words = others.count == 1 ? "" : ", and \(others.count - 1) more for other times"
    return "frame \(first + 1) is shown for \(actual.delay(ofFrame: first).words), expected"
      + " \(expected.delay(ofFrame: first).words)" + words
  }

  private var plays: String? {
    guard expected.isAnimated, actual.isAnimated, expected.playCount != actual.playCount else {
      return nil
    }
    let words = [expected, actual].map { picture in
      picture.playCount.map { $0 == 1 ? "once" : "\($0) times" } ?? "for ever"
    }
    return "it plays \(words[1]), expected \(words[0])"
  }
}
