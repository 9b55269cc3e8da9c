internal import GalleyGeometry

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
  /// The preset of a stage; nil where the scene gives a size.
  package var device: String?
  /// The preset of the stage that it is a picture of; nil for figures, screens and other stages.
  package var preset: StagePreset?
  /// Which of the pictures of its variant it is, from 1, with as many digits as there are for all.
  package var number: String
  /// The screen's pixels a point.
  package var scale: Double
  package var isRightToLeft: Bool

  /// The path that Google Play's tools have for it below the images of a language; nil where its
  /// stage has no preset of Google Play's.
  package var playPath: String? { preset?.playPath(number: number) }
}

extension Scene {
  /// Returns what tells the pictures of a state from those of others.
  package func traits(of state: SceneState) -> PictureTraits {
    let variant = variants[state.variant]
    let stage = variant.screen.stage
    let states = states.filter { $0.variant == state.variant }
    let place = String((states.firstIndex(of: state) ?? 0) + 1)
    let digits = String(states.count).count
    let number = String(repeating: "0", count: max(0, digits - place.count)) + place
    return PictureTraits(
      state: state.name, axisValues: variant.axisValues, theme: variant.screen.theme,
      language: variant.language,
      device: variant.screen.device?.name ?? stage?.preset?.name,
      preset: state.isFigure ? nil : stage?.preset, number: number, scale: variant.screen.scale,
      isRightToLeft: variant.screen.direction == .rightToLeft)
  }
}
