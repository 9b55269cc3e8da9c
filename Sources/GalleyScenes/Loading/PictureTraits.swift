/// What tells the pictures of a scene apart, for the names of their files and for pages.
package struct PictureTraits: Hashable, Sendable {
  /// The name of the state, without the values of the matrix's axes.
  package var state: String
  /// The values of the matrix's axes, in order, as file names have them.
  package var axisValues: [String]
  /// `light` or `dark`.
  package var theme: String
  /// A BCP 47 tag.
  package var language: String
  /// Nil where the scene gives a size.
  package var device: String?
  /// The screen's pixels a point.
  package var scale: Double
}

extension Scene {
  /// Returns what tells the pictures of a state from those of others.
  package func traits(of state: SceneState) -> PictureTraits {
    let variant = variants[state.variant]
    return PictureTraits(
      state: state.name, axisValues: variant.axisValues, theme: variant.screen.theme,
      language: variant.language, device: variant.screen.device?.name,
      scale: variant.screen.scale)
  }
}
