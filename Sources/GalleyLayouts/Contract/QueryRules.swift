internal import GalleyGeometry

/// What the questions to an arrangement must answer.
struct QueryRules {
  let arrangement: Arrangement

  func check(_ findings: inout ContractFindings) {
    let all = arrangement.allAttributes()
    for rect in rects {
      let hits = arrangement.attributes(in: rect)
      findings.expect(
        .rectangleQuery, hits == all.filter { $0.frame.intersects(rect) },
        "a query and a filter differ in \(rect)")
    }
    for attributes in all {
      findings.expect(
        .elementQuery, arrangement.attributes(of: attributes.element) == attributes,
        element: attributes.element, "asked for by itself, it differs")
    }
    findings.expect(.uniqueElements, Set(all.map(\.element)).count == all.count, "twice arranged")
    findings.expect(.backToFront, all.isBackToFront, "out of order")
  }

  /// All of the content, its quarters, a sliver, a point and what lies outside.
  private var rects: [Rect] {
    let size = arrangement.contentSize
    guard size.isFinite else { return [] }
    let half = Size(width: size.width / 2, height: size.height / 2)
    return [
      Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6),
      Rect(origin: .zero, size: half),
      Rect(origin: Point(x: half.width, y: half.height), size: half),
      Rect(x: 0, y: half.height, width: size.width, height: 0.5),
      Rect(x: half.width, y: half.height, width: 0, height: 0),
      Rect(x: size.width + 1e6, y: 0, width: 10, height: 10),
    ]
  }
}

extension [LayoutAttributes] {
  var isBackToFront: Bool { !zip(self, dropFirst()).contains { $1.isBelow($0) } }
}
