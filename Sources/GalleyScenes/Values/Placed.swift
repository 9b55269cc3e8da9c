internal import GalleyGeometry
internal import GalleyNotation

/// A value and the place in the scene that gives it.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  var location: SourceLocation
}
