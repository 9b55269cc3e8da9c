import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing
import UIKit

/// Cells that say how large they want to be, in layouts of classes that let them.
@Suite struct SelfSizingTests {
  private static let screen = Environment(size: Size(width: 100, height: 200))

  /// Thirty items, of which each third wants 90 points and the others want 40.
  private func view(
    _ layout: UIKitLayout, count: Int = 30, asked: (PreferredSizes.Question) -> Void = { _ in }
  ) throws -> CollectionView {
    let keys = (0..<count).map { SizeKey(rawValue: UInt64($0)) }
    return try CollectionView.measured(
      content: Content(sections: [Content.Section(count: count, sizeKeys: keys)]), layout: layout,
      in: Self.screen
    ) { question in
      asked(question)
      return Size(width: 60, height: question.key.rawValue.isMultiple(of: 3) ? 90 : 40)
    }
  }

  @MainActor private static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test func `a flow with estimates has rows as high as their content, in sight or not`() throws {
    let view = try view(UIKitLayout(sizing: .height) { Self.rows() })
    let heights = (0..<30).map {
      view.arrangement.item(at: ItemPath(section: 0, item: $0))?.frame.height
    }
    #expect(heights == (0..<30).map { $0.isMultiple(of: 3) ? 90 : 40 })
    #expect(view.arrangement.contentSize.height == 10 * 170)
  }

  @Test func `the extent that cells do not decide is the one that they have`() throws {
    var proposals: Set<SizeProposal> = []
    _ = try view(UIKitLayout(sizing: .height) { Self.rows() }) { proposals.insert($0.proposal) }
    #expect(proposals == [SizeProposal(width: 100)])
    proposals = []
    let both = try view(UIKitLayout(sizing: .both) { Self.rows() }) {
      proposals.insert($0.proposal)
    }
    #expect(proposals == [.unspecified])
    #expect(both.arrangement.item(at: ItemPath(section: 0, item: 1))?.frame.width == 60)
  }

  @Test func `cells without a say are asked nothing`() throws {
    var asked = 0
    let view = try view(UIKitLayout { Self.rows() }) { _ in asked += 1 }
    #expect(asked == 0)
    #expect(view.arrangement.item(at: ItemPath(section: 0, item: 0))?.frame.height == 50)
  }

  @Test func `a layout that does not want to know keeps its sizes`() throws {
    let view = try view(UIKitLayout(sizing: .both) { ShelvesLayout() })
    #expect(view.arrangement.item(at: ItemPath(section: 0, item: 0))?.frame.height == 50)
  }

  @Test func `sizes that never settle are an error`() {
    let error = #expect(throws: LayoutError.self) {
      try view(UIKitLayout(sizing: .height) { RestlessLayout() })
    }
    #expect(error?.description.contains("RestlessLayout has other sizes") == true)
  }
}
