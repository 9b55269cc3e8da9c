internal import GalleyGeometry

/// The rules for an arrangement by itself.
struct ArrangementRules {
  let view: CollectionView
  /// Arranged once more from the same content and environment.
  let repeated: Arrangement

  private var arrangement: Arrangement { view.arrangement }

  func check(_ findings: inout ContractFindings) {
    let all = arrangement.allAttributes()
    findings.expect(
      .deterministic,
      arrangement.contentSize == repeated.contentSize && all == repeated.allAttributes(),
      element: zip(all, repeated.allAttributes()).first { $0 != $1 }?.0.element,
      "arranged twice, it differs")
    checkCells(&findings)
    checkContentSize(&findings)
    for attributes in all { check(attributes, &findings) }
  }

  private func checkCells(_ findings: inout ContractFindings) {
    let counts = view.content.sections.map(\.count)
    let found = (0..<arrangement.sectionCount).map { arrangement.cellCount(inSection: $0) }
    // An arrangement begins no section where there is no cell to put into it.
    let isSame = found == counts || (found.isEmpty && counts.allSatisfy { $0 == 0 })
    findings.expect(.oneCellPerItem, isSame, "\(found) cells for \(counts) items")
  }

  private func checkContentSize(_ findings: inout ContractFindings) {
    let (size, inset) = (arrangement.contentSize, view.viewport.contentInset)
    findings.expect(.finite, size.isFinite, "content size \(size)")
    findings.expect(
      .finite, (inset.horizontal + inset.vertical).isFinite, "content inset \(inset)")
    findings.expect(
      .nonNegativeSize, size.width >= 0 && size.height >= 0, "content size \(size)")
  }

  private func check(_ attributes: LayoutAttributes, _ findings: inout ContractFindings) {
    let (element, frame) = (attributes.element, attributes.frame)
    findings.expect(.finite, attributes.isFinite, element: element, "\(frame)")
    let size = attributes.size
    findings.expect(
      .nonNegativeSize, !(size.width < 0 || size.height < 0), element: element, "size \(size)")
    guard element.category == .cell, !view.layout.traits.contains(.cellsMayLeaveContent) else {
      return
    }
    findings.expect(
      .contentHoldsCells, isHeld(frame), element: element,
      "\(frame) in content of \(arrangement.contentSize)")
  }

  /// A cell larger than the room it has cannot be held in that direction.
  private func isHeld(_ frame: Rect) -> Bool {
    let (content, room, noise) = (arrangement.contentSize, view.environment.insetSize, 1e-6)
    let isWide = frame.width > room.width
    let isHigh = frame.height > room.height
    return (isWide || (frame.minX >= -noise && frame.maxX <= content.width + noise))
      && (isHigh || (frame.minY >= -noise && frame.maxY <= content.height + noise))
  }
}

extension LayoutAttributes {
  var isFinite: Bool { untransformedFrame.isFinite && transform.isFinite && alpha.isFinite }
}

/// The rules for the answers of an arrangement.
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
