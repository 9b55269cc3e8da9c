import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-groups.json: frames of UICollectionViewCompositionalLayout on iOS 26; and
/// group-examples.json: what follows from its rules, and a backport's test.
struct GroupOracleTests {
  @Test(arguments: ["recorded-groups.json", "group-examples.json"])
  func `groups agree with every frame`(file: String) throws {
    var tally = OracleTally(file)
    var frames = 0
    for example in try OracleFile<GroupOracleCase>.load(file).cases {
      let parts = try parts(of: example)
      frames += example.elements.count + (example.steps ?? []).reduce(0) { $0 + $1.elements.count }
      tally.judge(
        example.id,
        [
          "frames": example.elements.allSatisfy { agrees($0, in: parts) },
          "out of sight": (example.notInSight ?? []).allSatisfy { element in
            !parts.contains { $0.shows(element, at: .zero) }
          },
          "scrolled": (example.steps ?? []).allSatisfy { step in
            let offset = Point(x: step.contentOffset[0], y: step.contentOffset[1])
            return step.elements.allSatisfy { element in
              parts.contains { $0.agrees(element, scrolledTo: offset) }
            }
          },
          "content size": example.contentSize.map {
            parts.last?.view.arrangement.contentSize == Size(oracle: $0)
          } ?? true,
        ])
    }
    print("oracle \(file): \(frames) frames")
    tally.report()
  }

  private func agrees(_ element: GroupOracleCase.Element, in parts: [Part]) -> Bool {
    parts.contains { $0.agrees(element) }
  }

  /// Sections that one layout arranges, and where they lie.
  private struct Part {
    var view: CollectionView
    var sections: Range<Int>
    var offset: Double

    func agrees(_ element: GroupOracleCase.Element) -> Bool {
      let name = element.element(from: sections.lowerBound)
      guard sections.contains(element.section),
        let expected = element.frame.flatMap(Rect.init(oracle:)),
        let found = view.arrangement.attributes(of: name)
      else { return false }
      return found.frame.offset(by: Vector(dx: 0, dy: offset)).isClose(to: expected, within: 1e-9)
    }

    /// What is drawn where the view is scrolled to, in coordinates of the view.
    func agrees(_ element: GroupOracleCase.Element, scrolledTo offset: Point) -> Bool {
      let name = element.element(from: sections.lowerBound)
      guard let expected = element.frame.flatMap(Rect.init(oracle:)),
        let found = shown(at: offset).first(where: { $0.element == name })
      else { return false }
      return found.frame.offset(by: .zero - offset).isClose(to: expected, within: 1e-9)
    }

    func shows(_ element: GroupOracleCase.Element, at offset: Point) -> Bool {
      guard sections.contains(element.section) else { return false }
      let name = element.element(from: sections.lowerBound)
      return shown(at: offset).contains { $0.element == name }
    }

    private func shown(at offset: Point) -> [LayoutAttributes] {
      var viewport = view.viewport
      viewport.bounds.origin = offset
      return view.layout.elements(of: view.arrangement, in: viewport)
    }
  }

  /// Sections of one layout are arranged together, others one below the other.
  private func parts(of example: GroupOracleCase) throws -> [Part] {
    let layouts = example.sections.map(\.layout)
    guard let first = layouts.first else { return [] }
    guard layouts.contains(where: { $0.group != first.group || $0.background != first.background })
    else {
      let view = try view(of: example, first, counts: example.counts)
      return [Part(view: view, sections: layouts.indices, offset: 0)]
    }
    var parts: [Part] = []
    var position = 0.0
    for (index, layout) in layouts.enumerated() {
      let view = try view(of: example, layout, counts: [example.counts[index]])
      parts.append(Part(view: view, sections: index..<(index + 1), offset: position))
      position += extent(of: view, layout)
    }
    return parts
  }

  /// What scrolls sideways is as high as its groups.
  private func extent(of view: CollectionView, _ layout: GroupLayout) -> Double {
    guard layout.scrollDirection == .horizontal else { return view.arrangement.contentSize.height }
    let bottom = view.arrangement.cellFrames.map(\.maxY).max() ?? 0
    return bottom + layout.insets.bottom
  }

  private func view(
    of example: GroupOracleCase, _ layout: GroupLayout, counts: [Int]
  ) throws -> CollectionView {
    let heights = example.heights ?? []
    let sections = counts.map { count in
      Content.Section(
        count: count,
        sizeKeys: heights.isEmpty ? nil : (0..<count).map { SizeKey(rawValue: UInt64($0)) })
    }
    return try CollectionView.measured(
      content: Content(sections: sections), layout: layout,
      in: Environment(size: Size(oracle: example.bounds), scale: example.scale)
    ) { Size(width: 0, height: heights[Int($0.key.rawValue)]) }
  }
}
