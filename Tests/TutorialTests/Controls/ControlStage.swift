import UIKit

/// One cell as large as the view, with controls in it or with nothing of its own.
final class ControlStage: UICollectionViewFlowLayout {
  private var pictures: ControlCells?

  /// - `make`: Makes the controls that its cell has; nil leaves the cell to the scene.
  init(_ size: CGSize, _ make: (@MainActor () -> [UIView])?) {
    super.init()
    itemSize = size
    guard let make else { return }
    pictures = ControlCells(make)
    dataSourceOfHosts = pictures
    registrationOfHosts = { $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "") }
  }

  required init?(coder: NSCoder) { nil }
}

private final class ControlCells: NSObject, UICollectionViewDataSource {
  private let make: @MainActor () -> [UIView]

  init(_ make: @escaping @MainActor () -> [UIView]) { self.make = make }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "", for: path)
    for view in make() { cell.contentView.addSubview(view) }
    return cell
  }
}
