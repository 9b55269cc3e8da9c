import Testing
import UIKit

/// Ten stories, each written down call by call: what is recorded of iOS in its order is held by
/// other tests, these hold the whole.
@MainActor struct StoryTests {
  private func story(_ name: String, count: Int = 6) -> Story {
    Story(name, count: count) { StoryLayout($0) }
  }

  @Test func attach() throws {
    let story = story("attach")
    let window = UIWindow(frame: story.view.frame)
    story.step("added to a window") { window.addSubview($0) }
    story.step("nothing") { _ in }
    try story.end()
  }

  @Test func reload() throws {
    let story = story("reload")
    story.step("shown") { _ in }
    story.step("reloaded with two items") {
      story.source.counts = [2]
      $0.reloadData()
    }
    try story.end()
  }

  @Test func scroll() throws {
    let story = story("scroll", count: 20)
    story.step("shown") { _ in }
    story.step("offset 30") { $0.contentOffset = CGPoint(x: 0, y: 30) }
    story.step("offset 390") { $0.setContentOffset(CGPoint(x: 0, y: 390), animated: false) }
    story.step("to item 19") {
      $0.scrollToItem(at: IndexPath(item: 19, section: 0), at: .bottom, animated: false)
    }
    try story.end()
  }

  @Test func rotate() throws {
    let story = story("rotate")
    story.step("shown") { _ in }
    story.step("turned") { $0.animateResize(to: CGSize(width: 200, height: 100)) }
    story.step("turned back, at once") { $0.frame.size = CGSize(width: 100, height: 200) }
    try story.end()
  }

  @Test func insert() throws {
    let story = story("insert", count: 3)
    story.step("shown") { _ in }
    story.step("inserted first and last") { view in
      view.performBatchUpdates {
        story.source.counts = [5]
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
      }
    }
    try story.end()
  }

  @Test func delete() throws {
    let story = story("delete")
    story.step("shown at the end") { $0.contentOffset = CGPoint(x: 0, y: 120) }
    story.step("deleted two") { view in
      view.performBatchUpdates {
        story.source.counts = [4]
        view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
      }
    }
    try story.end()
  }

  @Test func move() throws {
    let story = story("move", count: 3)
    story.step("shown") { _ in }
    story.step("moved the first to the end") {
      $0.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    try story.end()
  }

  @Test func selfSize() throws {
    let story = story("self-size", count: 8)
    story.view.preferredSize = { CGSize(width: $0.size.width, height: 70) }
    story.step("shown") { _ in }
    story.step("scrolled to what was not in sight") { $0.contentOffset = CGPoint(x: 0, y: 300) }
    try story.end()
  }

  @Test func `switch`() throws {
    let story = story("switch", count: 2)
    story.step("shown") { _ in }
    story.step("another layout") {
      $0.setCollectionViewLayout(OtherStoryLayout(story.transcript), animated: true)
    }
    try story.end()
  }

  @Test func pin() throws {
    let story = Story("pin", count: 20) { _ in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 40)
      flow.headerReferenceSize = CGSize(width: 100, height: 20)
      flow.sectionHeadersPinToVisibleBounds = true
      return flow
    }
    story.step("shown") { _ in }
    story.step("offset 120, the header with it") { $0.contentOffset = CGPoint(x: 0, y: 120) }
    let header = story.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 120, width: 100, height: 20))
    try story.end()
  }
}
