public import Foundation

extension UICollectionView {
  /// Says which class the cells of a name are of.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    views.classes[Self.cellKey(identifier)] = cellClass as? UICollectionReusableView.Type
  }

  /// Accepted: nothing is read from a nib, so the cells are plain.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    views.classes[Self.cellKey(identifier)] = nib == nil ? nil : UICollectionViewCell.self
  }

  /// Says which class the supplementary views of a kind and a name are of.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    views.classes[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// Accepted: nothing is read from a nib, so the views are plain.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    views.classes[elementKind + "/" + identifier] =
      nib == nil ? nil : UICollectionReusableView.self
  }

  /// A cell of a name, used again or new.
  ///
  /// A name that was not registered ends the program, as in UIKit.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(Self.cellKey(identifier), identifier, at: .cell(indexPath))
    guard let cell = view as? UICollectionViewCell else {
      fatalError("the class registered for \(identifier) is no UICollectionViewCell")
    }
    return cell
  }

  /// A supplementary view of a kind and a name, used again or new.
  ///
  /// A name that was not registered ends the program, as in UIKit.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      elementKind + "/" + identifier, identifier,
      at: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  private static func cellKey(_ identifier: String) -> String {
    "UICollectionElementKindCell/" + identifier
  }

  private func dequeue(
    _ key: String, _ identifier: String, at element: ElementKey
  ) -> UICollectionReusableView {
    if let used = views.reuse(key) {
      used.prepareForReuse()
      return used
    }
    guard let kind = views.classes[key] else {
      fatalError(
        "could not dequeue a view of kind: \(key.dropLast(identifier.count + 1)) with identifier "
          + "\(identifier) - must register a nib or a class for the identifier")
    }
    let view = ReusableViewFactory.make(kind, pass.known[element]?.bounds ?? .zero)
    view.reuseIdentifier = identifier
    view.reuseKey = key
    return view
  }
}
