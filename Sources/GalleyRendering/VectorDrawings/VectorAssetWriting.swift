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

  /// Whether groups, shapes, gradients and clips are all of it, and nothing leaves its frame.
  var isPlain: Bool {
    guard root["preserveAspectRatio"] == nil, root.children.allSatisfy(Self.isPlain),
      let drawing = VectorDrawing(self), let bounds = drawing.nodes.bounds
    else { return false }
    return Rect(origin: .zero, size: size).inset(by: -0.5).contains(bounds)
  }

  private static func isPlain(_ element: XMLElement) -> Bool {
    plainElements.contains(element.name) && element.children.allSatisfy(isPlain)
  }

  private static let plainElements: Set<String> = [
    "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "linearGradient", "radialGradient", "stop", "clipPath",
  ]

  /// Writes a plain asset as groups, the view box as a transform.
  func writePlainly(to writer: inout XMLWriter, idPrefix: String) {
    var group = root
    group.name = "g"
    group.attributes.removeAll { ["width", "height", "viewBox", "version"].contains($0.name) }
    if let map = try? SVGViewBox.transform(of: root, to: size), !map.isIdentity {
      group.attributes.append(XMLElement.Attribute(name: "transform", value: map.svgPrecise))
    }
    Self.write(group, to: &writer, idPrefix: idPrefix)
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
