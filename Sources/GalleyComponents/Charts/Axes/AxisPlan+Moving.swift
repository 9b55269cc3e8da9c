internal import GalleyGeometry

extension AxisPlan {
  /// The axis so far on its way from one set of data to another.
  ///
  /// Labels of one text go from place to place; the others go until the middle of the way, and come
  /// from there on, so that none lies on another.
  static func between(_ one: AxisPlan, _ other: AxisPlan, at share: Double) -> AxisPlan {
    var plan = share < 0.5 ? one : other
    let (going, coming) = (max(0, 1 - 2 * share), max(0, 2 * share - 1))
    plan.labels = merged(one.labels, other.labels, fading: (going, coming)) {
      var moved = $1
      moved.center = $0.center.interpolated(to: $1.center, at: share)
      moved.width = max($0.width, $1.width)
      return moved
    }
    plan.lines = merged(one.lines, other.lines, fading: (1 - share, share)) {
      var moved = $1
      moved.position = $0.position.interpolated(to: $1.position, at: share)
      return moved
    }
    return plan
  }

  /// What two axes have: both of one text as one, the others more or less faint.
  private static func merged<Part: AxisPart>(
    _ old: [Part], _ new: [Part], fading: (going: Double, coming: Double),
    moved: (Part, Part) -> Part
  ) -> [Part] {
    let goals = Dictionary(new.map { ($0.text, $0) }) { first, _ in first }
    var matched: Set<String> = []
    var parts: [Part] = []
    for part in old {
      if let goal = goals[part.text], matched.insert(part.text).inserted {
        parts.append(moved(part, goal))
      } else {
        parts.append(part.faded(fading.going))
      }
    }
    parts += new.filter { !matched.contains($0.text) }.map { $0.faded(fading.coming) }
    return parts.filter { $0.opacity > 0 }
  }
}

/// What stands at a value of an axis.
private protocol AxisPart {
  var text: String { get }
  var opacity: Double { get set }
}

extension AxisPart {
  fileprivate func faded(_ opacity: Double) -> Self {
    var part = self
    part.opacity = opacity
    return part
  }
}

extension AxisPlan.Label: AxisPart {}
extension AxisPlan.Line: AxisPart {}

extension PlotPlan {
  /// The plot so far on its way from one set of data to another.
  static func between(_ one: PlotPlan, _ other: PlotPlan, at share: Double) -> PlotPlan {
    var plan = other
    plan.plot = one.plot.interpolated(to: other.plot, at: share)
    plan.horizontal = .between(one.horizontal, other.horizontal, at: share)
    plan.vertical = .between(one.vertical, other.vertical, at: share)
    plan.labelHeight = one.labelHeight.interpolated(to: other.labelHeight, at: share)
    plan.labelWidth = max(one.labelWidth, other.labelWidth)
    return plan
  }
}
