internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyScenes

/// The options of controls that are set to a number.
struct AmountOptions {
  /// - `value`: What the number may be, in words.
  static func options(value kind: OptionKind, _ value: String) -> [SceneOption<Self>] {
    [
      SceneOption("value", \.given, .value(kind), value, otherwise: "its least"),
      SceneOption("range", \.range, .range, "[least, greatest]"),
    ]
  }

  /// The least and the greatest value.
  var range: ClosedRange<Double>
  private var given: OptionValue?

  init(_ range: ClosedRange<Double>) { self.range = range }

  /// What it begins with, a number of the range or a percentage of it.
  func value(issues: IssueLog) -> Bindable<Double> {
    ControlSpec.Kind.amount(range).beginning(given, named: "value", issues: issues)
      ?? .constant(range.lowerBound)
  }

  /// A value's place in the range, from 0 to 1.
  func position(of value: Bindable<Double>) -> Bindable<Double> {
    value.map { [range] in ($0 - range.lowerBound) / (range.upperBound - range.lowerBound) }
  }
}

extension OptionType where Value == ClosedRange<Double> {
  /// `[least, greatest]`.
  fileprivate static var range: OptionType {
    let number = OptionType<Double>.number()
    return OptionType(
      .list(number.kind, count: 2...2), values: "",
      read: { options, key in
        let expected = "[least, greatest], such as [0, 10]"
        guard let ends = options.elements(key, of: number, expected: expected) else { return nil }
        guard ends[0] < ends[1] else {
          options.error("\(key) is \(expected)", at: key)
          return nil
        }
        return ends[0]...ends[1]
      }, write: { .array([.number($0.lowerBound), .number($0.upperBound)]) })
  }
}
