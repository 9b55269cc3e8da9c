extension UICollectionView {
  static func cellKey(_ identifier: String) -> String {
    "UICollectionElementKindCell/" + identifier
  }

  func dequeue(
    _ key: String, _ identifier: String, at element: ElementKey
  ) -> UICollectionReusableView {
    if let used = views.reuse(key) {
      used.prepareForReuse()
      prepare(used, for: element)
      return used
    }
    guard let kind = views.classes[key] else {
      fatalError(
        "could not dequeue a view of kind: \(key.dropLast(identifier.count + 1)) with identifier "
          + "\(identifier) - must register a nib or a class for the identifier")
    }
    let view =
      views.nibs[key]?.first(UICollectionReusableView.self)
      ?? ReusableViewFactory.make(kind, pass.known[element]?.bounds ?? .zero)
    prepare(view, for: element)
    view.reuseIdentifier = identifier
    view.reuseKey = key
    return view
  }

  /// Tells a row of a list its place, which its configurations follow.
  private func prepare(_ view: UICollectionReusableView, for element: ElementKey) {
    view.owner = self
    (view as? UICollectionViewListCell)?.take(listPlace(of: element))
  }
}
