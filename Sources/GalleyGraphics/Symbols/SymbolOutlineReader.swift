internal import GalleyGeometry

/// Reads an outline as it stands in `outlines.txt`, in thousandths of a unit of the box.
struct SymbolOutlineReader {
  /// From the outline as it stands there to the one that is drawn.
  private let map: Transform
  private var bytes: Slice<UnsafeBufferPointer<UInt8>>
  /// In thousandths, so that sums are exact.
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// - Parameters:
  ///   - bytes: What stands behind the name.
  ///   - share: How large the outline is to be, about the middle of the box.
  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, share: Double) {
    self.bytes = bytes
    map = Transform.scale(share).about(Point(x: Symbol.box / 2, y: Symbol.box / 2))
  }

  /// Where the outline begins and ends from left to right; read before the path.
  mutating func extent() -> ClosedRange<Double> {
    let (start, end) = (number(), number())
    return place((start, 0)).x...place((max(start, end), 0)).x
  }

  mutating func path() -> Path {
    var elements: [Path.Element] = []
    while let letter = bytes.popFirst() {
      switch letter {
      case UInt8(ascii: " "): break
      case UInt8(ascii: "m"):
        current = point()
        start = current
        elements.append(.move(to: place(current)))
      case UInt8(ascii: "l"):
        current = point()
        elements.append(.line(to: place(current)))
      case UInt8(ascii: "c"):
        let (control1, control2, end) = (point(), point(), point())
        current = end
        elements.append(
          .curve(to: place(end), control1: place(control1), control2: place(control2)))
      default:
        current = start
        elements.append(.close)
      }
    }
    return Path(elements)
  }

  private func place(_ point: (x: Int, y: Int)) -> Point {
    let own = Point(x: Double(point.x) / 1000, y: Double(point.y) / 1000)
    return map.isIdentity ? own : map.apply(to: own)
  }

  private mutating func point() -> (x: Int, y: Int) {
    let (dx, dy) = (number(), number())
    return (current.x + dx, current.y + dy)
  }

  private mutating func number() -> Int {
    if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var value = 0
    while let digit = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      bytes.removeFirst()
    }
    return isNegative ? -value : value
  }
}
