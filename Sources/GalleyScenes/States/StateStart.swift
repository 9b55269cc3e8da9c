internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Puts a collection where a state begins, without a gesture.
struct StateStart {
  private let start: StateSpec.Start
  private let issues: IssueLog

  init(_ start: StateSpec.Start, issues: IssueLog) {
    self.start = start
    self.issues = issues
  }

  func begin(_ view: inout CollectionView) {
    if let mode = start.mode {
      check(mode, in: view)
      view.start(inMode: mode.value == "none" ? nil : mode.value)
    }
    let finder = ItemFinder(view: view, issues: issues)
    select(view.selection.union(start.selection.compactMap { finder.indexPath($0) }), in: &view)
    if let offset = start.offset {
      view.start(
        at: Point(x: offset.x ?? view.contentOffset.x, y: offset.y ?? view.contentOffset.y))
    }
    for section in start.sections where finder.scrolls(section: section.number) {
      begin(section, &view, finder)
    }
    if let page = start.page, finder.hasPage(page) { view.start(at: .page(page.value)) }
  }

  private func begin(
    _ section: StateSpec.Start.Section, _ view: inout CollectionView, _ finder: ItemFinder
  ) {
    let number = section.number.value
    if let offset = section.offset { view.start(section: number, at: .to(x: offset, y: offset)) }
    if let page = section.page, finder.hasPage(page, inSection: number) {
      view.start(section: number, at: .page(page.value))
    }
  }

  private func select(_ selection: Set<IndexPath>, in view: inout CollectionView) {
    do throws(LayoutError) { try view.start(selecting: selection) } catch {
      guard let location = start.selection.first?.location else { return }
      issues.error(error.description, at: location)
    }
  }

  private func check(_ mode: Located<String>, in view: CollectionView) {
    let modes = view.interaction.modes
    guard mode.value != "none", !modes.contains(mode.value) else { return }
    let known = modes.isEmpty ? "it has no modes" : "it has \(Suggestion.list(modes))"
    issues.error(
      "this layout has no mode '\(mode.value)'\(Suggestion.phrase(for: mode.value, among: modes)); \(known)",
      at: mode.location)
  }
}
