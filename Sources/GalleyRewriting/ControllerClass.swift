package import GalleyNotation

/// A view controller of a unit.
package struct ControllerClass: Hashable, Sendable {
  /// With the names of the types around it.
  package let name: String
  package let location: SourceLocation
  /// Whether something beside its file can name it.
  package let isVisible: Bool
  /// The initializer that stands in the way of `Name()`; nil where that works.
  package let initializerWithArguments: SourceLocation?
}
