package import UIKit

/// A SwiftUI layout where a collection view's stands: cells are its views.
///
/// It is asked as the content of a scroll view is that offers it all the room between the insets:
/// content that is narrower lies in the middle, what is longer scrolls.
package final class HostedLayout: UICollectionViewLayout {
  package let name: String
  package let layout: AnyLayout
  private var cache: AnyLayout.Cache?
  private var paths: [IndexPath] = []
  /// The place of each path among them.
  private var numbers: [IndexPath: Int] = [:]
  private var frames: [CGRect] = []
  private var size = CGSize.zero

  /// How large a cell is for a proposal, in points; nil where all, or one, take whatever they are
  /// offered.
  package var preferredSize: ((IndexPath, ProposedViewSize) -> CGSize?)?
  /// What the cell of a number carries, counted over all sections; nil for nothing.
  private let carrying: ((SceneCell, Int) -> any View)?
  /// Is told each question before it is asked.
  package var willAsk: (String) -> Void = { _ in }

  /// - `carrying`: Gives the cell of a number what it carries; nil for cells that carry nothing.
  package init(_ layout: any Layout, carrying: ((SceneCell, Int) -> any View)? = nil) {
    self.carrying = carrying
    func erased(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
    self.layout = erased(layout)
    name = self.layout.name
    super.init()
  }

  /// Made of a layout alone.
  package required init?(coder: NSCoder) { nil }

  /// SwiftUI mirrors the places that a layout gives.
  package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  package override func prepare() {
    guard let view = collectionView else { return }
    paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    numbers = Dictionary(uniqueKeysWithValues: zip(paths, 0...))
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
    let pass = LayoutPass(
      layout, of: container(), direction: direction(of: view), willAsk: willAsk)
    pass.takeCache(cache)
    let proposal = ProposedViewSize(room)
    let own = pass.size(for: proposal)
    let bounds = CGRect(
      x: own.width < room.width ? (room.width - own.width) / 2 : 0, y: 0, width: own.width,
      height: own.height)
    frames = pass.frames(in: bounds, proposal: proposal)
    size = CGSize(width: max(own.width, room.width), height: own.height)
    cache = pass.cache
  }

  package override var collectionViewContentSize: CGSize { size }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // A frame of no numbers is answered, so that it is told of.
    frames.indices.filter { !frames[$0].isFinite || frames[$0].intersects(rect) }.map(attributes)
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    numbers[indexPath].map(attributes)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  private func attributes(ofItem number: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[number])
    attributes.frame = frames[number]
    // A later view lies above an earlier one.
    attributes.zIndex = number
    return attributes
  }

  private func direction(of view: UICollectionView) -> LayoutDirection {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private func container() -> LayoutContainer {
    LayoutContainer(
      paths.enumerated().map { number, path in
        var view = ArrangedView { [weak self] proposal in
          MainActor.assumeIsolated {
            self?.preferredSize?(path, proposal) ?? proposal.replacingUnspecifiedDimensions()
          }
        }
        guard let carrying else { return view }
        willAsk("makeSubview(_: cell, at: \(number))")
        let traits = carrying(SceneCell(), number).traits
        (view.values, view.guides) = (traits.values, traits.guides)
        view.priority = traits.priority ?? view.priority
        return view
      })
  }
}

extension CGRect {
  /// Whether all numbers of it are finite.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

extension UICollectionViewLayout {
  /// The name of its type, or of that of the layout that it hosts, qualified by nothing.
  package var typeName: String {
    (self as? HostedLayout)?.name ?? String(describing: type(of: self))
  }
}
