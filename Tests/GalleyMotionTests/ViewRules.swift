import GalleyGeometry

@testable import GalleyLayouts

/// What is true of every collection view at any time, whatever was done to it.
struct ViewRules {
  let view: CollectionView

  /// The first rule that is broken at one of the times; nil where all are kept.
  func violation(at times: [Duration]) -> String? {
    contentViolation ?? times.lazy.compactMap { violation(at: $0) }.first ?? restingViolation
  }

  /// Content, ids and arrangement have the same items, each once.
  private var contentViolation: String? {
    let ids = view.ids.flatMap { $0 }
    if Set(ids).count != ids.count { return "an id twice in \(ids)" }
    let counts = view.content.sections.map(\.count)
    if view.ids.map(\.count) != counts { return "\(view.ids.map(\.count)) ids, \(counts) items" }
    if view.arrangement.cellCount != ids.count {
      return "\(view.arrangement.cellCount) cells, \(ids.count) items"
    }
    let cells = view.allElements.filter { !$0.isLeaving && $0.attributes.element.category == .cell }
    if cells.compactMap(\.itemID).sorted() != ids.sorted() {
      return "items \(ids.sorted()), shown \(cells.compactMap(\.itemID).sorted())"
    }
    return nil
  }

  private func violation(at time: Duration) -> String? {
    let elements = view.elements(at: time)
    if let stray = elements.first(where: { !$0.attributes.isFinite }) {
      return "not finite at \(time): \(stray.attributes)"
    }
    if !view.contentOffset(at: time).isFinite { return "offset \(view.contentOffset(at: time))" }
    let names = elements.filter { !$0.isLeaving }.map(\.attributes.element)
    if Set(names).count != names.count { return "an element twice at \(time)" }
    let shown = elements.filter { !$0.isLeaving }
    for element in shown where element.attributes.element.category == .cell {
      if element.itemID != view.id(of: element.attributes.element.indexPath) {
        return "\(element.attributes.element) shows \(element.itemID ?? "nothing") at \(time)"
      }
    }
    return pageViolation(view.page(at: time)) ?? pageViolation(view.nearestPage(at: time))
  }

  private func pageViolation(_ page: Int?) -> String? {
    guard let page, let count = view.pageCount else { return nil }
    return (0..<max(1, count)).contains(page) ? nil : "page \(page) of \(count)"
  }

  /// At rest the offset is one at which content rests, and only what the layout shows is shown.
  private var restingViolation: String? {
    var view = view
    view.settle()
    if view.settlingTime != .zero { return "still \(view.settlingTime) to go once settled" }
    let offset = view.contentOffset(at: .zero)
    if offset != view.contentOffset { return "rests at \(offset), not \(view.contentOffset)" }
    guard !view.isHeld else { return nil }
    let nearest = view.viewport.clamped(offset, contentSize: view.arrangement.contentSize)
    if !offset.isClose(to: nearest, within: 1e-6) { return "rests out of range at \(offset)" }
    for section in view.content.sections.indices {
      guard let region = view.arrangement.region(ofSection: section),
        let offset = view.offset(ofSection: section, at: .zero)
      else { continue }
      let nearest = region.restingOffset(proposed: offset, velocity: 0, from: offset)
      if abs(offset - nearest) > 1e-6 {
        return "section \(section) rests out of place at \(offset)"
      }
    }
    let elements = view.unpresentedElements(clock: view.clock).map(\.attributes)
    if elements != view.layout.elements(of: view.arrangement, in: view.viewport) {
      return "at rest it shows what the layout does not"
    }
    return nil
  }
}

extension LayoutAttributes {
  fileprivate var isFinite: Bool {
    untransformedFrame.isFinite && transform.isFinite && (0...1).contains(alpha)
      && size.width >= 0 && size.height >= 0
  }
}
