package import Foundation

/// A question of a collection view to its layout, or a notice.
package enum LayoutQuestion: Hashable {
  case prepare
  case contentSize
  case elements(in: CGRect)
  case item(IndexPath)
  case supplementaryView(kind: String, IndexPath)
  case decorationView(kind: String, IndexPath)
  case shouldInvalidate(forBounds: CGRect)
  case context(forBounds: CGRect)
  case shouldResize(ElementKey)
  case resizingContext(ElementKey)
  case invalidate
  case restingOffset(CGPoint, velocity: CGPoint)
  case targetOffset(CGPoint)
  case prepareForUpdates(count: Int)
  case initial(ElementKey)
  case final(ElementKey)
  case finalizeUpdates
  case prepareForBoundsChange(from: CGRect)
  case finalizeBoundsChange
  case prepareForTransition(isLeaving: Bool)
  case finalizeTransition
}

extension LayoutQuestion: CustomStringConvertible {
  /// The call as Swift writes it.
  package var description: String {
    switch self {
    case .prepare: "prepare()"
    case .contentSize: "collectionViewContentSize"
    case .elements(let rect): "layoutAttributesForElements(in: \(rect.numbers))"
    case .item(let path): "layoutAttributesForItem(at: \(path.text))"
    case .supplementaryView(let kind, let path):
      "layoutAttributesForSupplementaryView(ofKind: \"\(kind)\", at: \(path.text))"
    case .decorationView(let kind, let path):
      "layoutAttributesForDecorationView(ofKind: \"\(kind)\", at: \(path.text))"
    case .shouldInvalidate(forBounds: let bounds):
      "shouldInvalidateLayout(forBoundsChange: \(bounds.numbers))"
    case .context(forBounds: let bounds):
      "invalidationContext(forBoundsChange: \(bounds.numbers))"
    case .shouldResize(let element):
      "shouldInvalidateLayout(forPreferredLayoutAttributes: \(element), …)"
    case .resizingContext(let element):
      "invalidationContext(forPreferredLayoutAttributes: \(element), …)"
    case .invalidate: "invalidateLayout()"
    case .restingOffset(let offset, let velocity):
      "targetContentOffset(forProposedContentOffset: \(offset.numbers), "
        + "withScrollingVelocity: \(velocity.numbers))"
    case .targetOffset(let offset):
      "targetContentOffset(forProposedContentOffset: \(offset.numbers))"
    case .prepareForUpdates(let count): "prepare(forCollectionViewUpdates: \(count) items)"
    case .initial(let element): "initial attributes of \(element)"
    case .final(let element): "final attributes of \(element)"
    case .finalizeUpdates: "finalizeCollectionViewUpdates()"
    case .prepareForBoundsChange(let bounds):
      "prepare(forAnimatedBoundsChange: \(bounds.numbers))"
    case .finalizeBoundsChange: "finalizeAnimatedBoundsChange()"
    case .prepareForTransition(let isLeaving):
      "prepareForTransition(\(isLeaving ? "to" : "from"):)"
    case .finalizeTransition: "finalizeLayoutTransition()"
    }
  }
}

extension CGRect {
  fileprivate var numbers: String { "(\(minX), \(minY), \(width), \(height))" }
}

extension CGPoint {
  fileprivate var numbers: String { "(\(x), \(y))" }
}

extension IndexPath {
  fileprivate var text: String { map { String($0) }.joined(separator: "-") }
}
