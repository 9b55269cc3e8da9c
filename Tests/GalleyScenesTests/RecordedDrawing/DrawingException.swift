/// Numbers that Galley does not draw, and why.
struct DrawingException {
  var file: String
  var id: String
  /// What the names of the figures begin with; all where it is empty.
  var names: [String]
  var reason: String

  func covers(_ figure: RecordedFigure) -> Bool {
    file == figure.file && id == figure.id
      && names.contains { figure.name.hasPrefix($0) || figure.name.hasSuffix($0) }
  }

  init(_ file: String, _ id: String, _ names: [String], _ reason: String) {
    self.file = file
    self.id = id
    self.names = names
    self.reason = reason
  }
}

private let notes = "recorded-drawing.json"
private let pixels = "recorded-drawing-uikit.json"
private let isInput = "given, not drawn"

let drawingExceptions: [DrawingException] = [
  DrawingException(
    notes, "effects colour filters", "SwiftUI's filters, which no view of UIKit has"),
  DrawingException(
    notes, "gradient/basic",
    "SwiftUI blends gradients in Oklab; these are CAGradientLayer's, straight in sRGB"),
  DrawingException(
    notes, "uikit/view/materials",
    "a fit of flat tints; materials follow the fits of the other file, which is the later one"),
  DrawingException(
    notes, "font metrics (system font)",
    ["ascender", "descender", "leading", "lineHeight", "pointSize"],
    "a font that is not here; what is made of its heights is measured"),
  DrawingException(
    pixels, "gradient.space", ["catalyst"], "Catalyst's own color space, which iOS has not"),
  DrawingException(
    pixels, "shadow.sigma", ["offsetDefault", "opacityDefault"],
    "CALayer's shadow is not seen unless told; a scene's is told, and falls 3 points down"),
  DrawingException(
    pixels, "shadow.group", ["catalyst"], "Catalyst shows the shadow through; iOS does not"),
  DrawingException(
    pixels, "shadow.platform", "shadows of bars and sheets, which are theirs to tell"),
  DrawingException(pixels, "snap.layer", [".y", ".h"], isInput),
  DrawingException(
    pixels, "snap.layer", ["olderWording.rows"],
    "an older reading of the same scene, which the rule that was recorded later contradicts"),
  DrawingException(pixels, "corner.continuous.others", ["fromPx"], isInput),
  DrawingException(
    pixels, "corner.continuous.others", ["concentricMin8.without.container.100x60"],
    "no disc and no continuous corner; nobody has explained it"),
  DrawingException(
    pixels, "corner.configuration",
    ["containerConcentric(min:8).inset", "containerConcentric(min:8).outer"], isInput),
  DrawingException(
    pixels, "sheet.corner.profile",
    "a sheet's own curve: the nearest continuous corner, of 25.75 points, is off by up to 1.7"),
  DrawingException(pixels, "materials", "held by the tests of materials"),
  DrawingException(pixels, "colours", ["deleteDisc"], "a disc of an editing control"),
  DrawingException(
    pixels, "font.advance", "the difference of two of Apple's fonts, neither of which is here"),
]

extension DrawingException {
  fileprivate init(_ file: String, _ id: String, _ reason: String) {
    self.init(file, id, [""], reason)
  }
}
