internal import GalleyNotation

extension ChartModel.Marks {
  /// Puts the marks of each place on each other: those above zero upward, those below downward.
  ///
  /// - Returns: Whether they can be stacked so; what cannot is reported.
  mutating func stack(at location: SourceLocation, issues: IssueLog) -> Bool {
    struct Place: Hashable {
      var place: Datum
      var position: Int
    }
    let stacking = spec.stacking
    guard stacking != .none else { return true }
    var (above, below): ([Place: Double], [Place: Double]) = ([:], [:])
    // The last of each stack, which alone is rounded.
    var (highest, lowest): ([Place: Int], [Place: Int]) = ([:], [:])
    for index in items.indices {
      let value = items[index].value
      let place = Place(place: items[index].place, position: items[index].position)
      if value < 0, stacking != .standard {
        issues.error(
          "a \(stacking.rawValue) stack has no numbers below zero, found \(value.shortest) at '\(place.place.name)'; leave out 'stack', or say 'stack: standard'",
          at: location)
        return false
      }
      let base = (value < 0 ? below[place] : above[place]) ?? 0
      (items[index].lower, items[index].upper) = (min(base, base + value), max(base, base + value))
      if value < 0 {
        below[place] = base + value
        lowest[place] = index
      } else {
        above[place] = base + value
        if value > 0 { highest[place] = index }
      }
    }
    let outermost = Set(highest.values).union(lowest.values)
    for index in items.indices { items[index].isOutermost = outermost.contains(index) }
    guard stacking != .standard else { return true }
    for index in items.indices {
      let whole = above[Place(place: items[index].place, position: items[index].position)] ?? 0
      func moved(_ value: Double) -> Double {
        if stacking == .center { return value - whole / 2 }
        return whole > 0 ? value / whole : 0
      }
      (items[index].lower, items[index].upper) = (
        moved(items[index].lower), moved(items[index].upper)
      )
    }
    return true
  }
}
