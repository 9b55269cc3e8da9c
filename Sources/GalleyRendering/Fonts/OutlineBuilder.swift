import CDrawing
import GalleyGeometry
import GalleyGraphics

/// Turns FreeType's outlines, in font units with y upward, to paths in units of the em with y
/// downward.
struct OutlineBuilder {
  private(set) var path = Path()
  private let unit: Double
  private var current = Point.zero

  init(unitsPerEm: Double) { unit = 1 / unitsPerEm }

  mutating func decompose(_ outline: inout FT_Outline) {
    var functions = FT_Outline_Funcs(
      move_to: { to, builder in Handle(builder).move(to) },
      line_to: { to, builder in Handle(builder).line(to) },
      conic_to: { control, to, builder in Handle(builder).conic(control, to) },
      cubic_to: { control1, control2, to, builder in
        Handle(builder).cubic(control1, control2, to)
      }, shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &self) { _ = FT_Outline_Decompose(&outline, &functions, $0) }
    closeContour()
  }

  private func point(_ vector: FT_Vector) -> Point {
    Point(x: Double(vector.x) * unit, y: -Double(vector.y) * unit)
  }

  private mutating func closeContour() {
    if !path.elements.isEmpty { path.elements.append(.close) }
  }

  fileprivate mutating func move(to vector: FT_Vector) {
    closeContour()
    current = point(vector)
    path.elements.append(.move(to: current))
  }

  fileprivate mutating func line(to vector: FT_Vector) {
    current = point(vector)
    path.elements.append(.line(to: current))
  }

  /// The cubic that equals a quadratic has its controls two thirds of the way to the quadratic's.
  fileprivate mutating func conic(_ control: FT_Vector, to vector: FT_Vector) {
    let (middle, end) = (point(control), point(vector))
    path.elements.append(
      .curve(
        to: end, control1: current + (middle - current) * (2.0 / 3),
        control2: end + (middle - end) * (2.0 / 3)))
    current = end
  }

  fileprivate mutating func cubic(_ first: FT_Vector, _ second: FT_Vector, to vector: FT_Vector) {
    current = point(vector)
    path.elements.append(
      .curve(to: current, control1: point(first), control2: point(second)))
  }
}

/// What FreeType hands to its callbacks: a builder and points that may be null in principle only.
private struct Handle {
  private let builder: UnsafeMutablePointer<OutlineBuilder>?

  init(_ raw: UnsafeMutableRawPointer?) {
    builder = raw?.assumingMemoryBound(to: OutlineBuilder.self)
  }

  func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    guard let to else { return 1 }
    builder?.pointee.move(to: to.pointee)
    return 0
  }

  func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    guard let to else { return 1 }
    builder?.pointee.line(to: to.pointee)
    return 0
  }

  func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
    guard let control, let to else { return 1 }
    builder?.pointee.conic(control.pointee, to: to.pointee)
    return 0
  }

  func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    guard let first, let second, let to else { return 1 }
    builder?.pointee.cubic(first.pointee, second.pointee, to: to.pointee)
    return 0
  }
}
