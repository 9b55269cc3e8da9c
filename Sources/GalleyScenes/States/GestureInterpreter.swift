internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Puts what a scene's finger does in a collection's terms, as the collection is when it does it.
struct GestureInterpreter {
  let view: CollectionView
  let issues: IssueLog

  private var finder: ItemFinder { ItemFinder(view: view, issues: issues) }

  /// The gesture in the collection's terms; nil where it meets nothing, or what is not there, which is
  /// reported.
  func gesture(_ action: GestureAction, at location: SourceLocation) -> Gesture? {
    switch action {
    case .scroll(let spec, let reference):
      withSection(reference) { section in
        scrollTarget(spec, in: section).map { .scroll($0, section: section) }
      }
    case .drag(let distance, let reference):
      withSection(reference) { .drag(by: vector(distance, in: $0), section: $0) }
    case .flick(let distance, let velocity, let reference):
      withSection(reference) {
        .flick(by: vector(distance, in: $0), velocity: vector(velocity, in: $0), section: $0)
      }
    case .release(let velocity):
      isHeld(at: location) ? .release(velocity: vector(velocity, in: view.heldSection)) : nil
    case .tap(let spec): tapTarget(spec).map { .tap($0) }
    case .tapClose(let item): closeButton(of: item).map { .tapClose($0) }
    case .longPress(let spec): tapTarget(spec).map { .longPress($0) }
    case .dragItem(let item, let target, let isHeld):
      drag(item, to: target, isHeld: isHeld)
    case .swipe(let item, let distance, let velocity, let isHeld):
      visible(item).map { .swipe($0, by: distance, velocity: velocity, isHeld: isHeld) }
    case .update, .resize, .switchLayout, .load, .control: nil
    }
  }

  private func isHeld(at location: SourceLocation) -> Bool {
    if view.isHeld { return true }
    issues.error(
      "no finger is down then, so there is nothing to let go; drag first, as in 'do: [{ drag: -120 }, release]'",
      at: location)
    return false
  }

  /// The gesture in the section that a finger meets, nil being the whole; nil where there is none,
  /// which is reported.
  private func withSection(
    _ reference: SectionReference?, _ gesture: (Int?) -> Gesture?
  ) -> Gesture? {
    switch reference {
    case nil: return gesture(nil)
    case .number(let number):
      guard finder.scrolls(section: number) else { return nil }
      return gesture(number.value)
    case .item(let item):
      guard let path = visible(item) else { return nil }
      let scrolls = view.arrangement.region(ofSection: path.section) != nil
      return gesture(scrolls ? path.section : nil)
    }
  }

  /// Along the direction in which a section scrolls by itself; else in which the content is longer
  /// than the view, downward where it is in both or in none.
  private func vector(_ distance: DistanceSpec, in section: Int?) -> Vector {
    switch distance {
    case .vector(let vector): return vector
    case .along(let distance):
      if let region = section.flatMap({ view.arrangement.region(ofSection: $0) }) {
        return region.axis == .horizontal
          ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
      }
      let size = view.arrangement.contentSize
      let range = view.viewport.offsetRange(contentSize: size)
      let isHorizontal = range.maximum.x > range.minimum.x && range.maximum.y <= range.minimum.y
      return isHorizontal ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
    }
  }

  private func scrollTarget(_ spec: ScrollSpec, in section: Int?) -> ScrollTarget? {
    switch spec {
    case .to(let x, let y): .to(x: x, y: y)
    case .by(let distance): .by(vector(distance, in: section))
    case .item(let item): finder.indexPath(item).map { .item($0) }
    case .page(let page): finder.hasPage(page, inSection: section) ? .page(page.value) : nil
    case .middle: .middle
    case .end: .end
    }
  }

  private func tapTarget(_ spec: TapSpec) -> TapTarget? {
    switch spec {
    case .item(let item): visible(item).map { .item($0) }
    case .point(let point): isInside(point) ? .point(point.value) : nil
    case .background: .background
    case .close: .close
    }
  }

  private func isInside(_ point: Located<Point>) -> Bool {
    let size = view.environment.size
    if Rect(origin: .zero, size: size).contains(point.value) { return true }
    issues.error(
      "the point [\(point.value.x.shortest), \(point.value.y.shortest)] lies outside the collection, which is \(size.width.shortest) x \(size.height.shortest) points there; points count from its top left corner",
      at: point.location)
    return false
  }

  private func visible(_ item: Located<ItemReference>) -> IndexPath? {
    finder.isLeaving(item) ? nil : finder.visibleIndexPath(item)
  }

  private func closeButton(of item: Located<ItemReference>) -> IndexPath? {
    guard let path = visible(item) else { return nil }
    guard view.interaction.response(to: .tapClose(path), in: view).isEmpty
    else { return path }
    issues.error(
      "\(item.value.words) has no close button then; start the mode that shows them first, with '{ long-press: \(item.value.literal) }'",
      at: item.location)
    return nil
  }

  private func drag(
    _ item: Located<ItemReference>, to target: DragSpec, isHeld: Bool
  ) -> Gesture? {
    guard let path = visible(item) else { return nil }
    switch target {
    case .point(let point): return .dragItem(path, to: .point(point), isHeld: isHeld)
    case .item(let item):
      return finder.indexPath(item).map { .dragItem(path, to: .item($0), isHeld: isHeld) }
    }
  }
}
