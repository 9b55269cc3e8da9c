public import Foundation

extension NSObjectProtocol {
  /// Always true: what a class does not do is not known without Objective-C.
  public func responds(to selector: Selector?) -> Bool { true }
}
