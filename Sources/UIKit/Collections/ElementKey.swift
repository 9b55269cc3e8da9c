import Foundation

/// The element of attributes: a cell or a view of a kind, and where.
package struct ElementKey: Hashable, CustomStringConvertible {
  package let category: UICollectionView.ElementCategory
  /// Nil for a cell.
  package let kind: String?
  package let indexPath: IndexPath

  package init(
    category: UICollectionView.ElementCategory, kind: String? = nil, indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  package static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, indexPath: indexPath)
  }

  /// The same at another place.
  package func moved(to indexPath: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: indexPath)
  }

  package var description: String {
    let path = indexPath.map { String($0) }.joined(separator: "-")
    switch category {
    case .cell: return "cell \(path)"
    case .supplementaryView: return "supplementary view '\(kind ?? "")' \(path)"
    case .decorationView: return "decoration view '\(kind ?? "")' \(path)"
    }
  }
}
