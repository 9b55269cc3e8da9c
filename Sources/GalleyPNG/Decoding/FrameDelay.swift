/// How long a frame is shown, as a fraction of a second.
package struct FrameDelay: Hashable, Sendable {
  package var numerator: Int
  package var denominator: Int

  /// In seconds; nothing for as fast as a program can.
  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// `1/30 s`; a whole number of seconds as one.
  package var words: String {
    numerator % denominator == 0
      ? "\(numerator / denominator) s" : "\(numerator)/\(denominator) s"
  }

  package static func == (one: FrameDelay, other: FrameDelay) -> Bool {
    one.numerator * other.denominator == other.numerator * one.denominator
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}
