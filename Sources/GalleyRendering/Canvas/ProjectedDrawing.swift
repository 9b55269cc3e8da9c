import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a group flat and aside, and then as an eye sees it that is turned in space.
  ///
  /// The group's transform is applied already.
  func draw(_ group: Group, through projection: ProjectiveMap) throws(RenderingError) {
    guard let ink = try resources.inkBounds(of: group) else { return }
    let map = projection.then(context.transform)
    guard let box = map.boundingBox(of: ink) else { return }
    context.setTransform(.identity)
    guard let visible = context.visiblePixels(of: box.inset(by: -1)),
      let (layer, origin) = try projected(group, through: map, ink: ink, visible: visible)
    else { return }
    context.paint(layer, at: origin, alpha: min(group.opacity, 1))
  }

  /// The device pixels that show a group, apart from its opacity; nil where nothing can be seen.
  ///
  /// - `map`: From the coordinates of the children to device pixels.
  /// - `ink`: What is drawn of it, in the coordinates of the children.
  func projected(
    _ group: Group, through map: ProjectiveMap, ink: Rect, visible: Rect
  ) throws(RenderingError) -> (pixels: Surface, origin: Point)? {
    guard let projected = ProjectedLayer(map, of: ink, visible: visible),
      let sampling = ProjectiveSampling(projected)
    else { return nil }
    let picture = try Surface(
      width: Int(projected.size.width), height: Int(projected.size.height), pool: resources.layers)
    let flat = Canvas(on: picture, transform: projected.flat, resources: resources)
    try flat.drawContents(of: group)
    try requireSuccess(flat.context.status, "draw a group that is turned in space")
    let layer = try Surface(
      width: Int(projected.destination.width), height: Int(projected.destination.height),
      pool: resources.layers, isOverwritten: true)
    sampling.fill(layer, from: picture)
    return (layer, projected.destination.origin)
  }
}

/// Maps a flat picture onto device pixels, each of which takes the mean of what it covers.
///
/// A pixel is divided into as many parts along each of its axes as it covers pixels of the picture;
/// at the middle of each part the picture is read bilinearly. Division by depth is exact at the
/// middle of the pixel, within it the map is taken to be affine.
///
/// Written with pointers, plain loops and whole numbers: it runs for every pixel.
struct ProjectiveSampling {
  /// From device pixels to the picture's.
  private let inverse: ProjectiveMap
  private let destination: Rect

  /// The most parts along an axis of a pixel; the sums of all then fit into sixteen bits.
  private static let mostParts = 16.0

  init?(_ projected: ProjectedLayer) {
    guard let inverse = projected.map.inverse else { return nil }
    self.inverse = inverse
    destination = projected.destination
  }

  /// Fills every pixel of a surface of the destination's size.
  func fill(_ target: Surface, from source: Surface) {
    source.withPixels { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      guard let start = words.baseAddress else { return }
      let picture = Picture(
        start: UnsafePointer(start), wordsPerRow: source.bytesPerRow / 4,
        right: Double(source.width - 1), bottom: Double(source.height - 1))
      target.withRows { row, pixels in
        guard let first = pixels.baseAddress else { return }
        fillRow(first, count: pixels.count, y: destination.minY + Double(row) + 0.5, from: picture)
      }
    }
  }

  fileprivate struct Picture {
    let start: UnsafePointer<UInt32>
    let wordsPerRow: Int
    /// The middles of the last pixels, where 0 is that of the first.
    let right: Double
    let bottom: Double
  }

  private func fillRow(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, y: Double, from picture: Picture
  ) {
    let (m, px, py) = (inverse.affine, inverse.px, inverse.py)
    var column = 0
    while column < count {
      let x = destination.minX + Double(column) + 0.5
      let share = 1 / (px * x + py * y + inverse.p)
      let u = (m.a * x + m.c * y + m.tx) * share
      let v = (m.b * x + m.d * y + m.ty) * share
      // The derivative: how far the place goes with a pixel to the right, and with one down.
      let cell = Cell(
        u: u - 0.5, v: v - 0.5, ux: (m.a - u * px) * share, vx: (m.b - v * px) * share,
        uy: (m.c - u * py) * share, vy: (m.d - v * py) * share)
      pixels[column] = cell.touches(picture) ? cell.mean(of: picture) : 0
      column += 1
    }
  }

