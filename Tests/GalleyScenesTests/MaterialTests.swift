import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyScenes

/// Materials against what was recorded of UIKit's.
@Suite struct MaterialTests {
  /// What a material makes of a plain ground, unrounded, from 0 to 255.
  private func shown(_ ground: [Double], through material: Material, theme: String) -> [Double] {
    let backdrop = material.backdrop(behind: .rectangle(.zero), theme: theme)
    let tint = backdrop.tint
    let luminance = 0.2126 * ground[0] + 0.7152 * ground[1] + 0.0722 * ground[2]
    return zip(ground, [tint.red, tint.green, tint.blue]).map { value, tinted in
      let saturated = luminance + (value - luminance) * backdrop.saturation
      return min(max(saturated * (1 - tint.alpha) + 255 * tinted * tint.alpha, 0), 255)
    }
  }

  /// Over white and over black, of iOS 26.1: Vercantez/openuikit, uikit/docs/MATERIALS.md.
  @Test(arguments: [
    (Material.ultraThin, "light", 245.0, 88.0), (.thin, "light", 245, 142),
    (.regular, "light", 245, 197), (.thick, "light", 245, 232), (.bar, "light", 247, 178),
    (.ultraThin, "dark", 177, 31), (.thin, "dark", 125, 31), (.regular, "dark", 83, 31),
    (.thick, "dark", 37, 31), (.bar, "dark", 87, 18),
  ])
  func `white and black look as recorded`(
    material: Material, theme: String, white: Double, black: Double
  ) {
    for (ground, wanted) in [(255.0, white), (0, black)] {
      for value in shown([ground, ground, ground], through: material, theme: theme) {
        #expect(abs(value - wanted) < 0.01)
      }
    }
  }

  /// Of the same recording; the bar's filter lightens what is neither dark nor light, which is not
  /// followed.
  @Test(arguments: [
    (Material.ultraThin, [[237.0, 128, 131], [237, 201, 139], [130, 212, 151]], 6.0),
    (.thin, [[255, 167, 168], [252, 218, 156], [153, 233, 174]], 9),
    (.regular, [[255, 201, 203], [255, 236, 192], [192, 246, 206]], 7),
    (.thick, [[255, 232, 232], [255, 245, 224], [225, 252, 232]], 7),
    (.bar, [[255, 215, 217], [255, 253, 221], [220, 255, 231]], 31),
  ])
  func `red, yellow and green look nearly as recorded`(
    material: Material, recorded: [[Double]], tolerance: Double
  ) {
    let grounds = [[255.0, 56, 60], [242, 179, 64], [52, 199, 89]]
    for (ground, wanted) in zip(grounds, recorded) {
      for (value, exact) in zip(shown(ground, through: material, theme: "light"), wanted) {
        #expect(abs(value - exact) <= tolerance, "\(ground): \(value), recorded \(exact)")
      }
    }
  }

  /// Another recording, fitted by a flat tint with 3 to 5 levels of error: black, systemBlue, white
  /// and systemRed bands under each (oracle `uikit/view/materials`).
  @Test(arguments: [
    (Material.ultraThin, [222.0, 222, 226], 0.44), (.thin, [245, 250, 252], 0.56),
    (.regular, [245, 249, 249], 0.78), (.thick, [246, 248, 249], 0.93),
    (.bar, [255, 255, 255], 0.73),
  ])
  func `bands look nearly as another recording has them`(
    material: Material, tint: [Double], alpha: Double
  ) {
    for ground in [[0.0, 0, 0], [0, 122, 255], [255, 255, 255], [255, 59, 48]] {
      let fitted = zip(ground, tint).map { $0 * (1 - alpha) + $1 * alpha }
      for (value, wanted) in zip(shown(ground, through: material, theme: "light"), fitted) {
        #expect(abs(value - wanted) <= 16, "\(ground): \(value), fitted \(wanted)")
      }
    }
  }
}
