package import GalleyGraphics

/// One thing that a layout, a layer or a screen was told: an option by its key, with the value that
/// holds, be it given or the default.
package struct RecordedOption: Hashable, Sendable {
  /// As a scene has it, such as `line-spacing`.
  package var key: String
  package var value: Value

  package init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }

  package indirect enum Value: Hashable, Sendable {
    case flag(Bool)
    /// Mostly of points.
    case number(Double)
    case text(String)
    case color(Color)
    case texts([String])
    /// Several values by names of their own, such as the edges of insets.
    case parts([RecordedOption])
  }
}

extension [RecordedOption] {
  /// The value of a key; nil where it is not told.
  package subscript(key: String) -> RecordedOption.Value? { first { $0.key == key }?.value }
}
