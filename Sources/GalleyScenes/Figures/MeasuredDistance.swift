internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRecords

/// A distance on a screen that a figure shows by a line with its length.
struct MeasuredDistance {
  var axis: Axis
  /// Along the axis, in points of the screen.
  var start: Double
  var end: Double
  /// Where the line runs, across the axis, in points of the screen.
  var cross: Double
  /// Points of the figure between that and the line, to the outside of what is measured.
  var outset = 0.0
  /// The span across the axis of what the line ends at, from which thin lines lead to its ends where
  /// it lies beside.
  var startSpan: ClosedRange<Double>
  var endSpan: ClosedRange<Double>

  /// In points of the screen.
  var value: Double { abs(end - start) }

  /// Whether both of its ends lie in a part of the screen.
  func isSeen(in crop: Rect) -> Bool {
    let (along, across) = (crop.span(along: axis), crop.span(across: axis))
    return along.contains(start) && along.contains(end) && across.contains(cross)
  }
}

/// A property of a part of a screen in words that need no translation.
struct MeasuredProperty {
  var part: RecordedPart
  var text: String
  var mark = FigureCallout.Mark.dot
  var location: SourceLocation
}

extension Rect {
  func span(along axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
  }

  func span(across axis: Axis) -> ClosedRange<Double> {
    span(along: axis == .horizontal ? .vertical : .horizontal)
  }
}

extension Double {
  /// To a hundredth, without zeros behind.
  var measureText: String {
    let hundredths = (self * 100).rounded() / 100
    return (hundredths == 0 ? 0 : hundredths).shortest
  }
}
