public import Foundation

/// Index paths of items, by the class that Objective-C has for them.
extension NSIndexPath {
  /// The path of an item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The path of a row.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section; `NSNotFound` in a path of no numbers, where UIKit ends the program.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

  /// The item; `NSNotFound` in a path of one number, where UIKit ends the program.
  public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

  /// The item, by its name in tables.
  public var row: Int { item }
}
