import GalleyHosting
import GalleyPrograms
import SwiftUI
import Testing

/// Rows of views, with one fault.
private struct RowsLayout: SwiftUI.Layout {
  enum Fault {
    case none, endless, negative, nowhere, unplaced, twice, atZero, narrow, forgetful, stale, hungry
    case quadratic
  }

  final class Memory {
    var count = 0
  }

  struct Cache {
    var heights: [CGFloat]
  }

  var fault = Fault.none
  let memory = Memory()

  func makeCache(subviews: Subviews) -> Cache {
    Cache(heights: subviews.map { $0.sizeThatFits(.unspecified).height })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if fault == .stale, cache.heights.count <= subviews.count { return }
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    memory.count += 1
    var width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let height = cache.heights.reduce(0, +)
    switch fault {
    case .endless where proposal.width == nil: width = .infinity
    case .negative where proposal.width == 0: width = -8
    case .narrow where proposal.height == nil: width /= 2
    case .forgetful: width += CGFloat(memory.count)
    case .hungry where subviews.count < 2: width = .nan
    default: break
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = fault == .atZero ? 0 : bounds.minY
    for (number, view) in subviews.enumerated() {
      if fault == .quadratic {
        for other in subviews { _ = other.sizeThatFits(.unspecified) }
      }
      if fault == .unplaced, number == 3 { continue }
      let x = fault == .nowhere ? CGFloat.nan : bounds.minX
      view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      if fault == .twice, number == 3 {
        view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      }
      y += cache.heights.indices.contains(number) ? cache.heights[number] : 0
    }
  }
}

/// Layouts of SwiftUI with one fault each, of which the doctor names exactly that.
@MainActor
@Suite(.serialized) struct SwiftUIFaultTests {
  private func findings(_ fault: RowsLayout.Fault) throws -> [String] {
    try ExaminationInProcess(hosting: { RowsLayout(fault: fault) }).findings.map(\.rule.name)
  }

  @Test func `a healthy layout has no findings`() throws {
    #expect(try findings(.none) == [])
  }

  @Test func `the stacks are healthy`() throws {
    let row = try ExaminationInProcess(hosting: { HStackLayout() })
    #expect(!row.findings.contains { $0.severity == .fault })
    #expect(try ExaminationInProcess(hosting: { VStackLayout() }).findings.isEmpty)
    #expect(try ExaminationInProcess(hosting: { ZStackLayout(alignment: .top) }).findings.isEmpty)
  }

  @Test func `a fault is named by its rule`() throws {
    let rules: [(RowsLayout.Fault, String)] = [
      (.endless, "sizes-finite"), (.negative, "sizes-finite"), (.nowhere, "frames-finite"),
      (.unplaced, "subviews-placed-once"), (.twice, "subviews-placed-once"),
      (.atZero, "places-inside-bounds"), (.narrow, "size-answered"),
      (.forgetful, "same-size-twice"), (.stale, "cache-up-to-date"),
      (.hungry, "survives-no-subviews"), (.quadratic, "pass-cost-near-linear"),
    ]
    for (fault, rule) in rules { #expect(try findings(fault) == [rule], "\(fault)") }
  }

  @Test func `a finding tells the question, the answer and the member that answers`() throws {
    let found = try #require(
      try ExaminationInProcess(hosting: { RowsLayout(fault: .endless) }).findings.first)
    #expect(found.layoutClass == "RowsLayout")
    #expect(found.member == "sizeThatFits(proposal:subviews:cache:)")
    #expect(
      found.sentence.hasPrefix(
        "with 12 subviews asked for the size for nil × nil: it answers inf × 240; a size is finite"),
      "\(found.sentence)")
  }
}
