import Galley

@testable import GalleyRendering

/// Reads the input as an SVG asset and draws what is left of it, small and turned; and reads it as a
/// drawing that is compared.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let image = try? VectorImage(input) { draw(image) }
  if let size = try? SVGRasterizer.size(ofSVG: input), size.width * size.height < 1e4 {
    _ = try? SVGRasterizer.bitmap(svg: input, scale: 1)
  }
  return 0
}

private func draw(_ image: VectorImage) {
  let painter = VectorPainter()
  let square = Rect(x: 0, y: 0, width: 64, height: 64)
  let upright = DevicePlacement(width: 48, height: 64)
  _ = try? ScaledImage(of: image, at: upright, painter: painter)
  let turn = Transform.rotation(radians: 0.3).about(square.center)
  guard let surface = try? Surface(width: 64, height: 64) else { return }
  let place = DevicePlacement(square.inset(by: 12), under: turn, visible: square)
  try? image.draw(at: place, on: DrawingContext(on: surface), painter: painter)
}
