import Foundation

/// What a collection view knows of its layout between two passes.
@preconcurrency @MainActor struct PassState {
  /// Whether the next pass begins with all items anew.
  var mustReload = true
  /// Whether the layout is to be prepared before it is asked.
  var isInvalid = false
  /// Whether the layout prepares now.
  var isPreparing = false
  /// Whether the layout is to be asked for its elements even where it was.
  var needsQuery = true
  /// The rectangle that was asked last; nil before the first pass.
  var queriedRect: CGRect?
  /// What the layout answered, as it did.
  var queried: [UICollectionViewLayoutAttributes] = []
  /// The same by element, with what was prefetched.
  var known: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The rectangle that was asked ahead of what is in sight; nil for none.
  var prefetchedRect: CGRect?
  /// The last move of the offset.
  var travel = CGVector.zero

  mutating func take(_ attributes: [UICollectionViewLayoutAttributes], in rect: CGRect) {
    queried = attributes
    queriedRect = rect
    prefetchedRect = nil
    needsQuery = false
    known = [:]
    for one in attributes where known[one.element] == nil {
      known[one.element] = one
    }
  }
}
