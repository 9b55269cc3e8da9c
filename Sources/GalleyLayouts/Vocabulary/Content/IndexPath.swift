/// The position of an item in the content: its section and its index there, both from zero.
public struct IndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var section: Int
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// `section-item`, as SVG writes it.
  public var description: String { "\(section)-\(item)" }
}

extension IndexPath: ExpressibleByIntegerLiteral {
  /// An item of the first section.
  public init(integerLiteral item: Int) { self.init(section: 0, item: item) }
}
