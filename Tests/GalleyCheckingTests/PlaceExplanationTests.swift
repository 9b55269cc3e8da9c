import Galley
import Testing

/// What is said of where things lie and how they are turned.
@Suite struct PlaceExplanationTests {
  private let screen = Size(width: 100, height: 200)

  /// A screen with one item, of which the place is told by a transform.
  private func record(
    transform: Transform = .identity, size: Size = Size(width: 40, height: 20),
    isDisc: Bool = false,
    layers: [ScreenRecord.Layer]? = nil
  ) -> ScreenRecord {
    let look = isDisc ? Look([.init(.box(LookBox(LookOutline(.ellipse))))]) : Look([])
    let element = LayoutRecord.Element(
      name: ElementName(item: "one"),
      attributes: LayoutAttributes(
        element: LayoutElement(
          category: .cell, kind: nil, indexPath: ItemPath(section: 0, item: 0)),
        frame: Rect(center: Point(x: 50, y: 50), size: size), transform: transform), look: look)
    let list = LayoutRecord(
      collection: "list", layout: "flow", contentSize: screen, contentOffset: .zero, size: screen,
      itemCounts: [1], elements: [element])
    return ScreenRecord(
      title: "One", state: "first", size: screen, scale: 1, layers: layers, collections: [list])
  }

  private func sentences(from expected: ScreenRecord, to actual: ScreenRecord) -> [String] {
    LayoutExplanation(from: expected, to: actual).changes.map(\.sentence)
  }

  @Test(arguments: [
    (Transform.identity, Transform.scale(x: -1, y: 1), "1 0 0 1", "-1 0 0 1"),
    (Transform.identity, Transform.scale(x: 1, y: -1), "1 0 0 1", "1 0 0 -1"),
    (Transform.scale(x: -1, y: 1), Transform.scale(x: 1, y: -1), "-1 0 0 1", "1 0 0 -1"),
    (Transform.scale(x: 2, y: -2), Transform.scale(x: 2, y: 2), "2 0 0 -2", "2 0 0 2"),
  ])
  func `what is mirrored is told, though its place and its size stay`(
    before: Transform, after: Transform, old: String, new: String
  ) {
    let changes = LayoutExplanation(from: record(transform: before), to: record(transform: after))
      .changes
    #expect(
      changes.map(\.sentence) == ["transform of item 'one' of 'list' went from \(old) to \(new)"])
    // A mirror has no measure, so no tolerance lets it through.
    #expect(changes.first?.toleranceKind == ExplainedChange.ToleranceKind.none)
    #expect(
      sentences(from: record(transform: before), to: record(transform: before)) == [])
  }

  @Test func `numbers that differ are told in digits that do`() {
    func disc(_ diameter: Double) -> ScreenRecord {
      record(size: Size(width: diameter, height: diameter), isDisc: true)
    }
    #expect(
      sentences(from: disc(106.6340), to: disc(106.6342))
        == ["the radius of item 'one' of 'list' went from 53.317 to 53.3171"])
    #expect(
      sentences(from: disc(60), to: disc(106.6342))
        == ["the radius of item 'one' of 'list' went from 30 to 53.317"])
    #expect(
      sentences(
        from: record(size: Size(width: 40.00004, height: 20)),
        to: record(size: Size(width: 40.00009, height: 20)))
        == ["item 'one' of 'list' was resized from 40 x 20 to 40.0001 x 20 pt"])
    #expect(
      sentences(
        from: record(transform: .scale(x: -1, y: 1)),
        to: record(transform: .scale(x: -1, y: -1.000_004))
      ).last
        == "transform of item 'one' of 'list' went from -1 0 0 1 to -1 0 0 -1")
    // What is told is told apart, by before and after as by the sentence.
    let change = LayoutExplanation(from: disc(20), to: disc(20.00001)).changes.first
    #expect(change?.before == "10" && change?.after == "10.00001")
  }

  private func layer(_ id: String, _ frame: Rect) -> ScreenRecord.Layer {
    ScreenRecord.Layer(
      name: PartName([.layer(LayerName(id: id, kind: "shape"))]), kind: "shape", frame: frame,
      look: Look([]))
  }

  @Test func `where only layers of the whole screen are hit the front one is named alone`() {
    let whole = Rect(origin: .zero, size: screen)
    let record = record(layers: [
      layer("back", whole), layer("front", whole.insetBy(-5)),
      layer("card", Rect(x: 0, y: 100, width: 100, height: 50)),
    ])
    func names(_ box: Rect) -> [String] {
      let cluster = DiffCluster(pixelCount: 9, boundingBox: box)
      return ClusterOwners.attributions(of: [cluster], to: record).flatMap(\.names)
    }
    #expect(names(Rect(x: 90, y: 10, width: 3, height: 3)) == ["shape 'front'"])
    // What is more than a ground is told instead of it.
    #expect(names(Rect(x: 90, y: 98, width: 3, height: 3)) == ["shape 'card'"])
    #expect(names(Rect(x: 90, y: 300, width: 3, height: 3)) == [])
  }
}

extension Rect {
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }
}
