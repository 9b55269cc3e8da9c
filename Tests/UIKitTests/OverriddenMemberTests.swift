import Testing
import UIKit

/// Members of UIKit's classes that apps override in their own.
@Suite @MainActor struct OverriddenMemberTests {
  /// Notes which of its members were called.
  private final class OwnCollectionView: UICollectionView {
    var called: [String] = []

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      called.append("register")
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      called.append("dequeue")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      called.append("update")
      super.performBatchUpdates(updates, completion: completion)
    }

    override func setCollectionViewLayout(
      _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
      called.append("layout")
      super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }

    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      called.append("cell")
      return super.cellForItem(at: indexPath)
    }

    override func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      called.append("select")
      super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { called.append("scroll") }

    override func invalidateIntrinsicContentSize() { called.append("size") }
    override func setNeedsUpdateConstraints() { called.append("constraints") }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
  }

  @Test func `a class of an app's own is called where UIKit's would be`() {
    let view = OwnCollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let items = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.called.prefix(2) == ["register", "dequeue"])
    view.called = []
    let path = IndexPath(item: 0, section: 0)
    #expect(view.cellForItem(at: path) != nil)
    view.selectItem(at: path, animated: false, scrollPosition: .top)
    view.performBatchUpdates({ view.reloadItems(at: [path]) })
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setNeedsUpdateConstraints()
    for name in ["cell", "select", "scroll", "update", "layout", "size", "constraints"] {
      #expect(view.called.contains(name), "\(name): \(view.called)")
    }
  }
}
