internal import GalleyGeometry
internal import GalleyNotation

/// What lies along an axis of a chart: places in bands, or an interval of numbers or times.
struct AxisValues: Sendable {
  /// The places in bands, in their order; empty where the axis is a scale.
  var bands: [Datum] = []
  var domain = (start: 0.0, end: 1.0)
  var isTime = false
  var isLogarithmic = false
  /// Whether some times are not at the beginning of a day.
  private var hasHours = false
  /// Whether the domain ends where the scene or the data say, and not at round numbers beyond.
  var isFixed = false

  /// In bands; numbers and times ascend, words stand as the data has them.
  init(bands places: [Datum], sorted: Bool = false) {
    var seen: Set<Datum> = []
    bands = places.filter { seen.insert($0).inserted }
    if sorted, bands.allSatisfy({ $0.position != nil }) {
      bands.sort { ($0.position ?? 0) < ($1.position ?? 0) }
    }
  }

  /// Along a scale for places that are numbers or times.
  init(places: [Datum], _ axis: AxisSpec) {
    isTime = places.contains(where: \.isTime)
    isLogarithmic = axis.isLogarithmic && !isTime
    var (low, high) = (Double.infinity, -Double.infinity)
    for place in places.compactMap(\.position) {
      (low, high) = (min(low, place), max(high, place))
    }
    if low <= high {
      let room = low == high ? (isTime ? 43_200 : max(abs(low) * 0.5, 0.5)) : 0
      domain = isLogarithmic && room > 0 ? (low / 2, high * 2) : (low - room, high + room)
    }
    limit(to: axis)
  }

  /// Along a scale for times that marks reach from and to.
  init(reachingTimes times: [Double], _ axis: AxisSpec) {
    self.init(places: times.map(Datum.time), axis)
    hasHours = times.contains { $0.remainder(dividingBy: 86_400) != 0 }
  }

  /// How times along the axis are written, one form behind the other; none where it has numbers.
  func times(_ axis: AxisSpec, _ language: String) -> [DateFormat] {
    guard isTime, bands.isEmpty else { return [] }
    let days = (domain.end - domain.start) / 86_400
    let usual: [DateFormat.Form] =
      hasHours
      ? (days <= 1 ? [.time] : [.monthAndDay, .time]) : days < 366 ? [.monthAndDay] : [.medium]
    return (axis.dates.map { [$0] } ?? usual).map { DateFormat($0, language: language) }
  }

  /// Along a scale for values that marks reach from and to.
  init(reaching values: [Double], _ axis: AxisSpec, isNormalized: Bool) {
    isLogarithmic = axis.isLogarithmic
    // A bar on a logarithmic scale has no zero to stand on, and begins where the axis does.
    let reached = isLogarithmic ? values.filter { $0 > 0 } : values
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in reached { (low, high) = (min(low, value), max(high, value)) }
    if low > high { (low, high) = isLogarithmic ? (1, 10) : (0, 1) }
    if axis.includesZero, !isLogarithmic { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high {
      let room = isLogarithmic ? 0 : low == 0 ? 1 : abs(low) * 0.1
      (low, high) = axis.includesZero ? (low, high + room) : (low - room, high + room)
      if isLogarithmic { (low, high) = (low / 2, high * 2) }
    }
    domain = isNormalized ? (0, 1) : (low, high)
    isFixed = isNormalized
    if !isNormalized { limit(to: axis) }
  }

  /// Whether the axis has a place: one of its bands, or one within its domain.
  func has(_ place: Datum) -> Bool {
    guard bands.isEmpty else { return bands.contains(place) }
    switch place {
    case .word: return false
    case .number(let number): return !isTime && isInDomain(number)
    case .time(let time): return isTime && isInDomain(time)
    }
  }

  private func isInDomain(_ value: Double) -> Bool {
    domain.start <= value && value <= domain.end
  }

  /// The places that there are, in words.
  var expectation: String {
    if !bands.isEmpty { return "one of \(bands.prefix(20).map(\.name).joined(separator: ", "))" }
    let ends = [domain.start, domain.end].map { (isTime ? Datum.time($0) : .number($0)).name }
    return "a \(isTime ? "day or a time" : "number") from \(ends[0]) to \(ends[1])"
  }

  private mutating func limit(to axis: AxisSpec) {
    guard let own = axis.domain, own.count == 2 else { return }
    domain = (min(own[0], own[1]), max(own[0], own[1]))
    if domain.start == domain.end { domain.end += 1 }
    isFixed = true
  }
}
