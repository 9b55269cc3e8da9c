internal import GalleyGeometry

/// The rules for pages: countable, each at an offset where content rests, found again from there.
struct PageRules {
  let view: CollectionView
  let layout: any PagedLayout

  func check(_ findings: inout ContractFindings) {
    let (arrangement, viewport) = (view.arrangement, view.viewport)
    let count = layout.pageCount(of: arrangement, in: viewport)
    findings.expect(.pages, count >= 0, "\(count) pages")
    guard count > 0 else { return }
    for offset in view.sampleOffsets {
      let page = layout.page(at: offset, of: arrangement, in: viewport)
      findings.expect(.pages, (0..<count).contains(page), "page \(page) of \(count) at \(offset)")
    }
    for page in Set([0, 1, count / 2, count - 1]).sorted() where page < count {
      checkRoundTrip(of: page, &findings)
    }
  }

  /// Pages that share an offset, where a view has no extent, need not be told apart.
  private func checkRoundTrip(of page: Int, _ findings: inout ContractFindings) {
    let (arrangement, viewport) = (view.arrangement, view.viewport)
    let offset = layout.offset(ofPage: page, of: arrangement, in: viewport)
    let nearest = viewport.clamped(offset, contentSize: arrangement.contentSize)
    findings.expect(.pages, offset.isNear(nearest), "page \(page) rests out of range at \(offset)")
    let found = layout.page(at: offset, of: arrangement, in: viewport)
    let again = layout.offset(ofPage: found, of: arrangement, in: viewport)
    findings.expect(.pages, again.isNear(offset), "page \(page) is page \(found) at \(offset)")
    let resting = layout.restingOffset(
      proposed: offset, velocity: .zero, of: arrangement, in: viewport)
    findings.expect(.pages, resting.isNear(offset), "page \(page) comes to rest at \(resting)")
  }
}
