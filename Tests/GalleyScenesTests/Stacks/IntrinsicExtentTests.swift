import GalleyGeometry
import GalleyNotation
import Testing

@testable import GalleyScenes

/// How long a parent must be for what lies in it; extents in points.
struct IntrinsicExtentTests {
  private func resident(
    _ wanted: Double?, id: String? = nil, start: Length? = nil, end: Length? = nil,
    center: Length? = nil, after: String? = nil, before: String? = nil, gap: Double = 0
  ) -> IntrinsicExtent.Resident {
    func neighbor(_ id: String?) -> AxisPlacement.Neighbor? {
      id.map { .init(id: $0, gap: gap, location: SourceLocation(file: "", line: 1, column: 1)) }
    }
    return IntrinsicExtent.Resident(
      id: id,
      placement: AxisPlacement(
        start: start, end: end, center: center, following: neighbor(after),
        preceding: neighbor(before)),
      wanted: wanted)
  }

  @Test func `edges are added to what is wanted between them`() {
    let spanned = resident(40, start: .points(8), end: .points(12))
    #expect(IntrinsicExtent.least(for: [spanned]) == 60)
    #expect(IntrinsicExtent.least(for: [resident(40, start: .points(8))]) == 48)
    #expect(IntrinsicExtent.least(for: [resident(40, end: .points(12))]) == 52)
    #expect(IntrinsicExtent.least(for: [resident(40), resident(30)]) == 40)
  }

  @Test func `an offset from the centre counts on both sides`() {
    #expect(IntrinsicExtent.least(for: [resident(40, center: .points(0))]) == 40)
    #expect(IntrinsicExtent.least(for: [resident(40, center: .points(-5))]) == 50)
  }

  @Test func `neighbours stand in chains from either edge`() {
    let first = resident(40, id: "a", start: .points(8))
    let second = resident(30, id: "b", after: "a", gap: 4)
    #expect(IntrinsicExtent.least(for: [second, first]) == 82)
    let closed = resident(30, id: "b", end: .points(6), after: "a", gap: 4)
    #expect(IntrinsicExtent.least(for: [first, closed]) == 88)
    let last = resident(20, id: "c", end: .points(6))
    let between = resident(30, id: "d", start: .points(2), before: "c", gap: 4)
    #expect(IntrinsicExtent.least(for: [last, between]) == 62)
  }

  @Test func `what stands out of the parent asks for no room there`() {
    #expect(IntrinsicExtent.least(for: [resident(40), resident(20, end: .points(-8))]) == 40)
    #expect(IntrinsicExtent.least(for: [resident(20, start: .points(-8))]) == 12)
  }

  @Test func `where nobody wants anything there is no extent`() {
    #expect(IntrinsicExtent.least(for: []) == nil)
    #expect(IntrinsicExtent.least(for: [resident(nil, start: .points(8))]) == nil)
  }

  @Test func `a chain of many is followed`() {
    let chain = (0..<20_000).map { index in
      index == 0
        ? resident(1, id: "0", start: .points(0))
        : resident(1, id: "\(index)", after: "\(index - 1)")
    }
    #expect(IntrinsicExtent.least(for: chain.reversed()) == 20_000)
  }
}
