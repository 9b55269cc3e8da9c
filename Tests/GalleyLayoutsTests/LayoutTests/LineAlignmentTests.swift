import GalleyGeometry
import GalleyLayouts
import Testing

/// The alignment of lines in a flow, by an example that was worked out by hand: tags from 40 to 150
/// points wide in 320.
struct LineAlignmentTests {
  static let starts: [(LineAlignment, [Double])] = [
    (.leading, [16, 84, 176, 16, 144, 16, 120, 16]),
    (.center, [56, 124, 216, 60, 188, 88, 192, 85]),
    (.trailing, [96, 164, 256, 104, 232, 160, 264, 154]),
    (.justified, [16, 124, 256, 16, 232, 16, 264, 16]),
  ]

  @Test(arguments: starts)
  func `tags stand where their alignment puts them, on the same lines`(
    alignment: LineAlignment, starts: [Double]
  ) throws {
    let arrangement = try tags(alignment).arrange(Self.content, in: Self.environment())
    #expect(arrangement.cellFrames.map(\.minX) == starts)
    #expect(arrangement.cellFrames.map(\.minY) == [12, 12, 12, 52, 52, 92, 92, 132])
    #expect(arrangement.contentSize == Size(width: 320, height: 176))
  }

  @Test(arguments: starts)
  func `read from the right, everything is mirrored`(
    alignment: LineAlignment, starts: [Double]
  ) throws {
    let view = try CollectionView(
      content: Self.content, layout: tags(alignment), in: Self.environment(.rightToLeft))
    #expect(view.arrangement.cellFrames.map { 320 - $0.maxX } == starts)
  }

  @Test func `items of one size are aligned line by line`() throws {
    let starts = try LineAlignment.allCases.map { alignment in
      var layout = FlowLayout()
      layout.lineAlignment = alignment
      return try layout.arrange(
        Content(count: 3), in: Environment(size: Size(width: 130, height: 200))
      ).cellFrames.map(\.minX)
    }
    #expect(starts == [[0, 60, 0], [10, 70, 40], [20, 80, 80], [0, 80, 0]])
  }

  @Test func `an item wider than its line begins at the leading edge, but for UIKit's way`() throws
  {
    for alignment in LineAlignment.allCases {
      var layout = FlowLayout()
      layout.lineAlignment = alignment
      layout.item = ItemSize(Size(width: 200, height: 20))
      let start = try layout.arrange(
        Content(count: 1), in: Environment(size: Size(width: 130, height: 200))
      ).cellFrames[0].minX
      #expect(start == (alignment == .justified ? -35 : 0))
    }
  }

  @Test func `columns give items their width, and a height that they are asked for`() throws {
    var layout = FlowLayout()
    layout.columns = .fixed(3)
    layout.insets = EdgeInsets(all: 5)
    let environment = Environment(size: Size(width: 330, height: 200))
    let squares = try layout.arrange(Content(count: 4), in: environment)
    #expect(
      squares.cellFrames.isClose(
        to: [[5, 5, 100, 100], [115, 5, 100, 100], [225, 5, 100, 100], [5, 115, 100, 100]],
        within: 1e-9))
    layout.item = ItemSize(height: .fit)
    var content = Content(count: 4)
    content.sections[0].sizeKeys = [30, 80, 10, 20].map { SizeKey(rawValue: $0) }
    let view = try CollectionView.measured(content: content, layout: layout, in: environment) {
      #expect($0.proposal == SizeProposal(width: 100))
      return Size(width: 0, height: Double($0.key.rawValue))
    }
    #expect(
      view.arrangement.cellFrames.isClose(
        to: [[5, 30, 100, 30], [115, 5, 100, 80], [225, 40, 100, 10], [5, 95, 100, 20]],
        within: 1e-9))
  }

  @Test func `columns sideways are rows, in UIKit's manner too`() throws {
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    layout.columns = .fixed(2)
    layout.compatibility = .uikit
    layout.lineSpacing = 40
    layout.item = ItemSize(width: .fit)
    var content = Content(count: 3)
    content.sections[0].sizeKeys = [30, 80, 10].map { SizeKey(rawValue: $0) }
    let view = try CollectionView.measured(
      content: content, layout: layout, in: Environment(size: Size(width: 300, height: 110))
    ) { Size(width: Double($0.key.rawValue), height: 0) }
    #expect(
      view.arrangement.cellFrames.isClose(
        to: [[25, 0, 30, 50], [0, 60, 80, 50], [120, 0, 10, 50]], within: 1e-9))
  }

  private func tags(_ alignment: LineAlignment) -> FlowLayout {
    var layout = FlowLayout()
    layout.lineAlignment = alignment
    layout.insets = EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    layout.interitemSpacing = 8
    layout.lineSpacing = 8
    return layout
  }

  private static let content = Content(
    sections: [
      Content.Section(
        sizes: [60, 84, 48, 120, 72, 96, 40, 150].map { Size(width: $0, height: 32) })
    ])

  private static func environment(_ direction: LayoutDirection = .leftToRight) -> Environment {
    Environment(size: Size(width: 320, height: 480), layoutDirection: direction)
  }
}
