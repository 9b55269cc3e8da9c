/// The kind of SVG files that are drawn: assets of scenes, or whole drawings that are compared.
enum SVGProfile {
  /// A picture inside a drawing.
  case asset
  /// A drawing as the SVG writer makes it: larger, with blurred shadows and embedded pictures.
  case drawing

  var limits: SVGCost.Limits {
    switch self {
    case .asset:
      SVGCost.Limits(
        bytes: 1 << 20, elements: 20_000, points: 30_000, layers: 250, length: 250)
    case .drawing:
      SVGCost.Limits(
        bytes: 64 << 20, elements: 500_000, points: 5_000_000, layers: 20_000, length: 1e6)
    }
  }

  func draws(_ element: String) -> Bool {
    SVGVocabulary.elements.contains(element)
      || self == .drawing && Self.drawingElements.contains(element)
  }

  func form(of attribute: String, in element: String) -> SVGVocabulary.Form? {
    if self == .drawing, let form = Self.drawingForms["\(element) \(attribute)"] { return form }
    return SVGVocabulary.form(of: attribute)
  }

  private static let drawingElements: Set<String> = ["image", "filter", "feGaussianBlur"]

  private static let drawingForms: [String: SVGVocabulary.Form] = [
    "image href": .embeddedImage, "g filter": .localURL, "filter filterUnits": .keyword,
    "filter color-interpolation-filters": .keyword, "feGaussianBlur stdDeviation": .numbers,
  ]
}
