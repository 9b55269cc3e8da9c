import Foundation

/// The rows of a table whose cells all stand in its storyboard.
struct StaticRows {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// In points; nil for that of the table.
    var heights: [CGFloat?]
  }

  var sections: [Section]

  func cell(at path: IndexPath) -> UITableViewCell? {
    sections[safe: path.section]?.cells[safe: path.item]
  }

  func height(at path: IndexPath) -> CGFloat? {
    sections[safe: path.section]?.heights[safe: path.item] ?? nil
  }
}
