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
    Located(value: value, location: raw(key)?.location ?? location)
  }
}
