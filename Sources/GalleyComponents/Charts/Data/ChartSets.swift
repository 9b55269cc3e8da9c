internal import GalleyNotation
internal import GalleyScenes

/// The sets of data that a chart has, of which a control shows one, or what lies between two of them.
struct ChartSets: Sendable {
  /// At least one.
  private let models: [ChartModel]
  /// The control whose position is the number of the set that is shown; nil for the only set.
  private let control: ControlBinding?

  /// - Returns: Nil for no set at all.
  init?(_ models: [ChartModel], by control: String?) {
    guard let series = models.last?.series else { return nil }
    self.models = models.map { model in
      // The last set was read with the series of all others.
      var model = model
      model.join(series: series)
      return model
    }
    self.control = control.map { ControlBinding($0, position: .constant(0)) }
  }

  /// The sets on both sides of where the control stands, and how far it is from one to the other.
  func shown(in context: LayerContext) -> (first: ChartModel, second: ChartModel, share: Double) {
    let last = Double(models.count - 1)
    let position = min(max(control?.position(in: context) ?? 0, 0), last)
    let index = min(Int(position), max(0, models.count - 2))
    let next = min(index + 1, models.count - 1)
    let share = position - Double(index)
    // At rest on a set nothing is between two.
    return share == 1 ? (models[next], models[next], 0) : (models[index], models[next], share)
  }

  /// Reports a place that the scene selects, notes or rules, and no set has.
  func check(_ options: ChartOptions, issues: IssueLog) {
    let rules = options.marks.filter { $0.kind == .rule }.compactMap(\.value).filter { value in
      guard case .text(let word) = value.kind else { return false }
      guard MarkSpec.Aggregate(rawValue: word) == nil else { return false }
      // A rule may stand at a day that no mark begins or ends at.
      return Datum(value)?.isTime != true || !models.contains(where: \.values.isTime)
    }
    for value in options.notes.compactMap(\.x) + [options.selection].compactMap({ $0 }) + rules {
      guard let place = Datum(value), !models.contains(where: { $0.places.has(place) }) else {
        continue
      }
      let names = models.flatMap { $0.places.bands.map(\.name) }
      issues.error(
        "no place of the data is called '\(place.name)'\(Suggestion.phrase(for: place.name, among: names)); expected \(models[0].places.expectation)",
        at: value.location)
    }
  }
}
