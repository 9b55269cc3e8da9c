package import GalleyGraphics

/// The comparison of two pictures' colors: by samples where these stand for the same, and in sRGB
/// where they do not.
package struct ColorMatching {
  /// The difference, `its colors are by X, expected Y`; nil where it comes to the same.
  private var words: String?
  /// Why samples cannot be converted.
  private var problem: ImageProblem?
  private var conversions: (expected: ColorConversion?, actual: ColorConversion?)

  package init(_ expected: PixelInterpretation, _ actual: PixelInterpretation) {
    guard expected.colors != actual.colors else { return }
    do throws(ImageProblem) {
      let (old, new) = (
        try ColorConversion.needed(for: expected.colors),
        try ColorConversion.needed(for: actual.colors)
      )
      if old == nil, new == nil { return }
      if let old, let new, old.isSame(as: new) { return }
      conversions = (old, new)
      words = Self.words(old?.words ?? "sRGB", new?.words ?? "sRGB")
    } catch {
      problem = error
      words = Self.words(expected.colors.words, actual.colors.words)
    }
  }

  private static func words(_ expected: String, _ actual: String) -> String {
    "its colors are by "
      + (expected == actual
        ? "another than expected, \(actual)" : "\(actual), expected \(expected)")
  }

  /// That samples are converted, as a clause; nil where they are not.
  package var note: String? {
    problem == nil ? words.map { $0 + "; the two are compared in sRGB" } : nil
  }

  /// That the samples of two stills stand for something else and cannot be converted, as a clause.
  package var problemOfStills: String? {
    guard let problem, let words else { return nil }
    return "\(words), which cannot be compared: \(problem.description)"
  }

  /// The same of two animations, of which none are.
  package var problemOfAnimations: String? {
    words.map { $0 + "; convert both animations to sRGB" }
  }

  /// Whether samples are to be converted.
  package var converts: Bool { words != nil && problem == nil }
}

extension ColorMatching {
  /// Both in sRGB, where they are to be.
  package func matched(
    _ expected: Bitmap, _ actual: Bitmap
  ) throws(RenderingError) -> (expected: Bitmap, actual: Bitmap) {
    try matched(expected, actual) { conversion, bitmap throws(ImageProblem) in
      try conversion.sRGB(bitmap)
    }
  }

  /// Both in sRGB, where they are to be, with all bits.
  package func matched(
    _ expected: DeepBitmap, _ actual: DeepBitmap
  ) throws(RenderingError) -> (expected: DeepBitmap, actual: DeepBitmap) {
    try matched(expected, actual) { conversion, bitmap throws(ImageProblem) in
      try conversion.sRGB(bitmap)
    }
  }

  private func matched<Pixels>(
    _ expected: Pixels, _ actual: Pixels,
    _ convert: (ColorConversion, Pixels) throws(ImageProblem) -> Pixels
  ) throws(RenderingError) -> (expected: Pixels, actual: Pixels) {
    do throws(ImageProblem) {
      return (
        try conversions.expected.map { conversion throws(ImageProblem) in
          try convert(conversion, expected)
        } ?? expected,
        try conversions.actual.map { conversion throws(ImageProblem) in
          try convert(conversion, actual)
        } ?? actual
      )
    } catch {
      throw RenderingError(error.description)
    }
  }

  /// Returns the colors of the two that sRGB cannot show, as clauses with the cure: they would be
  /// compared as if they were the nearest ones.
  package func losses(
    _ expected: Bitmap, _ actual: Bitmap
  ) throws(RenderingError) -> [String] {
    do throws(ImageProblem) {
      let counts = (
        expected: try conversions.expected?.countOutside(expected) ?? 0,
        actual: try conversions.actual?.countOutside(actual) ?? 0
      )
      return [
        ("of its pixels", counts.actual), ("pixels of the expected picture", counts.expected),
      ]
      .compactMap { words, count in
        count == 0
          ? nil : "\(count) \(words) have colors outside of sRGB; convert both pictures to sRGB"
      }
    } catch {
      throw RenderingError(error.description)
    }
  }
}
