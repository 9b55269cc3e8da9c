internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyScenes

/// The scale of an axis, its round values and how they are written.
struct AxisScales {
  typealias Tick = (position: Double, text: String)

  let values: AxisValues
  let spec: AxisSpec
  /// Whether marks have their numbers along it, and not their places.
  let isValues: Bool
  let text: ChartText

  /// The most places whose names are measured.
  private static let mostNames = 120

  private var language: String { text.context.language }

  /// The axis in bands, with the names of their places.
  ///
  /// - `room`: For each name along the axis, in points; nil for that of its bands.
  func banded(
    to range: (start: Double, end: Double), room: Double?
  ) -> (plan: AxisPlan, ticks: [Tick]) {
    let bands = values.bands
    var plan = AxisPlan(
      scale: .bands(
        BandScale(count: bands.count, in: range),
        numbers: Dictionary(zip(bands, bands.indices)) { first, _ in first }),
      format: spec.format(language))
    let stride = max(1, bands.count / Self.mostNames)
    let shown = Swift.stride(from: 0, to: bands.count, by: stride).map { bands[$0] }
    let names = names(of: shown, room: room ?? plan.step * Double(stride))
    let ticks = zip(shown, names).compactMap { place, name in
      plan.position(of: place).map { (position: $0, text: name) }
    }
    plan.lines = ticks.map { AxisPlan.Line(text: $0.text, position: $0.position) }
    return (plan, ticks)
  }

  /// The axis as a scale: that of values ends at round numbers, that of places where the data ends.
  func scaled(to range: (start: Double, end: Double), count: Int) -> AxisPlan {
    let isExtended = isValues && !values.isFixed && !values.isTime && !spec.isHidden
    let count = Double(count)
    let scale: AxisPlan.Scale
    if values.isLogarithmic {
      let log = LogScale(values.domain, to: range)
      scale = .log(isExtended ? log.extended() : log)
    } else if spec.scale == .symlog, !values.isTime {
      let symlog = SymlogScale(values.domain, to: range)
      scale = .symlog(isExtended ? symlog.extended(count: count) : symlog)
    } else {
      let linear = LinearScale(values.domain, to: range)
      scale = .linear(isExtended ? linear.extended(count: count) : linear)
    }
    return AxisPlan(
      scale: scale, format: spec.format(language).writing(values.times(spec, language)))
  }

  /// About so many round values, as they are written.
  ///
  /// - `room`: How much there is for each.
  func ticks(_ plan: AxisPlan, count: Int, room: AxisSpec.Room = .enough) -> [Tick] {
    func written(_ numbers: [Double], _ format: AxisFormat) -> [Tick] {
      numbers.map { (plan.position(of: $0), format.text(of: $0)) }
    }
    switch plan.scale {
    case .bands: return []
    case .log(let scale):
      return written(
        Self.rounder(scale.ticks(count: Double(count)), count: count),
        spec.format(language, room: room))
    case .symlog(let scale):
      return written(scale.ticks(count: Double(count)), spec.format(language, room: room))
    case .linear(let scale):
      guard values.isTime else {
        let numbers = scale.ticks(count: Double(count))
        let step = numbers.count > 1 ? numbers[1] - numbers[0] : nil
        return written(
          numbers, spec.format(language, step: room == .enough ? step : nil, room: room))
      }
      let interval = CalendarInterval(
        from: scale.domain.start, to: scale.domain.end, count: Double(count))
      let times = interval.times(from: scale.domain.start, to: scale.domain.end)
      return zip(times, names(of: times.map(Datum.time), room: .infinity)).map {
        (scale.position(of: $0), $1)
      }
    }
  }

  /// Of the values of a logarithmic axis those with the first digits that leave about so many.
  private static func rounder(_ values: [Double], count: Int) -> [Double] {
    func firstDigit(of value: Double) -> Int {
      value.description.compactMap(\.wholeNumberValue).first { $0 > 0 } ?? 0
    }
    for digits in [[1, 2, 5], [1, 3], [1]] where values.count > count + 1 {
      let kept = values.filter { digits.contains(firstDigit(of: $0)) }
      if kept.count <= count + 1 || digits == [1], kept.count > 1 { return kept }
    }
    return values
  }

  /// What places are called; days and times in the longest form that has room.
  private func names(of places: [Datum], room: Double) -> [String] {
    let format = spec.format(language)
    var written: [String] = []
    for form in spec.dates.map({ [$0] }) ?? DateFormat.Form.forms(of: places) {
      let dates = DateFormat(form, language: language)
      written = places.map { $0.text(format, dates) }
      if written.allSatisfy({ text.width(of: $0) + 8 <= room }) { break }
    }
    return written
  }
}
