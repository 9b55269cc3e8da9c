internal import GalleyGeometry
internal import GalleyGraphics

/// A mark where it lies in its plot, in points along the axis of places and along that of values.
struct PlacedMark: Sendable {
  var item: ChartModel.Item
  /// The middle of its band, or its place on the scale.
  var middle: Double
  /// The extent along the axis of places; 0 for what is a point there.
  var extent = 0.0
  /// Along the axis of values.
  var lower: Double
  var upper: Double
  /// From 0 for the least number that shades marks to 1 for the greatest.
  var shade: Double?
  /// Below 1 while it comes or goes.
  var presence = 1.0
}

/// The marks of a declaration where they lie.
struct PlacedMarks: Sendable {
  var spec: MarkSpec
  var isRange: Bool
  var marks: [PlacedMark]
  /// Of a rule: its number, and where that lies along the axis of values.
  var level: (value: Double, position: Double)?
  /// Of a rule: its place, and where that lies along the axis of places.
  var place: (place: Datum, position: Double)?

  init(_ marks: ChartModel.Marks, of model: ChartModel, in plan: PlotPlan) {
    spec = marks.spec
    isRange = marks.isRange
    level = marks.level.map { ($0, plan.values.position(of: $0)) }
    place = marks.place.flatMap { place in plan.places.position(of: place).map { (place, $0) } }
    let (places, values) = (plan.places, plan.values)
    let bars = BarSlots(marks, step: places.step)
    let spec = marks.spec
    let isBar = spec.kind == .bar || spec.kind == .rectangle
    self.marks = marks.items.map { item in
      let middle = places.position(of: item.place) ?? 0
      var mark = PlacedMark(
        item: item, middle: middle, lower: values.position(of: item.lower),
        upper: values.position(of: item.upper))
      if isBar {
        mark.middle += bars.offset(of: item)
        mark.extent = bars.extent
      }
      if let cross = item.cross, let center = values.position(of: cross) {
        let half = spec.kind == .rectangle ? max(0, values.step - spec.gap) / 2 : 0
        (mark.lower, mark.upper) = (center + half, center - half)
        if isBar { mark.extent = max(0, places.step - spec.gap) }
        if spec.shade != nil { mark.shade = model.shade(of: item.value) }
      }
      return mark
    }
  }
}

extension ChartModel {
  /// How far a number is from the least to the greatest that shades marks.
  fileprivate func shade(of value: Double) -> Double? {
    shades.map { shades in
      let length = shades.upperBound - shades.lowerBound
      return length > 0 ? (value - shades.lowerBound) / length : 1
    }
  }
}

/// How much of a band bars take, and where those stand that are beside each other.
struct BarSlots {
  let extent: Double
  private let own: Double
  private let room: Double

  init(_ marks: ChartModel.Marks, step: Double) {
    let isWhole = marks.spec.kind == .rectangle
    let isGrouped = marks.positions > 1
    room = isWhole || !isGrouped ? step : step * 0.8
    own = room / Double(marks.positions)
    let share = isWhole ? 1 : isGrouped ? 0.9 : 2.0 / 3
    extent = min(marks.spec.width?.resolved(in: own) ?? own * share, step)
  }

  /// From the middle of the band to that of a bar.
  func offset(of item: ChartModel.Item) -> Double {
    own * (Double(item.position) + 0.5) - room / 2
  }
}
