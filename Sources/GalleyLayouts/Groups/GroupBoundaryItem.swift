public import GalleyGeometry

/// A supplementary view at an edge or a corner of each section, as UIKit's
/// NSCollectionLayoutBoundarySupplementaryItem.
///
/// Those at the beginning and the end of the section along the scroll direction, corners among
/// them, lie there side by side, and the section grows by the longest of them. Those beside the
/// groups lie between the others and take room across the scroll direction from the groups (the
/// first from UIKit's words and a public backport's numbers, the second derived from its words).
public struct GroupBoundaryItem: Hashable, Sendable {
  /// The kind of the view, which no other view of the section has; `header` and `footer` are shown
  /// by the layers of headers and footers.
  public var kind: String
  /// The edge or corner of the section that the view lies at.
  public var alignment: RectAlignment
  /// A share is one of the section less its insets where those count, along the scroll direction
  /// one of the view; beside the groups it is one of them with their insets.
  public var width: Extent
  /// As the width.
  public var height: Extent
  /// From where it would lie, in points; the section is as long as without it.
  public var offset = Vector.zero
  /// Whether the groups make room for it; else it lies over them.
  public var extendsSection = true
  /// Whether the section's insets across the scroll direction count for it.
  public var followsInsets = true
  /// Whether it stays in sight while any of its section is.
  public var isPinned = false

  /// Makes a view at an edge or a corner of a section.
  public init(kind: String, alignment: RectAlignment, width: Extent, height: Extent) {
    self.kind = kind
    self.alignment = alignment
    self.width = width
    self.height = height
  }

  /// The fault, in words; nil where it can be arranged.
  var problem: String? {
    let lengths = [width, height].flatMap { [$0.length, $0.minimum, $0.maximum] }.compactMap(\.self)
    let numbers = lengths.flatMap { [$0.points, $0.share] } + [offset.dx, offset.dy]
    if kind.isEmpty { return "a view at a section's boundary needs a kind, such as 'button'" }
    return numbers.allSatisfy(\.isFinite)
      ? nil : "the view '\(kind)' at a section's boundary needs finite sizes and a finite offset"
  }
}
