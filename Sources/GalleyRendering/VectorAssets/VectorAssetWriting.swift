import GalleyGeometry
internal import GalleySVG

extension VectorAsset {
  /// Whether an element names another by a link.
  var hasLinks: Bool { Self.hasLinks(root) }

  private static func hasLinks(_ element: XMLElement) -> Bool {
    element["href"] != nil || element.children.contains(where: hasLinks)
  }

  /// Writes the asset as a nested `<svg>`, each id with a prefix so that no two drawings' ids meet.
  func write(to writer: inout XMLWriter, idPrefix: String) {
    Self.write(root, to: &writer, idPrefix: idPrefix)
  }

  /// A document that holds the asset alone, nested as `write(to:idPrefix:)` nests it.
  ///
  /// - `size`: The document's, in its own pixels.
  /// - `transform`: From the asset's points to those pixels.
  func document(size: Size, transform: Transform = .identity) -> String {
    var writer = XMLWriter()
    let (width, height) = (SVGNumber.string(size.width), SVGNumber.string(size.height))
    writer.begin(
      "svg",
      [
        "xmlns": XMLElement.svgNamespace, "xmlns:xlink": hasLinks ? XMLElement.linkNamespace : nil,
        "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)",
      ])
    writer.begin("g", ["transform": transform.svgPrecise])
    write(to: &writer, idPrefix: "")
    writer.end()
    writer.end()
    return writer.text
  }

  private static func write(_ element: XMLElement, to writer: inout XMLWriter, idPrefix: String) {
    let attributes = element.attributes.map {
      XMLElement.Attribute(
        name: $0.name == "href" ? XMLElement.link : $0.name,
        value: renamed($0, prefix: idPrefix))
    }
    guard !element.children.isEmpty else { return writer.element(element.name, attributes) }
    writer.begin(element.name, attributes)
    for child in element.children { write(child, to: &writer, idPrefix: idPrefix) }
    writer.end()
  }

  private static func renamed(_ attribute: XMLElement.Attribute, prefix: String) -> String {
    let value = attribute.value
    switch SVGVocabulary.form(of: attribute.name) {
    case .identifier: return prefix + value
    case .link: return SVGReference.id(inLink: value).map { "#\(prefix)\($0)" } ?? value
    case .localURL: return SVGReference.id(inURL: value).map { "url(#\(prefix)\($0))" } ?? value
    case .paint:
      guard let id = SVGReference.id(inPaint: value), let end = value.firstIndex(of: ")") else {
        return value
      }
      return "url(#\(prefix)\(id))\(value[value.index(after: end)...])"
    default: return value
    }
  }
}
