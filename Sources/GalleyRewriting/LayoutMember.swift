package import GalleyNotation

/// A method or property of a layout class, as it is written in the class or one above it.
package struct LayoutMember: Hashable, Sendable {
  /// Without parameters, such as `layoutAttributesForItem`; `init` for initializers.
  package let name: String
  /// The labels of its parameters, `_` where there is none; nil for properties.
  package let labels: [String]?
  /// The qualified name of the class that it belongs to, also where an extension has it.
  package let owner: String
  /// Where its name stands.
  package let location: SourceLocation
  package let isOverride: Bool
  /// Whether its body names `super.` and itself.
  package let callsSuper: Bool
  /// The type of a property, as far as its text tells it.
  package let type: String?
  /// Whether a property can be set from beside the class.
  package let isSettable: Bool

  /// `layoutAttributesForItem(at:)`, as Swift writes names in full.
  package var fullName: String {
    guard let labels else { return name }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
