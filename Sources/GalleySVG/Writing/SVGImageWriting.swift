import GalleyGeometry
import GalleyGraphics
import GalleyNotation

extension SVGWriter {
  mutating func writeRaster(
    _ placement: ImagePlacement, _ place: SVGPlace
  ) throws(RenderingError) {
    if try writePhotograph(placement, place) { return }
    try writeRaster(
      .file(placement.image), over: placement.destination, place, label: placement.label)
  }

  /// Embeds the very pixels that the PNG shows, where they lie.
  mutating func writeRaster(
    _ image: SVGImage, over destination: Rect, _ place: SVGPlace, label: String? = nil,
    opacity: String? = nil
  ) throws(RenderingError) {
    let pixels = try resources.pixels(
      of: image, over: destination, under: place.transform,
      visible: place.isMoving ? nil : bounds)
    if let pixels { write(pixels, label: label, opacity: opacity) }
  }

  mutating func write(_ pixels: SVGPixels, label: String? = nil, opacity: String? = nil) {
    hasLinks = true
    body.element(
      "image",
      [
        "x": SVGNumber.string(pixels.frame.minX), "y": SVGNumber.string(pixels.frame.minY),
        "width": SVGNumber.string(pixels.frame.width),
        "height": SVGNumber.string(pixels.frame.height), "preserveAspectRatio": "none",
        "role": label == nil ? nil : "img", "aria-label": label, "opacity": opacity,
        XMLElement.link: SVGPhotograph(bytes: pixels.png, type: .png).address,
      ])
  }

  /// Writes a vector image's own elements, so that they can be edited.
  mutating func writeVector(
    _ placement: ImagePlacement, _ place: SVGPlace
  ) throws(RenderingError) {
    let destination = placement.destination
    guard !destination.isEmpty, let image = try resources.elements(of: placement.image) else {
      return
    }
    guard dialect.hasNestedDocuments || image.isPlain else {
      return try writeRaster(
        .file(placement.image), over: destination, place, label: placement.label)
    }
    vectorImageCount += 1
    if image.hasLinks { hasLinks = true }
    let stretch = Transform(
      a: destination.width / image.size.width, d: destination.height / image.size.height,
      tx: destination.minX, ty: destination.minY)
    body.begin(
      "g",
      [
        "role": placement.label == nil ? nil : "img", "aria-label": placement.label,
        "transform": stretch.svgValue,
      ])
    let prefix = identifiers.prefix("image-\(vectorImageCount)-")
    if dialect.hasNestedDocuments {
      image.write(to: &body, idPrefix: prefix)
    } else {
      image.writePlainly(to: &body, idPrefix: prefix)
    }
    body.end()
  }
}
