public import Foundation

/// A change over time; accepted, and not played.
open class CAAnimation: NSObject {
  /// In seconds.
  open var duration: CFTimeInterval = 0
  /// How often it is played.
  open var repeatCount: Float = 0
  /// Whether it plays backwards, too.
  open var autoreverses = false
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// Whether it goes when it is over.
  open var isRemovedOnCompletion = true
}

/// A change of a property; accepted, and not played.
open class CABasicAnimation: CAAnimation {
  /// Which property.
  open var keyPath: String?
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?

  /// A change of a property by its name.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}
