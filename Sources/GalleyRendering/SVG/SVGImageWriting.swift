import GalleyGeometry
import GalleyGraphics
internal import GalleyPNG

extension SVGWriter {
  mutating func writeRaster(
    _ placement: ImagePlacement, _ place: SVGPlace
  ) throws(RenderingError) {
    if let pixels = resources.exposures[placement.image.path] {
      return write(pixels, over: placement.destination, label: nil, opacity: nil)
    }
    let content = try content(of: placement)
    try writeRaster(content, over: placement.destination, place, label: placement.label)
  }

  /// Embeds the very pixels that the PNG shows, where they lie.
  mutating func writeRaster(
    _ content: ImageContent, over destination: Rect, _ place: SVGPlace, label: String? = nil,
    opacity: String? = nil
  ) throws(RenderingError) {
    // What moves may come to be seen anywhere.
    let visible = place.isMoving ? Self.wherever : bounds
    let covered = DevicePlacement(destination, under: place.transform, visible: visible)
    guard !destination.isEmpty, !covered.pixels.isEmpty,
      case .raster(let source) = content, let inverse = place.transform.inverse
    else { return }
    let isHuge = place.isMoving && covered.pixels.width * covered.pixels.height > Self.most
    if covered.isUpright, !isHuge {
      write(
        try resources.images.scaledImage(of: content, at: covered),
        over: inverse.boundingBox(of: covered.pixels), label: label, opacity: opacity)
    } else {
      let sampled = try resources.images.sampled(source, at: covered)
      write(sampled, over: destination, label: label, opacity: opacity)
    }
  }

  static let wherever = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// The most pixels that are made of an image of which only a part may ever be seen.
  private static let most = 16e6

  mutating func write(
    _ surface: Surface, over destination: Rect, label: String?, opacity: String?
  ) {
    let file = surface.withPixelRows {
      resources.encoder.encode(
        $0, PNGEncoder.Notes(scale: 1), effort: PNGEncoder.Effort(options.compression))
    }
    hasLinks = true
    body.element(
      "image",
      [
        "x": SVGNumber.string(destination.minX), "y": SVGNumber.string(destination.minY),
        "width": SVGNumber.string(destination.width),
        "height": SVGNumber.string(destination.height), "preserveAspectRatio": "none",
        "role": label == nil ? nil : "img", "aria-label": label, "opacity": opacity,
        XMLElement.link: SVGVocabulary.embeddedPNGPrefix + Base64.encode(file),
      ])
  }

  /// Writes a vector image's own elements, so that they can be edited.
  mutating func writeVector(_ placement: ImagePlacement) throws(RenderingError) {
    let destination = placement.destination
    guard !destination.isEmpty, case .vector(let image) = try content(of: placement) else { return }
    vectorImageCount += 1
    if image.asset.hasLinks { hasLinks = true }
    let size = image.asset.size
    let stretch = Transform(
      a: destination.width / size.width, d: destination.height / size.height,
      tx: destination.minX, ty: destination.minY)
    body.begin(
      "g",
      [
        "role": placement.label == nil ? nil : "img", "aria-label": placement.label,
        "transform": stretch.svgValue,
      ])
    image.asset.write(to: &body, idPrefix: identifiers.prefix("image-\(vectorImageCount)-"))
    body.end()
  }

  private func content(of placement: ImagePlacement) throws(RenderingError) -> ImageContent {
    do throws(ResourceError) {
      return try resources.images.content(of: placement.image)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