  /// The area of the picture that a device pixel covers: a parallelogram about a place.
  private struct Cell {
    let u: Double
    let v: Double
    let ux: Double
    let vx: Double
    let uy: Double
    let vy: Double

    /// Not for places that are no numbers.
    func touches(_ picture: Picture) -> Bool {
      let across = ux.magnitude + uy.magnitude
      let along = vx.magnitude + vy.magnitude
      return u > -across && v > -along && u < picture.right + across && v < picture.bottom + along
    }

    private static func parts(_ x: Double, _ y: Double) -> Double {
      let length = (x * x + y * y).squareRoot().rounded(.up)
      if length > mostParts { return mostParts }
      return length > 1 ? length : 1
    }

    func mean(of picture: Picture) -> UInt32 {
      let (columns, rows) = (Self.parts(ux, vx), Self.parts(uy, vy))
      // The place of the first part, and the ways to the next ones.
      let (stepX, stepY) = (1 / columns, 1 / rows)
      let (startX, startY) = ((stepX - 1) / 2, (stepY - 1) / 2)
      var sums: UInt64 = 0
      var row = 0.0
      while row < rows {
        let down = startY + row * stepY
        var column = 0.0
        while column < columns {
          let across = startX + column * stepX
          sums &+= lanes(
            of: picture, x: u + across * ux + down * uy, y: v + across * vx + down * vy)
          column += 1
        }
        row += 1
      }
      return sums == 0 ? 0 : pixel(of: sums, count: UInt64(columns * rows))
    }
  }
}

/// The picture between the middles of four pixels; nothing off the picture.
private func lanes(of picture: ProjectiveSampling.Picture, x: Double, y: Double) -> UInt64 {
  guard x >= 0, y >= 0, x < picture.right, y < picture.bottom else { return 0 }
  let (column, row) = (Int(x), Int(y))
  let upper = picture.start + (row &* picture.wordsPerRow &+ column)
  let lower = upper + picture.wordsPerRow
  let (a, b, c, d) = (upper[0], upper[1], lower[0], lower[1])
  if a == b, a == c, a == d { return spread(a) }
  let across = UInt64((x - Double(column)) * 256)
  let along = UInt64((y - Double(row)) * 256)
  return mix(mix(spread(a), spread(b), across), mix(spread(c), spread(d), across), along)
}

/// The four bytes of a pixel, sixteen bits apart.
private func spread(_ pixel: UInt32) -> UInt64 {
  let word = UInt64(truncatingIfNeeded: pixel)
  return (word & 0x00FF_00FF) | ((word &>> 8) & 0x00FF_00FF) &<< 32
}

/// Four bytes between two others, rounded; the weight of the second is in 256ths.
private func mix(_ first: UInt64, _ second: UInt64, _ weight: UInt64) -> UInt64 {
  let sum = first &* (256 &- weight) &+ second &* weight &+ 0x0080_0080_0080_0080
  return (sum &>> 8) & 0x00FF_00FF_00FF_00FF
}

/// Four sums divided by how many they are of, rounded.
private func pixel(of sums: UInt64, count: UInt64) -> UInt32 {
  let half = count / 2
  let blue = ((sums & 0xFFFF) &+ half) / count
  let red = ((sums &>> 16 & 0xFFFF) &+ half) / count
  let green = ((sums &>> 32 & 0xFFFF) &+ half) / count
  let alpha = ((sums &>> 48) &+ half) / count
  return UInt32(truncatingIfNeeded: blue | green &<< 8 | red &<< 16 | alpha &<< 24)
}
