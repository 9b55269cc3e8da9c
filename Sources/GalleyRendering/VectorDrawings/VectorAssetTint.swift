import GalleyGraphics
internal import GalleySVG

extension VectorAsset {
  /// The same drawing with every paint in one color, as thin as it was.
  ///
  /// What cuts and masks keeps its colors: they say how much is seen.
  func tinted(_ tint: Color) -> VectorAsset {
    var tinted = self
    tinted.root = Self.tinted(root, tint.withAlpha(1))
    // What has no paint of its own is black.
    if root["fill"] == nil {
      tinted.root.attributes.append(
        XMLElement.Attribute(name: "fill", value: Self.value(of: tint.withAlpha(1))))
    }
    if tint.alpha < 1 {
      var group = XMLElement(name: "g", namespace: root.namespace)
      group.attributes = [
        XMLElement.Attribute(name: "opacity", value: SVGNumber.string(tint.alpha, places: 6))
      ]
      group.children = tinted.root.children
      tinted.root.children = [group]
    }
    return tinted
  }

  private static let uncolored: Set<String> = ["mask", "clipPath"]

  private static func tinted(_ element: XMLElement, _ tint: Color) -> XMLElement {
    guard !uncolored.contains(element.name) else { return element }
    var result = element
    result.attributes = element.attributes.map { attribute in
      guard case .paint? = SVGVocabulary.form(of: attribute.name) else { return attribute }
      return XMLElement.Attribute(
        name: attribute.name, value: tinted(paint: attribute.value, tint))
    }
    // A stop without a color is black.
    if element.name == "stop", element["stop-color"] == nil {
      result.attributes.append(
        XMLElement.Attribute(name: "stop-color", value: value(of: tint)))
    }
    result.children = element.children.map { Self.tinted($0, tint) }
    return result
  }

  /// `none`, gradients and what is inherited stay what they are.
  private static func tinted(paint: String, _ tint: Color) -> String {
    let word = paint.lowercased()
    guard !["none", "inherit", "transparent"].contains(word),
      SVGReference.id(inPaint: paint) == nil
    else { return paint }
    // Of `currentColor`, whose own alpha is left out, as of what is told in ways that are not read.
    let alpha = (try? SVGColor.color(paint, current: .black))?.alpha ?? 1
    return value(of: tint.withAlpha(alpha))
  }

  private static func value(of color: Color) -> String {
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let list = bytes.map(String.init).joined(separator: ", ")
    guard color.alpha < 1 else { return "rgb(\(list))" }
    return "rgba(\(list), \(SVGNumber.string(color.alpha, places: 6)))"
  }
}
