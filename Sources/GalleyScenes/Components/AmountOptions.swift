internal import GalleyGeometry
internal import GalleyNotation

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
    OptionType(
      .list(.number(OptionReader.usualRange), count: 2...2), values: "",
      read: { options, key in
        guard let list = options.list(key) else { return nil }
        let ends = list.compactMap {
          OptionReader.number($0, named: key, in: nil, issues: options.issues)
        }
        guard list.count == 2, ends.count == 2, ends[0] < ends[1] else {
          if ends.count == list.count {
            options.error("\(key) is [least, greatest], such as [0, 10]", at: key)
          }
          return nil
        }
        return ends[0]...ends[1]
      }, write: { .array([.number($0.lowerBound), .number($0.upperBound)]) })
  }
}
