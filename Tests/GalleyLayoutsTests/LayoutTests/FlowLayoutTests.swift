import GalleyGeometry
import GalleyLayouts
import Testing

struct FlowLayoutTests {
  let phone = Environment(size: Size(width: 320, height: 480))

  @Test func `measures without sizes are squares`() throws {
    let arrangement = try FlowLayout().arrange(
      Content(sections: [Content.Section(measures: [120, 160, 80])]), in: phone)
    #expect(arrangement.item(at: ItemPath(section: 0, item: 1))?.size.height == 160)
  }

  @Test func `lines fill what the content inset leaves`() throws {
    let environment = Environment(
      size: Size(width: 320, height: 480), contentInset: EdgeInsets(leading: 50, trailing: 60))
    let arrangement = try FlowLayout().arrange(Content(count: 4), in: environment)
    #expect(arrangement.contentSize == Size(width: 210, height: 110))
    #expect(arrangement.cellFrames.map(\.minX) == [0, 80, 160, 0])
  }

  @Test func `a shelf lies under each line and a background behind each section`() throws {
    var layout = FlowLayout()
    layout.shelfExtent = 6
    layout.hasBackground = true
    let arrangement = try layout.arrange(Content(count: 7), in: phone)
    let shelves = (0..<3).compactMap {
      arrangement.attributes(of: .decoration(kind: "shelf", section: 0, item: $0))?.frame
    }
    #expect(
      shelves == [
        Rect(x: 0, y: 50, width: 320, height: 6), Rect(x: 0, y: 110, width: 320, height: 6),
      ])
    let background = arrangement.attributes(of: .decoration(kind: "background", section: 0))
    #expect(background?.frame == Rect(x: 0, y: 0, width: 320, height: 110))
    #expect(background?.zIndex == -1)
    #expect(arrangement.contentSize.height == 116)
  }

  @Test func `an empty section keeps header, insets and footer`() throws {
    var layout = FlowLayout()
    layout.headerExtent = 30
    layout.footerExtent = 20
    layout.insets = EdgeInsets(top: 4, bottom: 6)
    let arrangement = try layout.arrange(Content(count: 0), in: phone)
    #expect(arrangement.contentSize.height == 60)
    #expect(
      arrangement.attributes(of: .footer(section: 0))?.frame
        == Rect(x: 0, y: 40, width: 320, height: 20))
  }

  @Test func `a pinned header stays at the edge until its section pushes it out`() throws {
    var layout = FlowLayout()
    layout.headerExtent = 30
    layout.pinsHeaders = true
    let content = Content(sections: [Content.Section(count: 50), Content.Section(count: 50)])
    var view = try CollectionView(content: content, layout: layout, in: phone)
    #expect(header(0, in: view)?.minY == 0)
    view.start(at: Point(x: 0, y: 200))
    #expect(header(0, in: view) == Rect(x: 0, y: 200, width: 320, height: 30))
    view.start(at: Point(x: 0, y: 605))
    #expect(header(0, in: view)?.minY == 590)
    #expect(header(1, in: view)?.minY == 620)
  }

  @Test func `a pinned header stays below the content inset`() throws {
    var layout = FlowLayout()
    layout.headerExtent = 30
    layout.pinsHeaders = true
    let environment = Environment(size: phone.size, contentInset: EdgeInsets(top: 44))
    var view = try CollectionView(content: Content(count: 100), layout: layout, in: environment)
    view.start(at: Point(x: 0, y: 200))
    #expect(header(0, in: view)?.minY == 244)
  }

  @Test func `pinned headers of a horizontal flow read from the right stay at the right`() throws {
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerExtent = 30
    layout.pinsHeaders = true
    let environment = Environment(size: phone.size, layoutDirection: .rightToLeft)
    var view = try CollectionView(content: Content(count: 200), layout: layout, in: environment)
    let width = view.arrangement.contentSize.width
    #expect(header(0, in: view)?.maxX == width)
    view.start(at: Point(x: width - 320 - 100, y: 0))
    #expect(header(0, in: view)?.maxX == width - 100)
  }

  @Test func `an item too wide for the first line leaves it empty only as UIKit does`() throws {
    let content = Content(
      sections: [
        Content.Section(sizes: [Size(width: 400, height: 40), Size(width: 50, height: 20)])
      ])
    var layout = FlowLayout()
    #expect(try layout.arrange(content, in: phone).cellFrames.map(\.minY) == [0, 50])
    layout.compatibility = .uikit
    #expect(try layout.arrange(content, in: phone).cellFrames.map(\.minY) == [10, 60])
  }

  @Test func `the spacings exchange their roles only as UIKit does`() throws {
    let content = Content(
      sections: [
        Content.Section(sizes: [Size(width: 40, height: 200), Size(width: 50, height: 100)])
      ])
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    layout.interitemSpacing = 7
    layout.lineSpacing = 30
    #expect(try layout.arrange(content, in: phone).cellFrames.map(\.minY) == [0, 207])
    layout.compatibility = .uikit
    #expect(try layout.arrange(content, in: phone).cellFrames.map(\.minY) == [0, 230])
  }

  @Test func `a size that is not one is refused by its index path`() {
    let content = Content(
      sections: [Content.Section(sizes: [Size(width: 1, height: 1), Size(width: -1, height: 1)])])
    #expect {
      try FlowLayout().arrange(content, in: phone)
    } throws: { error in
      (error as? LayoutError)?.indexPath == ItemPath(section: 0, item: 1)
    }
  }

  private func header(_ section: Int, in view: CollectionView) -> Rect? {
    view.visibleElements.first { $0.element == .header(section: section) }?.frame
  }

  @Test func `an item size that is given wins over measures, and counts between the insets`() throws
  {
    var layout = FlowLayout()
    layout.item = ItemSize(width: .fraction(1), height: .points(44))
    layout.insets = EdgeInsets(all: 16)
    let environment = Environment(size: Size(width: 375, height: 667))
    let arrangement = try layout.arrange(
      Content(sections: [Content.Section(measures: [1, 2])]), in: environment)
    #expect(
      arrangement.item(at: ItemPath(section: 0, item: 1))?.frame
        == Rect(x: 16, y: 70, width: 343, height: 44))
  }
}
