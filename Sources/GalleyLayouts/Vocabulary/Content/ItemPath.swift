/// The position of an item in the content: its section and its index there, both from zero.
public struct ItemPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Makes the path of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// `section-item`, as SVG writes it.
  public var description: String { "\(section)-\(item)" }
}

extension ItemPath: ExpressibleByIntegerLiteral {
  /// An item of the first section.
  public init(integerLiteral item: Int) { self.init(section: 0, item: item) }
}
