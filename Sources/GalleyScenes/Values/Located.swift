internal import GalleyGeometry
internal import GalleyNotation

/// A value and the place in the scene that gives it.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var location: SourceLocation
}

extension OptionReader {
  /// A value that was read under a key, with the place of the key.
  func located<Value>(_ value: Value, _ key: String) -> Located<Value> {
    Located(value: value, location: rawValue(for: key)?.location ?? location)
  }
}

extension OptionType {
  /// The same, with the place of the value.
  var placed: OptionType<Located<Value>> {
    OptionType<Located<Value>>(
      kind, values: values,
      read: { options, key in read(options, key).map { options.located($0, key) } },
      write: { write($0.value) })
  }
}

extension OptionType where Value == Located<Int> {
  /// A number counted from 0.
  static var index: OptionType { OptionType<Int>.integer(in: 0...1_000_000).placed }
}
