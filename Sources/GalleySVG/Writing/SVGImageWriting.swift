import GalleyGeometry
import GalleyGraphics
import GalleyNotation

extension SVGWriter {
  mutating func writeRaster(
    _ placement: ImagePlacement, _ place: SVGPlace
  ) throws(RenderingError) {
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
        XMLElement.link: SVGPixels.addressPrefix + Base64.encode(pixels.png),
      ])
  }

  /// Writes a vector image's own elements, so that they can be edited.
  mutating func writeVector(_ placement: ImagePlacement) throws(RenderingError) {
    let destination = placement.destination
    guard !destination.isEmpty, let image = try resources.elements(of: placement.image) else {
      return
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
    image.write(to: &body, idPrefix: identifiers.prefix("image-\(vectorImageCount)-"))
    body.end()
  }
}
