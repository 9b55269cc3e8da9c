public import Foundation

extension UICollectionView {
  /// A class of cells, and what fills one for an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// A registration whose cells a function fills.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views, and what fills one.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// A registration whose views of a kind a function fills.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell, used again or new, filled for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else { Self.stop(Cell.self) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view, used again or new, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let own = view as? Supplementary else { Self.stop(Supplementary.self) }
    registration.handler(own, registration.elementKind, indexPath)
    return own
  }

  private static func stop(_ viewClass: AnyClass) -> Never {
    fatalError(
      "\(viewClass) cannot be made by init(frame:): it is private, generic, or has no such "
        + "initializer")
  }
}
