public import GalleyGeometry

extension CollectionView {
  /// Scrolls to the nearest offset at which the content can rest.
  public mutating func scroll(to offset: Point) {
    contentOffset = viewport.clamped(offset, contentSize: arrangement.contentSize)
  }

  /// Does what a finger does, and waits until everything has settled.
  public mutating func perform(_ gesture: Gesture) throws(LayoutError) {
    switch gesture {
    case .scroll(let target):
      scroll(to: restingOffset(of: target))
    case .tap(let target):
      for change in layout.interaction.response(toTapOn: tappedItem(target), in: self) {
        try apply(change)
      }
    }
  }

  private func tappedItem(_ target: TapTarget) -> IndexPath? {
    switch target {
    case .item(let indexPath): indexPath
    case .point(let point):
      indexPath(at: point + (contentOffset - .zero))
    case .background: nil
    }
  }

  private func restingOffset(of target: ScrollTarget) -> Point {
    switch target {
    case .to(let x, let y):
      settled(Point(x: x ?? contentOffset.x, y: y ?? contentOffset.y))
    case .by(let distance):
      settled(contentOffset + distance)
    case .item(let indexPath):
      arrangement.item(at: indexPath).map { settled(centeringOffset(of: $0)) } ?? contentOffset
    case .page(let page):
      (layout as? any PagedLayout)?.offset(ofPage: page, of: arrangement, in: viewport)
        ?? contentOffset
    case .end:
      settled(viewport.offsetRange(contentSize: arrangement.contentSize).maximum)
    }
  }

  private func settled(_ proposed: Point) -> Point {
    let proposed = viewport.clamped(proposed, contentSize: arrangement.contentSize)
    return layout.restingOffset(
      proposed: proposed, velocity: .zero, of: arrangement, in: viewport)
  }

  private func centeringOffset(of attributes: LayoutAttributes) -> Point {
    Point(
      x: attributes.center.x - environment.size.width / 2,
      y: attributes.center.y - environment.size.height / 2)
  }
}
