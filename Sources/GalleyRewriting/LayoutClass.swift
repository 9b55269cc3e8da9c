package import GalleyNotation

/// A type of a unit that is a layout: a class for collection views, or one of SwiftUI's `Layout`.
package struct LayoutClass: Hashable, Sendable {
  /// Qualified by the types around it, in backticks where a name is a keyword.
  package let name: String
  /// Where its name stands.
  package let location: SourceLocation
  /// The classes above, nearest first; the last is one of UIKit's.
  ///
  /// None for a layout of SwiftUI.
  package let superclasses: [String]
  /// Its members and those of the classes above in the unit, its own first.
  package let members: [LayoutMember]
  /// Whether something beside its file can name it.
  package let isVisible: Bool
  /// Where the initializer is that stands in the way of `Name()`; nil where that works.
  package let initializerWithArguments: SourceLocation?
  package let isGeneric: Bool
  /// The values that an app gives it.
  package let needs: LayoutNeeds
  /// Whether it conforms to SwiftUI's `Layout`.
  package let isOfSwiftUI: Bool

  /// The member that answers, by its name in full: the class's own, or the nearest one above.
  package func member(_ fullName: String) -> LayoutMember? {
    members.first { $0.fullName == fullName }
  }
}
