public import Foundation

/// Index paths of items: of a section and of an item in it.
extension IndexPath {
  /// The path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; `NSNotFound` in a path of no numbers, where UIKit ends the program.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The item; `NSNotFound` in a path of one number, where UIKit ends the program.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The item, by its name in tables.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
