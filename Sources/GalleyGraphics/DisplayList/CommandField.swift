package import GalleyGeometry

/// A value of a command, for those who read commands as data: digests, dumps, limits.
///
/// Each command says its fields once, beside its declaration. Who reads them knows what kinds of
/// values there are, and no commands.
package struct CommandField {
  package enum Value {
    case shape(Shape)
    case paint(Paint)
    case color(Color)
    case number(Double)
    /// The standard deviation of a Gaussian, in points, and what it blurs.
    case deviation(Double, of: Shape)
    /// What colors are stretched by: 0 for greys, 1 for as they are.
    case saturation(Double)
    case dashes([Double], along: Shape)
    case point(Point)
    case vector(Vector)
    case size(Size)
    case rect(Rect)
    case transform(Transform)
    case projection(ProjectiveMap)
    case flag(Bool)
    /// Words of a list that is closed, or that are safe to read.
    case words([String])
    case string(String)
    /// The path of a file, which stands for its content.
    case file(String)
    case style(TextStyle)
    case spans([TextSpan], in: String)
  }

  /// Nil for what the command does not have.
  package var value: Value?
  /// What stands before the value in a text, and behind it.
  package var prefix: String
  package var suffix: String
  /// What an error calls it; empty for what cannot be wrong.
  package var subject: String
  /// Whether a text leaves it out, since it is as it is in most commands.
  package var isUsual: Bool

  init(
    _ prefix: String, _ value: Value?, _ subject: String = "", suffix: String = "",
    isUsual: Bool = false
  ) {
    self.value = value
    self.prefix = prefix
    self.suffix = suffix
    self.subject = subject
    self.isUsual = isUsual
  }
}
