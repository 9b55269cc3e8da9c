internal import GalleyNotation

extension LayerContext {
  /// Tells something that is told once, however often it is met.
  func warn(once message: String, at location: SourceLocation) {
    guard !issues.issues.contains(where: { $0.message == message }) else { return }
    issues.warning(message, at: location)
  }

  /// ` in 'de-DE.dark'` for what the matrix chose, nothing where there is no choice.
  var variantPhrase: String {
    axisValues.isEmpty ? "" : " in '\(axisValues.joined(separator: "."))'"
  }

  /// Reports an error at a place in the scene, or at its beginning where none is known.
  func report(_ message: String, at location: SourceLocation?) {
    issues.error(message, at: location ?? SourceLocation(file: "scene", line: 1, column: 1))
  }
}
