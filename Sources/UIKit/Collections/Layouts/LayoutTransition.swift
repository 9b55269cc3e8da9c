package import Foundation

/// What became of the elements in an update, a change of size or a change of layout.
@preconcurrency @MainActor package struct LayoutTransition {
  /// What was in sight before, as it was.
  package let before: [UICollectionViewLayoutAttributes]
  /// What is in sight after, as it will be.
  package let after: [UICollectionViewLayoutAttributes]
  /// Where what is in sight after begins, by its element after; nil for where it ends.
  package let initials: [ElementKey: UICollectionViewLayoutAttributes?]
  /// Where what was in sight before ends, by its element before; nil for where it was.
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

  /// What an element was before; nil for one that is new.
  package func element(before element: ElementKey) -> ElementKey? { map.element(before: element) }

  /// What an element is after; nil for one that is gone.
  package func element(after element: ElementKey) -> ElementKey? { map.element(after: element) }
}
