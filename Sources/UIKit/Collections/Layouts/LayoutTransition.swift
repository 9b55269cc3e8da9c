package import Foundation

/// The elements of an update, a change of size or a change of layout, before and after it.
@preconcurrency @MainActor package struct LayoutTransition {
  /// The elements in sight before, as they were.
  package let before: [UICollectionViewLayoutAttributes]
  /// The elements in sight after, as they will be.
  package let after: [UICollectionViewLayoutAttributes]
  /// The attributes with which elements in sight after begin, by the element after; nil for those
  /// with which they end.
  package let initials: [ElementKey: UICollectionViewLayoutAttributes?]
  /// The attributes with which elements in sight before end, by the element before; nil for those
  /// that they had.
  package let finals: [ElementKey: UICollectionViewLayoutAttributes?]
  /// The content offset before.
  package let offsetBefore: CGPoint
  /// The content offset after.
  package let offsetAfter: CGPoint
  private let map: IndexPathMap

  init(
    before: [UICollectionViewLayoutAttributes], after: [UICollectionViewLayoutAttributes],
    initials: [ElementKey: UICollectionViewLayoutAttributes?],
    finals: [ElementKey: UICollectionViewLayoutAttributes?], offsets: (CGPoint, CGPoint),
    map: IndexPathMap
  ) {
    (self.before, self.after, self.initials, self.finals) = (before, after, initials, finals)
    (offsetBefore, offsetAfter) = offsets
    self.map = map
  }

  /// Returns the element before; nil for one that is new.
  package func element(before element: ElementKey) -> ElementKey? { map.element(before: element) }

  /// Returns the element after; nil for one that is gone.
  package func element(after element: ElementKey) -> ElementKey? { map.element(after: element) }
}
