internal import GalleyGraphics

extension Color {
  /// What the system draws over screens stands out by so much at least: WCAG's least contrast of
  /// what is no text. [D]
  private static let leastContrast = 3.0

  /// Returns the color, or its opposite in black or white where that stands out better from a
  /// ground from which the color hardly does.
  ///
  /// - `ground`: Nil where it is not known.
  func adapted(to ground: Color?) -> Color {
    guard let ground, contrast(with: ground) < Self.leastContrast else { return self }
    let opposite: Color = luminance < 0.5 ? .white : .black
    return opposite.contrast(with: ground) > contrast(with: ground) ? opposite : self
  }
}
