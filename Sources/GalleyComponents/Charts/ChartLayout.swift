internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// A set of data laid out in the room of a chart, or what lies between two such sets on the way from
/// one to the other.
struct ChartLayout: Sendable {
  var plan: PlotPlan
  var marks: [PlacedMarks]
  /// The names of the series, by their numbers.
  var series: [String]
  /// Whether it is on its way, so that nothing goes to pixels.
  var isMoving = false
  var side: AxisSpec.Side

  init(_ model: ChartModel, options: ChartOptions, text: ChartText, color: Color, in room: Rect) {
    let axes = ChartAxes(model: model, options: options, text: text, color: color)
    let plan = axes.plan(in: room)
    self.plan = plan
    side = axes.side
    marks = model.marks.map { PlacedMarks($0, of: model, in: plan) }
    series = model.series
  }

  /// Whether marks have places along both axes.
  var hasCells: Bool { plan.values.isBanded }

  /// The layout so far on its way to another.
  func moved(to other: ChartLayout, by share: Double) -> ChartLayout {
    var layout = share < 0.5 ? self : other
    layout.plan = .between(plan, other.plan, at: share)
    layout.series = other.series
    layout.isMoving = true
    let bases = (one: plan.values.base, other: other.plan.values.base)
    layout.marks = zip(marks, other.marks).map {
      .between($0, $1, at: share, bases: bases)
    }
    return layout
  }
}
