import GalleyGeometry

/// The place of an image in device space, and the pixels it covers there.
///
/// Places are kept to 1/256 px, as Cairo keeps them, so that equal places in different cells are
/// equal.
struct DevicePlacement: Hashable {
  /// From the unit square, which stands for the whole image, to device pixels.
  let transform: Transform
  /// The whole pixels that it touches and that can be seen.
  let pixels: Rect

  /// - `transform`: From the destination's coordinates to device pixels.
  /// - `visible`: The pixels of the drawing; nothing is drawn outside.
  init(_ destination: Rect, under transform: Transform, visible: Rect) {
    let unit = Transform(
      a: destination.width, d: destination.height, tx: destination.minX, ty: destination.minY)
    let map = Self.onGrid(unit.then(transform))
    let box = map.boundingBox(of: Rect(x: 0, y: 0, width: 1, height: 1))
    let touched = Rect(
      minX: box.minX.rounded(.down), minY: box.minY.rounded(.down),
      maxX: box.maxX.rounded(.up), maxY: box.maxY.rounded(.up))
    self.init(transform: map, pixels: touched.intersection(visible) ?? .zero)
  }

  /// A place of so many whole pixels at the origin.
  init(width: Int, height: Int) {
    let size = Size(width: Double(width), height: Double(height))
    self.init(
      transform: .scale(x: size.width, y: size.height), pixels: Rect(origin: .zero, size: size))
  }

  private init(transform: Transform, pixels: Rect) {
    self.transform = transform
    self.pixels = pixels
  }

  /// How many pixels it covers.
  var area: Int { Int(pixels.width) * Int(pixels.height) }

  /// Whether the image is neither turned nor mirrored, so that its pixels can lie on the screen's.
  var isUpright: Bool {
    transform.isUpright
  }

  /// The same for places that differ by whole pixels only, with the first pixel at the origin.
  var key: DevicePlacement {
    let shift = Vector(dx: -pixels.minX, dy: -pixels.minY)
    return DevicePlacement(
      transform: transform.then(.translation(shift)), pixels: pixels.offset(by: shift))
  }

  /// From the points of an image of a size to device pixels, the first of which is the origin.
  func map(fromSize size: Size) -> Transform {
    Transform.scale(x: 1 / size.width, y: 1 / size.height).then(key.transform)
  }

  /// Rounds where the corners of the unit square go.
  private static func onGrid(_ map: Transform) -> Transform {
    func grid(_ value: Double) -> Double { (value * 256).rounded() / 256 }
    let (x, y) = (grid(map.tx), grid(map.ty))
    return Transform(
      a: grid(map.a + map.tx) - x, b: grid(map.b + map.ty) - y, c: grid(map.c + map.tx) - x,
      d: grid(map.d + map.ty) - y, tx: x, ty: y)
  }
}
