internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics

/// A shadow as an A8 mask of its own, blurred by three boxes in each direction.
struct PlainShadow {
  private let shadow: Shadow

  init(_ shadow: Shadow) { self.shadow = shadow }

  func draw(on context: UnsafeMutablePointer<cairo_t>?) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let reach = shadow.radius * 3
    let box = shadow.shape.bounds.inset(by: -reach)
    let mask = PlainSurface(
      width: Int((box.width * scale).rounded(.up)), height: Int((box.height * scale).rounded(.up)),
      format: CAIRO_FORMAT_A8)
    fill(mask, from: box, scale: scale)
    blur(mask, deviation: shadow.radius * scale)
    cairo_save(context)
    let color = shadow.color
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_translate(context, box.minX + shadow.offset.dx, box.minY + shadow.offset.dy)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_mask_surface(context, mask.pointer, 0, 0)
    cairo_restore(context)
  }

  private func fill(_ mask: PlainSurface, from box: Rect, scale: Double) {
    let context: UnsafeMutablePointer<cairo_t>? = cairo_create(mask.pointer)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -box.minX, -box.minY)
    context.addPlain(shadow.shape)
    cairo_fill(context)
    cairo_destroy(context)
  }

  /// The boxes whose succession is near a Gaussian, as SVG's specification of feGaussianBlur says.
  private func blur(_ mask: PlainSurface, deviation: Double) {
    let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard width > 1 else { return }
    let (columns, rows, stride) = (mask.width, mask.height, mask.stride)
    mask.withBytes { bytes in
      for _ in 0..<3 {
        for y in 0..<rows {
          boxBlur(bytes, from: y * stride, step: 1, count: columns, width: width)
        }
        for x in 0..<columns {
          boxBlur(bytes, from: x, step: stride, count: rows, width: width)
        }
      }
    }
  }

  /// The mean of `width` neighbours for each byte of a row or a column, by a running sum.
  private func boxBlur(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, width: Int
  ) {
    let line = (0..<count).map { Int(bytes[start + $0 * step]) }
    let before = width / 2
    var sum = line.prefix(width - before).reduce(0, +)
    for place in 0..<count {
      bytes[start + place * step] = UInt8(sum / width)
      let (entering, leaving) = (place + width - before, place - before)
      if entering < count { sum += line[entering] }
      if leaving >= 0 { sum -= line[leaving] }
    }
  }
}
