import GalleyGeometry
import GalleyGraphics
import GalleyNotation

/// The files of photographs in one document, each read once.
struct SVGPhotographs {
  /// How often each image is drawn.
  private var counts: [ImageReference: Int] = [:]
  private var files: [ImageReference: SVGPhotograph?] = [:]
  private var ids: [ImageReference: String] = [:]

  /// Counts the images, so that those are shared that come again.
  mutating func count(imagesIn commands: [DrawCommand]) {
    commands.forEachCommand { command in
      if case .image(let placement) = command { counts[placement.image, default: 0] += 1 }
    }
  }

  func comesAgain(_ image: ImageReference) -> Bool { counts[image, default: 0] > 1 }

  /// The file of an image that draws as it is.
  mutating func file(
    of image: ImageReference, from resources: any SVGResources
  ) throws(RenderingError) -> SVGPhotograph? {
    if let file = files[image] { return file }
    let file = try resources.photograph(of: image)
    files[image] = .some(file)
    return file
  }

  /// The id of an image that links place, defined at first.
  mutating func id(
    of image: ImageReference, define: () -> String
  ) -> String {
    if let id = ids[image] { return id }
    let id = define()
    ids[image] = id
    return id
  }
}

extension SVGWriter {
  /// Writes a photograph as its file; false where that would show other pixels than the PNG, or
  /// make the drawing much longer for little of it.
  mutating func writePhotograph(
    _ placement: ImagePlacement, _ place: SVGPlace
  ) throws(RenderingError) -> Bool {
    let destination = placement.destination
    guard !place.isMoving, !destination.isEmpty, place.transform.inverse != nil,
      let photograph = try photographs.file(of: placement.image, from: resources)
    else { return false }
    let box = place.transform.boundingBox(of: destination)
    guard
      dialect.keepsPhotographs
        || place.transform.isUpright && box.liesOnWholePixels
          && photograph.bytes.count <= Self.longestPhotograph
    else { return false }
    guard box.intersects(bounds) else { return true }
    let label: [XMLElement.Attribute] = .present([
      "role": placement.label == nil ? nil : "img", "aria-label": placement.label,
    ])
    hasLinks = true
    guard dialect.hasLinks, photographs.comesAgain(placement.image) else {
      body.element(
        "image",
        .present([
          "x": SVGNumber.string(destination.minX), "y": SVGNumber.string(destination.minY),
          "width": SVGNumber.string(destination.width),
          "height": SVGNumber.string(destination.height), "preserveAspectRatio": "none",
        ]) + label + .present([XMLElement.link: photograph.address]))
      return true
    }
    let id = photographs.id(of: placement.image) {
      definitions.define(photograph, &identifiers)
    }
    let unit = Transform(
      a: destination.width, d: destination.height, tx: destination.minX, ty: destination.minY)
    body.element(
      "use", label + .present([XMLElement.link: "#\(id)", "transform": unit.svgPrecise]))
    return true
  }

  /// In bytes, of files that are put into drawings for pages.
  private static let longestPhotograph = 1 << 20
}

extension SVGPhotograph {
  /// The file as an address.
  var address: String { type.addressPrefix + Base64.encode(bytes) }
}

extension Rect {
  /// Whether the edges are those of pixels, but for what rounding leaves: only there do programs
  /// resample as Cairo does, which Galley draws by.
  fileprivate var liesOnWholePixels: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
  }
}
