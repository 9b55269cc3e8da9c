import Foundation

/// Elements that say how large they want to be.
extension UICollectionView {
  /// Asks what is in sight for the attributes that it prefers, once for each size that it gets.
  func sizeElements() {
    for attributes in shownAttributes {
      guard attributes.representedElementCategory != .decorationView,
        let view = views.shown[attributes.element], view.askedSize != attributes.size,
        // Views change what they are given in place.
        let given = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      view.askedSize = attributes.size
      let preferred = view.preferredLayoutAttributesFitting(given)
      if !preferred.isEqual(attributes) {
        invalidate(for: preferred, original: attributes)
      }
    }
  }

  /// Lets what is not in sight have the size that it wants, too, as if it had been scrolled past.
  ///
  /// - Returns: Whether the layout was invalidated.
  package func sizeHiddenElements() -> Bool {
    guard let preferredSize else { return false }
    let content = reach(with: CGRect(origin: .zero, size: contentSize).union(bounds))
    let all = ask(.elements(in: content)) { $0.layoutAttributesForElements(in: content) } ?? []
    for attributes in all where views.shown[attributes.element] == nil {
      guard attributes.representedElementCategory != .decorationView,
        let size = preferredSize(attributes), size != attributes.size,
        let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      preferred.size = size
      invalidate(for: preferred, original: attributes)
    }
    return pass.isInvalid
  }

  /// The size that constraints within a view ask for, where its layout lets it decide an extent; nil
  /// where it does not, or there are none.
  func fittingSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    guard let decides = collectionViewLayout.estimates(of: attributes.element),
      decides.width || decides.height, view.isSizedByConstraints
    else { return nil }
    return view.systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: decides.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: decides.height ? .fittingSizeLevel : .required)
  }

  private func invalidate(
    for preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) {
    let element = original.element
    let isWanted = ask(.shouldResize(element)) {
      $0.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard isWanted else { return }
    let context = ask(.resizingContext(element)) {
      $0.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    invalidate(with: context)
  }
}
