internal import GalleyGeometry
package import GalleyGraphics

/// Writes a display list as SVG: one named group per element, texts as outlines, nothing external.
package struct SVGWriter {
  let resources: any SVGResources
  let options: SVGOptions
  var body = XMLWriter(indentation: 1)
  var definitions: SVGDefinitions
  var identifiers = SVGIdentifiers()
  /// The number of vector images written so far, which keeps their ids apart.
  var vectorImageCount = 0
  var photographs = SVGPhotographs()
  /// How many parts of a screen are around what is written.
  var partDepth = 0
  /// Whether an element names another, or data, by a link.
  var hasLinks = false
  /// The device pixels that can be seen.
  let bounds: Rect

  let picture: Picture

  package init(_ picture: Picture, options: SVGOptions, resources: any SVGResources) {
    self.picture = picture
    self.options = options
    self.resources = resources
    definitions = SVGDefinitions(options.dialect)
    bounds = picture.pixelBounds
  }

  var dialect: SVGDialect { options.dialect }

  /// The whole document.
  package mutating func document() throws(RenderingError) -> String {
    // The groups' ids come first: they are for people, and stay what the scene says.
    identifiers.reserve(groupNamesIn: picture.commands)
    definitions.count(outlinesIn: picture.commands)
    photographs.count(imagesIn: picture.commands)
    try write(picture.commands, SVGPlace(transform: .scale(picture.scale)))
    return assembled()
  }

  mutating func write(
    _ commands: [DrawCommand], _ place: SVGPlace
  ) throws(RenderingError) {
    for command in commands {
      try command.locatingErrors { () throws(RenderingError) in try write(command, place) }
    }
  }

  private mutating func write(
    _ command: DrawCommand, _ place: SVGPlace
  ) throws(RenderingError) {
    if let projection = place.projection {
      return try write(command, through: projection, place)
    }
    switch command {
    case .fill(let fill): write(fill)
    case .stroke(let stroke): write(stroke)
    case .text(let text): try write(text, place)
    case .image(let placement): try writeRaster(placement, place)
    case .vectorImage(let placement): try writeVector(placement, place)
    case .backdrop(let backdrop): write(backdrop.plainTint)
    case .group(let group): try write(group, place)
    }
  }

  /// - `style`: The lines of a style sheet.
  func assembled(style: String = "") -> String {
    let (width, height) = (
      SVGNumber.string(picture.size.width), SVGNumber.string(picture.size.height)
    )
    let alternative = SVGAlternative(of: picture, beside: identifiers)
    var document = XMLWriter()
    document.begin(
      "svg",
      [
        "xmlns": XMLElement.svgNamespace,
        "xmlns:xlink": hasLinks || definitions.hasLinks ? XMLElement.linkNamespace : nil,
        "xmlns:inkscape": identifiers.haveParts && dialect.hasInkscapeLabels
          ? XMLElement.inkscapeNamespace : nil,
        "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-label": alternative.label,
        "aria-labelledby": alternative.labelIDs, "lang": picture.language,
        "xml:lang": picture.language,
        "data-for": dialect.program,
      ])
    alternative.write(to: &document)
    if options.includesRecord, dialect.hasNestedDocuments, let record = picture.record {
      document.append(SVGMetadata.element(record))
    }
    if !style.isEmpty {
      document.begin("style")
      document.append(style)
      document.end()
    }
    if !definitions.text.isEmpty {
      document.begin("defs")
      document.append(definitions.text)
      document.end()
    }
    document.append(body.text)
    document.end()
    return document.text
  }
}

/// Where a command stands.
struct SVGPlace {
  /// From the coordinates of the element that it is written into to device pixels.
  var transform: Transform
  /// What the command's coordinates are seen through before the transform.
  var projection: ProjectiveMap?
  /// Whether the transform is only one of many, the one that pixels are made for.
  var isMoving = false
}
