public import Foundation

extension NSObjectProtocol {
  /// Always true: what a class does not do is not known without Objective-C.
  public func responds(to selector: Selector?) -> Bool { true }
}

extension NSObject {
  /// The name of the class with that of its module, as apps use it to name their cells.
  public class func description() -> String { String(reflecting: self) }
}
