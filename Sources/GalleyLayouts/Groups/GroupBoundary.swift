public import GalleyGeometry

/// How a header or a footer lies at the edge of its section, as UIKit's
/// NSCollectionLayoutBoundarySupplementaryItem; how far it reaches along the scroll direction is
/// the layout's `headerExtent` or `footerExtent`.
///
/// What lies elsewhere is a ``GroupBoundaryItem``.
public struct GroupBoundary: Hashable, Sendable {
  /// The alignment across the scroll direction.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Where text begins.
    case leading
    /// In the middle.
    case center
    /// Where text ends.
    case trailing
  }

  /// The extent across the scroll direction, of the section less its insets there.
  public var extentAcross = Length.fraction(1)
  /// Where the view stands across the scrolling.
  public var alignment = Alignment.center
  /// From where it would lie, in points; the section is as long as without it.
  public var offset = Vector.zero
  /// Whether the section grows by it; else it lies over the groups.
  public var extendsSection = true
  /// Whether the section's insets across the scroll direction count for it.
  public var followsInsets = true

  /// Makes a boundary with the usual options.
  public init() {}
}

/// A decoration view behind a section.
public struct GroupBackground: Hashable, Sendable {
  /// The extent that it reaches over.
  public enum Span: String, Hashable, Sendable, CaseIterable {
    /// Header, footer and insets, as UIKit's (recorded).
    case section
    /// The groups and the insets around them.
    case groups
  }

  /// The kind of the view, which no other background of the section has.
  public var kind = "background"
  /// What the background lies behind.
  public var span: Span
  /// The room that it leaves free at the ends of the span.
  public var insets: EdgeInsets

  /// Makes a background.
  public init(span: Span = .section, insets: EdgeInsets = .zero) {
    self.span = span
    self.insets = insets
  }
}
