import Foundation
import Testing

@testable import UIKit

/// What tests of public packages ask of UIKit.
@MainActor @Suite(.serialized) struct PublicTestFindingTests {
  init() {
    UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection())
  }

  @Test func `a window that is given no frame is as large as the screen`() {
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test(arguments: [true, false])
  func `a bar that lets nothing through covers nothing`(isTranslucent: Bool) {
    let controller = UIViewController()
    controller.title = "Shelf"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = isTranslucent
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let (top, insets) = (controller.view.frame.minY, controller.view.safeAreaInsets.top)
    #expect(top + insets == navigation.navigationBar.room.top)
    #expect(isTranslucent ? top == 0 : insets == 0)
    #expect(controller.view.frame.maxY == 852)
  }

  @Test func `a view hears of the safe area where it has become another`() {
    final class Hearing: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let window = UIWindow()
    let reached = Hearing(frame: window.bounds)
    let far = Hearing(frame: CGRect(x: 0, y: 99, width: 9, height: 9))
    window.addSubview(reached)
    window.addSubview(far)
    window.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(reached.count == 1 && far.count == 0)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    var insertions = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      insertions += indexPaths.count
      super.insertRows(at: indexPaths, with: animation)
    }
  }

  @Test func `a table tells a subclass of changes, and of no reload that nobody asked for`() {
    let (table, rows) = (CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
    table.rowHeight = 40
    table.dataSource = rows
    table.insertRows(at: [IndexPath(item: 1, section: 0)], with: .none)
    #expect(table.insertions == 1 && table.reloads == 0)
    table.reloadData()
    #expect(table.reloads == 1)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 80, width: 320, height: 0))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 0))
    #expect(table.rectForHeader(inSection: 7) == .zero)
  }

  @Test func `a section without a header is said to have one without a size`() {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let (flow, items) = (UICollectionViewFlowLayout(), Items())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    view.dataSource = items
    func header(_ section: Int) -> CGSize? {
      flow.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.size
    }
    #expect(header(0) == .zero)
    #expect(header(1) == nil)
  }

  @Test func `a text view without a text is a line high and has no width`() {
    let view = UITextView(frame: .zero)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.isScrollEnabled = false
    let size = view.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(size.width == 0 && size.height > 10)
  }

  @Test func `a table of objects keeps nothing alive`() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView(frame: .zero)
    table.add(kept)
    table.add(kept)
    do { table.add(UIView(frame: .zero)) }
    #expect(table.allObjects == [kept] && table.count == 1)
    table.remove(kept)
    #expect(!table.contains(kept) && table.anyObject == nil)
  }

  @Test func `an image of pixels shows what the image does, in pixels`() {
    let image = UIImage(
      drawing: [], size: CGSize(width: 10, height: 4), scale: 2)
    #expect(image.cgImage?.width == 20 && image.cgImage?.height == 8)
    #expect(image.cgImage.map { UIImage(cgImage: $0).size } == CGSize(width: 20, height: 8))
  }

  @Test func `a view that is drawn into a context is drawn with what is in it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.layer.render(in: context.cgContext)
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(image.drawing?.count == 2)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
