import GalleyGeometry
internal import GalleyGraphics

extension ImageStore {
  /// An image for a place that turns it: no finer than the device pixels that it will cover.
  ///
  /// What is finer would be sampled with gaps; what is coarser is left to the filter that turns it.
  func sampled(_ source: Surface, at place: DevicePlacement) throws(RenderingError) -> Surface {
    let map = place.transform
    let across = Vector(dx: map.a, dy: map.b).length
    let down = Vector(dx: map.c, dy: map.d).length
    let width = min(source.width, max(1, Int(across.rounded(.up))))
    let height = min(source.height, max(1, Int(down.rounded(.up))))
    guard width < source.width || height < source.height else { return source }
    return try scaledImage(of: .raster(source), at: DevicePlacement(width: width, height: height))
  }
}
