internal import GalleyGeometry
internal import GalleyLayouts

/// Plays a state of one collection: begins where it says, does what the finger does, and waits until all is at rest.
struct StatePlayer {
  let spec: CollectionSpec
  /// The states to play one after the other, the one that is drawn last.
  let states: [StateSpec]
  let issues: IssueLog

  /// The collection view at rest, or nil where that cannot be, which is reported.
  func play(in environment: Environment) -> CollectionView? {
    do throws(LayoutError) {
      let sections = startSections
      let content = Content(sections: sections.map { spec.content(of: $0, in: environment) })
      var view = try CollectionView(
        content: content, layout: spec.layout, in: environment, ids: ids(of: sections))
      for state in states {
        for start in state.starts where start.collection == spec.name { begin(&view, start) }
        for gesture in state.gestures where gesture.collection == spec.name {
          try perform(gesture, on: &view)
        }
      }
      return view
    } catch {
      report(error)
      return nil
    }
  }

  /// The number of items before any gesture.
  var startCount: Int { startSections.reduce(0) { $0 + $1.items.count } }

  /// The sections, with as many items in the first as the state begins with.
  private var startSections: [SectionSpec] {
    let counts = states.flatMap(\.starts).filter { $0.collection == spec.name }
      .compactMap(\.itemCount)
    var sections = spec.sections
    if let count = counts.last, !sections.isEmpty {
      sections[0].items = sections[0].items.resized(to: count)
    }
    return sections
  }

  /// The ids of the sections; items that a state adds to the first are numbered after all others.
  private func ids(of sections: [SectionSpec]) -> [[ItemID]] {
    var ids = spec.directory.ids
    guard let count = sections.first?.items.count else { return ids }
    let total = ids.reduce(0) { $0 + $1.count }
    let missing = max(0, count - ids[0].count)
    ids[0] = ids[0].prefix(count) + (total..<total + missing).map(String.init)
    return ids
  }

  private func report(_ error: LayoutError) {
    var location = spec.layoutLocation
    if let path = error.indexPath, let section = spec.section(path.section),
      case .list(let items) = section.items, items.indices.contains(path.item)
    {
      location = items[path.item][spec.measureKey ?? ""]?.location ?? items[path.item].location
    }
    issues.error(error.description, at: location)
  }

  private func begin(_ view: inout CollectionView, _ start: StateSpec.Start) {
    if let mode = start.mode {
      let modes = view.layout.interaction.modes
      if mode.value != "none", !modes.contains(mode.value) {
        let known = modes.isEmpty ? "it has no modes" : "it has \(Suggestion.list(modes))"
        issues.error(
          "this layout has no mode '\(mode.value)'\(Suggestion.phrase(for: mode.value, among: modes)); \(known)",
          at: mode.location)
      }
      view.mode = mode.value == "none" ? nil : mode.value
    }
    view.selection.formUnion(start.selection.compactMap { indexPath($0, in: view) })
    if let offset = start.offset {
      view.scroll(
        to: Point(x: offset.x ?? view.contentOffset.x, y: offset.y ?? view.contentOffset.y))
    }
    if let page = start.page, checkPage(page, in: view) { move(&view, .scroll(.page(page.value))) }
  }

  private func move(_ view: inout CollectionView, _ gesture: Gesture) {
    do throws(LayoutError) { try view.perform(gesture) } catch { report(error) }
  }

  private func perform(
    _ gesture: StateSpec.GestureSpec, on view: inout CollectionView
  ) throws(LayoutError) {
    switch gesture.action {
    case .scrollTo(let x, let y): try view.perform(.scroll(.to(x: x, y: y)))
    case .scrollBy(let distance): try view.perform(.scroll(.by(distance)))
    case .scrollToEnd: try view.perform(.scroll(.end))
    case .scrollToPage(let page):
      if checkPage(page, in: view) { try view.perform(.scroll(.page(page.value))) }
    case .scrollToItem(let item):
      if let path = indexPath(item, in: view) { try view.perform(.scroll(.item(path))) }
    case .tapItem(let item):
      if let path = indexPath(item, in: view) { try view.perform(.tap(.item(path))) }
    case .tapPoint(let point): try view.perform(.tap(.point(point)))
    case .tapBackground: try view.perform(.tap(.background))
    }
  }

  private func indexPath(
    _ reference: Placed<ItemReference>, in view: CollectionView
  ) -> IndexPath? {
    if let path = reference.value.indexPath(in: view) { return path }
    let count = view.content.itemCount
    let cure = count == 0 ? "the collection is empty" : "there are \(count), counted from 0"
    issues.error("there is no \(reference.value.words); \(cure)", at: reference.location)
    return nil
  }

  private func checkPage(_ page: Placed<Int>, in view: CollectionView) -> Bool {
    guard let count = view.pageCount else {
      let kind = type(of: view.layout).kind
      issues.error("the layout '\(kind)' has no pages; scroll to an offset", at: page.location)
      return false
    }
    guard page.value < count else {
      issues.error(
        "there is no page \(page.value); there are \(count), counted from 0", at: page.location)
      return false
    }
    return true
  }
}
