import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

@Suite struct SectionsLayoutTests {
  private static let phone = Environment(size: Size(width: 320, height: 400), scale: 2)

  /// A ring of 200 points, a list of rows of 50, a grid of three columns with a pinned header.
  private static let layout: SectionsLayout = {
    var list = ListLayout()
    list.rowHeight = 50
    list.look = .ios18
    var grid = GridLayout()
    grid.headerExtent = 30
    grid.pinsHeaders = true
    return SectionsLayout(
      base: list, layouts: [0: RingLayout(), 3: grid], heights: [0: .points(200)], spacing: 10)
  }()

  private static let content = Content(
    sections: [5, 2, 3, 9].map { Content.Section(count: $0) })

  @Test func `each section is arranged by its own layout, and they lie below each other`() throws {
    let arrangement = try Self.layout.arrange(Self.content, in: Self.phone)
    // The ring fills 200 points; then 10, and the list's 35 above its first row.
    #expect(arrangement.item(at: ItemPath(section: 0, item: 0))?.frame.maxY ?? 0 <= 200)
    #expect(
      arrangement.item(at: ItemPath(section: 1, item: 0))?.frame
        == Rect(x: 16, y: 245, width: 288, height: 50))
    // Two sections of the list stand together: 35 between them.
    #expect(
      arrangement.item(at: ItemPath(section: 2, item: 0))?.frame
        == Rect(x: 16, y: 380, width: 288, height: 50))
    // 530 is the last row's end; then 20 below a list, and 10.
    #expect(
      arrangement.attributes(of: .header(section: 3))?.frame
        == Rect(x: 0, y: 560, width: 320, height: 30))
    #expect(arrangement.cellCount == 19)
    #expect(arrangement.sectionCount == 4)
    #expect(arrangement.contentSize.width == 320)
  }

  @Test func `a pinned header stays within its own section`() throws {
    let arrangement = try Self.layout.arrange(Self.content, in: Self.phone)
    func header(at offset: Double) -> Rect? {
      let viewport = Viewport(
        bounds: Rect(origin: Point(x: 0, y: offset), size: Self.phone.size), scale: 2)
      return Self.layout.elements(of: arrangement, in: viewport)
        .first { $0.element == .header(section: 3) }?.frame
    }
    #expect(header(at: 400)?.minY == 560)
    #expect(header(at: 600)?.minY == 600)
  }

  @Test func `what is shown from right to left is the mirrored whole, but for what never turns`()
    throws
  {
    var hebrew = Self.phone
    hebrew.layoutDirection = .rightToLeft
    var layout = Self.layout
    layout.layouts[0] = Unturned()
    let left = try CollectionView(content: Self.content, layout: layout, in: Self.phone)
    let right = try CollectionView(content: Self.content, layout: layout, in: hebrew)
    for offset in [0.0, 250, 620] {
      let shownLeft = left.layout.elements(of: left.arrangement, in: viewport(left, offset))
      let shownRight = right.layout.elements(of: right.arrangement, in: viewport(right, offset))
      #expect(shownLeft.map(\.element) == shownRight.map(\.element))
      for (one, other) in zip(shownLeft, shownRight) {
        let isUnturned = one.element.indexPath.section == 0
        let x = isUnturned ? one.frame.minX : 320 - one.frame.maxX
        #expect(abs(other.frame.minX - x) < 1e-9, "\(one.element)")
        #expect(other.frame.minY == one.frame.minY)
      }
    }
  }

  private func viewport(_ view: CollectionView, _ offset: Double) -> Viewport {
    var viewport = view.viewport
    viewport.bounds.origin.y = offset
    return viewport
  }

  @Test func `questions of every section are answered`() throws {
    var list = ListLayout()
    list.rowHeight = .fit
    let layout = SectionsLayout(base: list, layouts: [1: list])
    var next: UInt64 = 0
    let sections = [3, 2].map { count in
      Content.Section(
        count: count,
        sizeKeys: (0..<count).map { _ in
          next += 1
          return SizeKey(rawValue: next)
        })
    }
    let view = try CollectionView.measured(
      content: Content(sections: sections), layout: layout, in: Self.phone
    ) { Size(width: 0, height: 10 * Double($0.key.rawValue)) }
    let heights = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].map { section, item in
      view.arrangement.item(at: ItemPath(section: section, item: item))?.frame.height
    }
    #expect(heights == [10, 20, 30, 40, 50])
    #expect(view.unmeasured.isEmpty)
  }

  @Test func `an error names the item by its place in the whole`() throws {
    let content = Content(
      sections: [Content.Section(count: 1), Content.Section(sizes: [Size(width: 1, height: .nan)])])
    let layout = SectionsLayout(base: FlowLayout(), layouts: [1: FlowLayout()])
    #expect {
      try layout.arrange(content, in: Self.phone)
    } throws: {
      ($0 as? LayoutError)?.indexPath == ItemPath(section: 1, item: 0)
    }
  }

  @Test func `no sections and empty sections take no room of their own`() throws {
    let layout = SectionsLayout(base: FlowLayout(), layouts: [0: FlowLayout()])
    #expect(try layout.arrange(Content(sections: []), in: Self.phone).contentSize.height == 0)
    let empty = try layout.arrange(
      Content(sections: [Content.Section(count: 0), Content.Section(count: 0)]), in: Self.phone)
    #expect(empty.contentSize.height == 0)
    #expect(empty.cellCount == 0)
  }
}

/// A flow that is the same whatever direction text runs in.
private struct Unturned: CollectionLayout {
  static let kind = "unturned"
  static let summary = "A flow."

  init() {}

  var flipsInRightToLeft: Bool { false }

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement { try FlowLayout().arrange(content, in: environment) }
}
