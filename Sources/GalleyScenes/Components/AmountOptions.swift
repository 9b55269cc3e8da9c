internal import GalleyGeometry
internal import GalleyNotation

/// The options of controls that are set to a number.
struct AmountOptions {
  /// The least and the greatest value.
  var range: ClosedRange<Double>
  /// From 0 to 1.
  var position: Bindable<Double>
  /// At the beginning, where that is the same for every item.
  private var value: Bindable<Double>

  /// Reads `range: [0, 10]` and `value: 3`; a value may be a percentage of the range.
  init(_ options: OptionReader, usually range: ClosedRange<Double>) {
    let read = Self.range(options) ?? range
    self.range = read
    value =
      options.raw("value").flatMap { value in
        Bindable.read(value, issues: options.issues) { value, issues in
          let spec = ControlSpec("value", .amount(read), value: 0, location: value.location)
          return ControlValueReader(spec).value(value, issues: issues)
        }
      } ?? .constant(read.lowerBound)
    position = value.map { ($0 - read.lowerBound) / (read.upperBound - read.lowerBound) }
  }

  func beginning(of options: OptionReader) -> Double { value.beginning("value", of: options) }

  /// Where the value is the same for every item.
  var constant: Double? {
    value.isConstant ? value.resolved(in: Scope(), issues: IssueLog()) : nil
  }

  private static func range(_ options: OptionReader) -> ClosedRange<Double>? {
    guard let list = options.list("range") else { return nil }
    let ends = list.compactMap {
      OptionReader.number($0, named: "range", in: nil, issues: options.issues)
    }
    guard list.count == 2, ends.count == 2, ends[0] < ends[1] else {
      if ends.count == list.count {
        options.error("range is [least, greatest], such as [0, 10]", at: "range")
      }
      return nil
    }
    return ends[0]...ends[1]
  }
}
