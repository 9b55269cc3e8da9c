internal import Foundation

extension UIView {
  /// Does what a finger does that touches a point of the view and lets go: a control has its events,
  /// or an item is selected; nothing where neither is there.
  ///
  /// Recognizers do not hear of it.
  package func tap(at point: CGPoint) {
    guard let hit = hitTest(point, with: nil) else { return }
    for view in sequence(first: hit, next: \.superview) {
      if let control = view as? UIControl { return control.tap() }
      guard let items = view as? UICollectionView,
        let path = items.indexPathForItem(at: convert(point, to: items))
      else { continue }
      return items.tapItem(at: path)
    }
  }
}

extension UIControl {
  /// What a tap does to it; a switch is turned.
  fileprivate func tap() {
    guard isEnabled else { return }
    if let own = self as? UISwitch {
      own.setOn(!own.isOn, animated: true)
      sendActions(for: .valueChanged)
    }
    sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }
}

extension UICollectionView {
  /// What a tap does to an item, in UIKit's order: it is highlighted, selected or selected no longer,
  /// and highlighted no longer, as far as the delegate lets it.
  fileprivate func tapItem(at path: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return }
    let delegate = delegate
    let highlights = asked { delegate?.collectionView(self, shouldHighlightItemAt: path) }
    guard highlights ?? true else { return }
    cellForItem(at: path)?.become(highlighted: true)
    OptionalMethod.report { delegate?.collectionView(self, didHighlightItemAt: path) }
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isMultiple, selection.contains(path) {
      if asked({ delegate?.collectionView(self, shouldDeselectItemAt: path) }) ?? true {
        select(selection.subtracting([path]))
        OptionalMethod.report { delegate?.collectionView(self, didDeselectItemAt: path) }
      }
    } else if asked({ delegate?.collectionView(self, shouldSelectItemAt: path) }) ?? true {
      let others = isMultiple ? [] : selection.subtracting([path])
      select(isMultiple ? selection.union([path]) : [path])
      for other in others.sorted() {
        OptionalMethod.report { delegate?.collectionView(self, didDeselectItemAt: other) }
      }
      OptionalMethod.report { delegate?.collectionView(self, didSelectItemAt: path) }
    }
    cellForItem(at: path)?.become(highlighted: false)
    OptionalMethod.report { delegate?.collectionView(self, didUnhighlightItemAt: path) }
  }

  /// The answer of a method that may be left out.
  private func asked(_ question: () -> Bool?) -> Bool? { OptionalMethod.ask(question) ?? nil }
}
