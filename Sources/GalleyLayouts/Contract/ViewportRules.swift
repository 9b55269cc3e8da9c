internal import GalleyGeometry

/// The rules for elements at a viewport: at the ends of the content, in the middle and beyond.
struct ViewportRules {
  let view: CollectionView

  func check(_ findings: inout ContractFindings) {
    for offset in view.sampleOffsets {
      var viewport = view.viewport
      viewport.bounds.origin = offset
      check(view.layout.elements(of: view.arrangement, in: viewport), at: viewport, &findings)
    }
  }

  private func check(
    _ shown: [LayoutAttributes], at viewport: Viewport, _ findings: inout ContractFindings
  ) {
    let names = Set(shown.map(\.element))
    findings.expect(.uniqueElements, names.count == shown.count, "twice at \(viewport.bounds)")
    findings.expect(.backToFront, shown.isBackToFront, "out of order at \(viewport.bounds)")
    for attributes in shown {
      let element = attributes.element
      findings.expect(.finite, attributes.isFinite, element: element, "\(attributes.frame)")
      findings.expect(
        .nonNegativeSize, !(attributes.size.width < 0 || attributes.size.height < 0),
        element: element, "size \(attributes.size)")
      findings.expect(
        .knownElements, view.arrangement.attributes(of: element) != nil, element: element,
        "not in the arrangement")
    }
    guard !view.layout.traits.contains(.attributesDependOnOffset) else { return }
    let expected = view.arrangement.attributes(in: viewport)
    let missing = expected.first { !names.contains($0.element) }
    let other = shown.first { shown in
      let arranged = view.arrangement.attributes(of: shown.element)
      return arranged.map { view.arrangement.scrolled($0, in: viewport) } != shown
    }
    findings.expect(
      .visibleElements, shown == expected, element: (missing ?? other)?.element,
      "at \(viewport.bounds) it is \(missing == nil ? "not as arranged" : "missing")")
  }
}

extension CollectionView {
  /// Offsets at both ends of the content, in the middle, and beyond each end.
  var sampleOffsets: [Point] {
    let (low, high) = viewport.offsetRange(contentSize: arrangement.contentSize)
    guard low.isFinite, high.isFinite else { return [] }
    let middle = Point(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
    return [
      low, middle, high, Point(x: low.x - 90, y: low.y - 90), Point(x: high.x + 90, y: high.y + 90),
    ]
  }
}
