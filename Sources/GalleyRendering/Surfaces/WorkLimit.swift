/// A limit of the work that one picture may take.
///
/// The unit is one pixel filled with one color, about a quarter of a nanosecond.
enum WorkLimit {
  /// About five seconds: fourteen times a screen of 23 megapixels with sixty translucent layers.
  static let pixels = 20e9
}
