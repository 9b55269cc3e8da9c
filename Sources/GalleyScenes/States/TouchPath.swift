internal import GalleyGeometry
internal import GalleyLayouts

/// The way of a finger on the screen, from where it comes down to where it lifts.
struct TouchPath: Sendable {
  /// The seconds that the finger of a tap is down.
  static let tapDuration = 0.12
  /// The seconds after which a press is a long one.
  static let pressDuration = 0.5

  /// In points of the collection's own frame, or of the screen.
  var start: Point
  var end: Point
  /// The collection that it is on; nil for the screen.
  var collection: String?
  /// Seconds since the screen was first shown.
  var began = 0.0
  /// When the finger has come to the end of its way.
  var arrived = 0.0
  /// When it lifts; nil where it stays down.
  var lifted: Double?

  init(from start: Point, to end: Point, collection: String? = nil) {
    self.start = start
    self.end = end
    self.collection = collection
  }

  /// Where the finger is, or last was; nil before it comes down.
  func position(at clock: Double) -> Point? {
    guard clock >= began - 1e-9 else { return nil }
    let share = arrived > began ? min(1, max(0, (clock - began) / (arrived - began))) : 1
    return start + (end - start) * share
  }

  func isDown(at clock: Double) -> Bool {
    clock >= began - 1e-9 && lifted.map { clock <= $0 + 1e-9 } ?? true
  }
}

extension TouchPath {
  /// The way of a gesture on a collection view, in points of its frame; nil for what no finger does.
  init?(of gesture: Gesture, on view: CollectionView, named name: String) {
    let bounds = Rect(origin: .zero, size: view.environment.size)
    func center(_ path: ItemPath) -> Point? {
      view.elements(at: .zero).first {
        $0.attributes.element.category == .cell && $0.attributes.element.indexPath == path
      }.map {
        let frame = $0.attributes.frame.offset(by: .zero - view.contentOffset(at: .zero))
        // A finger meets what of the item is in sight.
        return (frame.intersection(bounds) ?? frame).center
      }
    }
    func tap(_ target: TapTarget) -> Point? {
      switch target {
      case .item(let path): center(path)
      case .point(let point): point
      case .background, .close: nil
      }
    }
    let ends: (Point, Point)?
    switch gesture {
    case .scroll, .release: ends = nil
    case .drag(let distance, let section), .flick(let distance, _, let section):
      let middle = section.flatMap { view.middle(ofSection: $0) } ?? bounds.center
      ends = (middle - distance * 0.5, middle + distance * 0.5)
    case .tap(let target), .longPress(let target): ends = tap(target).map { ($0, $0) }
    case .tapClose(let path): ends = center(path).map { ($0, $0) }
    case .swipe(let path, let distance, _, _):
      ends = center(path).map {
        ($0 - Vector(dx: distance / 2, dy: 0), $0 + Vector(dx: distance / 2, dy: 0))
      }
    case .dragItem(let path, let target, _):
      let goal: Point? =
        switch target {
        case .item(let path): center(path)
        case .point(let point): point
        }
      ends = center(path).flatMap { start in goal.map { (start, $0) } }
    }
    guard let ends else { return nil }
    self.init(from: ends.0, to: ends.1, collection: name)
  }
}

extension CollectionView {
  /// The middle of what is in sight of a section, in points of the view's frame.
  fileprivate func middle(ofSection section: Int) -> Point? {
    let offset = contentOffset(at: .zero) - Point.zero
    let bounds = Rect(origin: .zero, size: environment.size)
    let frames = elements(at: .zero).filter { $0.attributes.element.indexPath.section == section }
      .compactMap { $0.attributes.frame.offset(by: -offset).intersection(bounds) }
    return frames.union?.center
  }
}
