internal import GalleyGeometry

/// Pictures in rows on one sheet, each with its name below.
package struct ContactSheet {
  /// A picture and what stands below it.
  package struct Entry {
    package var picture: Picture
    package var caption: String

    package init(_ picture: Picture, caption: String) {
      self.picture = picture
      self.caption = caption
    }
  }

  private let entries: [Entry]
  private let columns: Int
  private let style: SheetStyle
  private let title: String

  /// - `columns`: In a row; nil for about as many as there are rows as high as they are wide.
  package init(_ entries: [Entry], columns: Int? = nil, title: String) {
    self.entries = entries
    self.title = title
    let sizes = entries.map(\.picture.size)
    let mean = Size(
      width: sizes.map(\.width).reduce(0, +) / Double(max(1, sizes.count)),
      height: sizes.map(\.height).reduce(0, +) / Double(max(1, sizes.count)))
    let square = (Double(entries.count) * mean.height / max(1, mean.width)).squareRoot()
    self.columns = min(max(1, columns ?? Int(square.rounded(.up))), max(1, entries.count))
    style = SheetStyle(for: mean, scale: entries.first?.picture.scale ?? 1)
  }

  /// All of it as one picture, at the scale of the first.
  package var picture: Picture {
    var commands: [DrawCommand] = []
    var top = style.margin
    var width = 0.0
    for start in stride(from: 0, to: entries.count, by: columns) {
      let row = entries[start..<min(start + columns, entries.count)]
      let height = row.map(\.picture.size.height).max() ?? 0
      var left = style.margin
      for (offset, entry) in row.enumerated() {
        let origin = Point(x: left, y: top + height - entry.picture.size.height)
        let name = GroupName(
          id: "picture-\(start + offset + 1)", classes: ["picture"], label: entry.caption)
        commands.append(
          .group(
            style.group(
              of: entry.picture.commands, size: entry.picture.size, at: origin, name: name,
              truncation: .middle)))
        left += entry.picture.size.width + style.gap
      }
      width = max(width, left - style.gap + style.margin)
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
