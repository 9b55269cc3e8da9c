internal import GalleyGeometry

/// One axis in a plot: where its values lie, in points from the plot's leading or upper edge, and what
/// is written and drawn there.
struct AxisPlan: Sendable {
  enum Scale: Sendable {
    case bands(BandScale, numbers: [Datum: Int])
    case linear(LinearScale)
    case log(LogScale)
    case symlog(SymlogScale)
  }

  struct Label: Sendable {
    var text: String
    /// Its middle along the axis.
    var center: Double
    /// Its extent to the sides.
    var width: Double
    /// Below 1 while it comes or goes.
    var opacity = 1.0
  }

  struct Line: Sendable {
    /// What is written at its end.
    var text: String
    var position: Double
    var opacity = 1.0
  }

  var scale: Scale
  var labels: [Label] = []
  var lines: [Line] = []
  /// How its values are written.
  var format: AxisFormat

  /// Where a value lies; that of the middle for an axis in bands.
  func position(of value: Double) -> Double {
    switch scale {
    case .bands(let bands, _): bands.center(of: 0)
    case .linear(let scale): scale.position(of: value)
    case .log(let scale): scale.position(of: value)
    case .symlog(let scale): scale.position(of: value)
    }
  }

  /// Where a place lies; nil where it is none of the data's.
  func position(of place: Datum) -> Double? {
    if case .bands(let bands, let numbers) = scale {
      return numbers[place].map { bands.center(of: $0) }
    }
    return place.position.map { position(of: $0) }
  }

  var isBanded: Bool { if case .bands = scale { true } else { false } }

  /// From one band to the next; 0 on a scale.
  var step: Double { if case .bands(let bands, _) = scale { bands.step } else { 0 } }

  /// The place of zero, or of the end of the axis that is nearest to it.
  var base: Double {
    switch scale {
    case .bands(let bands, _): return bands.start(of: 0)
    case .log(let scale): return scale.range.start
    case .linear(let scale): return scale.position(of: Self.zero(in: scale.domain))
    case .symlog(let scale): return scale.position(of: Self.zero(in: scale.domain))
    }
  }

  /// Zero, or the end of a domain that is nearest to it.
  private static func zero(in domain: (start: Double, end: Double)) -> Double {
    min(max(0, min(domain.start, domain.end)), max(domain.start, domain.end))
  }
}

/// The places of a plot: its rectangle in the chart, and what lies along its axes.
struct PlotPlan: Sendable {
  var plot: Rect
  var horizontal: AxisPlan
  var vertical: AxisPlan
  /// Whether places lie along the vertical axis, and values along the horizontal one.
  var isTransposed: Bool
  var labelHeight: Double
  /// The extent of what is written beside the vertical axis.
  var labelWidth: Double

  var places: AxisPlan { isTransposed ? vertical : horizontal }
  var values: AxisPlan { isTransposed ? horizontal : vertical }

  /// A point in the plot by its coordinates along the axis of places and that of values.
  func point(_ place: Double, _ value: Double) -> Point {
    isTransposed ? Point(x: value, y: place) : Point(x: place, y: value)
  }

  /// A rectangle in the plot by its intervals along the axis of places and that of values.
  func rect(_ place: (start: Double, length: Double), _ values: (one: Double, other: Double))
    -> Rect
  {
    let (low, length) = (min(values.one, values.other), abs(values.other - values.one))
    return isTransposed
      ? Rect(x: low, y: place.start, width: length, height: place.length)
      : Rect(x: place.start, y: low, width: place.length, height: length)
  }
}
