import GalleyGeometry
import GalleyLayouts
import GalleyRecords

extension LayoutRecord {
  /// How many items stand beside each other in the rows that are seen; nil where items are not in
  /// rows of as many, but for the last of a section.
  var columnCount: Int? {
    let cells = elements.filter {
      $0.attributes.element.category == .cell && $0.attributes.transform.isIdentity
        && !$0.name.isLeaving
    }
    guard cells.count > 1, contentSize.height >= contentSize.width else { return nil }
    let sections = Dictionary(grouping: cells, by: \.attributes.element.indexPath.section)
    let lengths = sections.values.map { cells in
      let rows = Dictionary(grouping: cells) { ($0.attributes.frame.minY * 100).rounded() }
      return rows.sorted { $0.key < $1.key }.map(\.value.count)
    }
    guard let most = lengths.joined().max(),
      lengths.allSatisfy({ rows in rows.dropLast().allSatisfy { $0 == most } })
    else { return nil }
    // A single row, or one item below another that is no grid, says nothing.
    return lengths.contains { $0.count > 1 } ? most : nil
  }
}
