internal import GalleyGeometry

/// Pictures in rows on one sheet, each with its name below.
package struct ContactSheet {
  /// A picture and what stands below it.
  package struct Entry {
    package var picture: Picture
    package var caption: String
    /// Those that follow one another with one number are kept in a row where they find room.
    package var group: Int
    /// Whether it is read from right to left, and its row so, too.
    package var isRightToLeft: Bool

    package init(
      _ picture: Picture, caption: String, group: Int = 0, isRightToLeft: Bool = false
    ) {
      self.picture = picture
      self.caption = caption
      self.group = group
      self.isRightToLeft = isRightToLeft
    }

    fileprivate var size: Size { picture.size }

    /// Whether both may stand in one row without much room over one of them.
    fileprivate func isAlike(_ other: Entry) -> Bool {
      let heights = [size.height, other.size.height].sorted()
      return isRightToLeft == other.isRightToLeft
        && heights[1] <= heights[0] * ContactSheet.mostUnevenness
    }
  }

  /// How many times as high as another of its row a picture may be.
  private static let mostUnevenness = 1.3

  private let entries: [Entry]
  /// The most pictures of a row; nil where its width counts.
  private let columns: Int?
  /// Of a row, without margins, unless one picture alone is wider.
  private let rowWidth: Double
  private let style: SheetStyle
  private let title: String

  /// - `columns`: In a row; nil for about as many as there are rows as high as they are wide.
  package init(_ entries: [Entry], columns: Int? = nil, title: String) {
    self.entries = entries
    self.columns = columns
    self.title = title
    let count = Double(max(1, entries.count))
    let mean = Size(
      width: entries.map(\.size.width).reduce(0, +) / count,
      height: entries.map(\.size.height).reduce(0, +) / count)
    style = SheetStyle(for: mean, scale: entries.first?.picture.scale ?? 1)
    let groups = Self.groups(of: entries)
    let square = Int((count * mean.height / max(1, mean.width)).squareRoot().rounded(.up))
    // Whole groups, where that many fit.
    let largest = groups.map(\.count).filter { $0 <= square }.max() ?? 1
    let usual = (Double(square) / Double(largest)).rounded() * Double(largest)
    let gap = style.gap
    rowWidth = max(
      usual * (mean.width + gap) - gap,
      groups.filter { $0.count <= square }.map { Self.width(of: $0, of: entries, gap: gap) }.max()
        ?? 0)
  }

  /// The numbers of the entries of each group.
  private static func groups(of entries: [Entry]) -> [[Int]] {
    entries.indices.reduce(into: [[Int]]()) { groups, number in
      if let last = groups.last?.last, entries[last].group == entries[number].group {
        groups[groups.count - 1].append(number)
      } else {
        groups.append([number])
      }
    }
  }

  private static func width(of row: [Int], of entries: [Entry], gap: Double) -> Double {
    row.map { entries[$0].size.width + gap }.reduce(-gap, +)
  }

  /// The numbers of the entries of each row.
  ///
  /// A group begins one where it finds no room beside those
  /// before, as a word of a text does.
  private var rows: [[Int]] {
    var rows: [[Int]] = [[]]
    for group in Self.groups(of: entries) {
      if !takes(group, rows[rows.count - 1]) { rows.append([]) }
      for number in group {
        if !takes([number], rows[rows.count - 1]) { rows.append([]) }
        rows[rows.count - 1].append(number)
      }
    }
    return rows
  }

  /// Whether a row has room for more, which is like what stands in it.
  private func takes(_ more: [Int], _ row: [Int]) -> Bool {
    guard let first = row.first, let next = more.first else { return true }
    let all = row + more
    let hasRoom =
      columns.map { all.count <= $0 }
      // A rounding error is no lack of room.
      ?? (Self.width(of: all, of: entries, gap: style.gap) <= rowWidth + 0.001)
    return hasRoom && entries[first].isAlike(entries[next])
  }

  /// All of it as one picture, at the scale of the first.
  package var picture: Picture {
    let rows = rows
    let widths = rows.map { Self.width(of: $0, of: entries, gap: style.gap) }
    let width = (widths.max() ?? 0) + 2 * style.margin
    var commands: [DrawCommand] = []
    var top = style.margin
    for row in rows {
      let height = row.map { entries[$0].size.height }.max() ?? 0
      var offset = style.margin
      for number in row {
        let entry = entries[number]
        let left = entry.isRightToLeft ? width - offset - entry.size.width : offset
        let name = GroupName(
          id: "picture-\(number + 1)", classes: ["picture"], label: entry.caption)
        commands.append(
          .group(
            style.group(
              of: entry.picture.commands, size: entry.size,
              at: Point(x: left, y: top + height - entry.size.height), name: name,
              truncation: .middle)))
        offset += entry.size.width + style.gap
      }
      top += height + style.labelHeight
    }
    let size = Size(width: width, height: top)
    let ground = DrawCommand.fill(
      Fill(.rectangle(Rect(origin: .zero, size: size)), .solid(SheetStyle.ground)))
    return Picture(
      size: size, scale: entries.first?.picture.scale ?? 1, title: title,
      language: entries.first?.picture.language ?? "en", commands: [ground] + commands)
  }
}
