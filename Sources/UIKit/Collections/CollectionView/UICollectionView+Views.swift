import Foundation

/// Cells first, in the order of their paths, then supplementary views, then decoration views.
extension UICollectionView {
  /// Makes, moves and takes away views so that those that meet the bounds are there.
  func showElements() {
    let elements = shownAttributes
    let names = Set(elements.map(\.element))
    for element in views.shown.keys where !names.contains(element) {
      if let view = views.remove(element) { endDisplaying(view) }
    }
    for attributes in elements { show(attributes) }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let view = views.shown[element] {
      view.become(attributes)
    } else if let view = views.ahead.removeValue(forKey: element) ?? makeView(for: attributes) {
      view.become(attributes)
      views.show(view, for: element)
      addSubview(view)
      notifyWillDisplay(view, element)
    }
  }

  /// The view that the data source or the layout has for an element; nil where there is none.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    let view: UICollectionReusableView? =
      switch attributes.representedElementCategory {
      case .cell: askedDataSource?.collectionView(self, cellForItemAt: path)
      case .supplementaryView:
        OptionalMethod.ask {
          askedDataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        } ?? nil
      case .decorationView:
        collectionViewLayout.decorationClass(ofKind: kind)
          .map { ReusableViewFactory.make($0, attributes.frame) }
      }
    view?.owner = self
    view?.askedSize = nil
    (view as? UICollectionViewCell)?.become(selected: selection.contains(path))
    return view
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: ElementKey) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      OptionalMethod.report {
        delegate.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      }
    } else if element.category == .supplementaryView {
      OptionalMethod.report {
        delegate.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
          at: element.indexPath)
      }
    }
  }

  func endDisplaying(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    guard let element = view.attributes?.element, let delegate else { return }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      OptionalMethod.report {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    } else if element.category == .supplementaryView {
      OptionalMethod.report {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
          at: element.indexPath)
      }
    }
  }
}
