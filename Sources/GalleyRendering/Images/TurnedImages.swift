import GalleyGeometry

extension ImageStore {
  /// An image for a place that turns it: no finer than the device pixels that it will cover.
  ///
  /// What is finer would be sampled with gaps; what is coarser is left to the filter that turns it.
  func sampled(
    _ content: ImageContent, over destination: Rect, under transform: Transform
  ) throws(RenderingError) -> ImageContent {
    guard case .raster(let source) = content else { return content }
    let across = Vector(dx: transform.a, dy: transform.b).length * destination.width
    let down = Vector(dx: transform.c, dy: transform.d).length * destination.height
    let width = min(source.width, max(1, Int(across.rounded(.up))))
    let height = min(source.height, max(1, Int(down.rounded(.up))))
    guard width < source.width || height < source.height else { return content }
    return .raster(try rendition(of: content, at: PixelPlace(width: width, height: height)))
  }
}
