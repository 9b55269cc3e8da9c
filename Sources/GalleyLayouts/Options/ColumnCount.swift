internal import GalleyGeometry
public import GalleyNotation

/// A number of columns: fixed, by size class, or as many as find room.
public enum ColumnCount: Hashable, Sendable {
  /// Always so many.
  case fixed(Int)
  /// By the size class of the view: compact where it has less than 600 points across the scroll
  /// direction, as phones held upright and all narrow collections have.
  case classes(compact: Int, regular: Int)
  /// As many columns as are at least so many points wide; one where none is.
  case leastWidth(Double)

  /// The most columns that a layout may have.
  public static let most = 128

  /// From how many points across the scroll direction a view is regular; derived, as UIKit names no
  /// number: the widest upright phone has 440, the narrowest tablet 744.
  static let regularWidth = 600.0

  /// Columns of one width that fill a room with spacing between them.
  ///
  /// - `room`: Across the scroll direction, between the section's insets.
  /// - `view`: Across the scroll direction, of the view's bounds.
  ///
  /// Throws `LayoutError` where the spacing leaves no room for the columns.
  func tracks(
    in room: Double, of view: Double, spacing: Double, section: Int
  ) throws(LayoutError) -> ColumnTracks {
    let count = count(in: room, of: view, spacing: spacing)
    let needed = Double(count - 1) * spacing
    let width = (room - needed) / Double(count)
    guard width > 0, width.isFinite else {
      throw LayoutError(
        "section \(section): \(count) columns with \(spacing) points between them need more than "
          + "\(needed) points, and there are \(max(0, room)); "
          + "give fewer columns, a smaller spacing or a larger view")
    }
    return ColumnTracks(count: count, width: width, spacing: spacing)
  }

  /// The number of columns in a room, 1 to the most that there may be.
  func count(in room: Double, of view: Double, spacing: Double) -> Int {
    min(max(unbounded(in: room, of: view, spacing: spacing), 1), Self.most)
  }

  private func unbounded(in room: Double, of view: Double, spacing: Double) -> Int {
    switch self {
    case .fixed(let count): return count
    case .classes(let compact, let regular): return view < Self.regularWidth ? compact : regular
    case .leastWidth(let width):
      let pitch = width + spacing
      guard pitch > 0 else { return Self.most }
      return Int(min(max(((room + spacing) / pitch + 1e-9).rounded(.down), 1), Double(Self.most)))
    }
  }
}

extension ColumnCount: ExpressibleByIntegerLiteral {
  /// So many columns.
  public init(integerLiteral count: Int) { self = .fixed(count) }
}

/// Columns side by side, all of one width.
struct ColumnTracks {
  let count: Int
  /// Of each column, in points.
  var width: Double
  let spacing: Double

  /// From the leading edge of the first column to that of another.
  func offset(of column: Int) -> Double { Double(column) * (width + spacing) }
}

extension ItemSize {
  /// The size with the extent across the scroll direction that columns give it.
  func across(_ width: Double, scrolling direction: Axis) -> ItemSize {
    var size = self
    switch direction {
    case .vertical: size.width = .points(width)
    case .horizontal: size.height = .points(width)
    }
    return size
  }
}

extension OptionType where Value == ColumnCount {
  /// `2`, `{ compact: 2, regular: 4 }`, or `{ min-width: 160 }`.
  public static var columnCount: OptionType {
    let count = OptionKind.integer(1...ColumnCount.most)
    return OptionType(
      .either([
        count,
        .options([
          OptionDeclaration("compact", count, "in views below 600 points across"),
          OptionDeclaration("regular", count, "in wider views"),
        ]),
        .options([
          OptionDeclaration("min-width", .number(1...100_000), "points that each column has")
        ]),
      ]),
      values:
        "1 to 128, { compact: 2, regular: 4 } (regular from 600 points on), or { min-width: 160 }",
      read: { $0.columnCount($1) }, write: { $0.written })
  }
}

extension ColumnCount {
  fileprivate var written: JSONValue {
    switch self {
    case .fixed(let count): .integer(count)
    case .classes(let compact, let regular):
      .object(["compact": .integer(compact), "regular": .integer(regular)])
    case .leastWidth(let width): .object(["min-width": .number(width)])
    }
  }
}

extension OptionReader {
  /// The number of columns: `2`, `{ compact: 2, regular: 4 }`, or `{ min-width: 160 }` for as many
  /// as are at least so wide.
  public func columnCount(_ key: String) -> ColumnCount? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .map = value.kind else {
      return integer(key, in: 1...ColumnCount.most).map(ColumnCount.fixed)
    }
    let columns = OptionReader(value, issues: issues)
    let compact = columns.integer("compact", in: 1...ColumnCount.most)
    let regular = columns.integer("regular", in: 1...ColumnCount.most)
    let least = columns.number("min-width", in: 1...100_000)
    columns.reportUnknownKeys()
    switch (compact, regular, least) {
    case (let compact?, let regular?, nil): return .classes(compact: compact, regular: regular)
    case (nil, nil, let least?): return .leastWidth(least)
    default:
      let given = ["compact", "regular", "min-width"].filter(columns.contains)
      // A wrong number was told of where it was read.
      guard given != ["compact", "regular"], given != ["min-width"] else { return nil }
      error(
        "\(key) is a whole number, { compact: 2, regular: 4 } or { min-width: 160 }", at: key)
      return nil
    }
  }

  /// The size of items whose extent across the scroll direction is another's to give; nil where a
  /// scene gives it nevertheless, which is reported.
  ///
  /// - `size`: As it stands under the key.
  /// - `giver`: What gives items that extent, for messages.
  func size(
    _ size: ItemSize?, of key: String, scrolling direction: Axis, acrossFrom giver: String
  ) -> ItemSize? {
    let (across, along) = direction == .vertical ? ("width", "height") : ("height", "width")
    guard (direction == .vertical ? size?.width : size?.height) != nil else { return size }
    error(
      "\(giver) \(giver.hasSuffix("s") ? "give" : "gives") items their \(across); give '\(key)' only a \(along) or an aspect, as in '\(key): { aspect: 0.75 }'",
      at: key)
    return nil
  }
}
