public import Foundation

/// An object that can hear of events; there are none here, so what is overridden is not called.
@preconcurrency @MainActor open class UIResponder: NSObject, KeyValueObserving {
  /// A responder.
  public override init() {}

  /// Who is asked next; nil here.
  open var next: UIResponder? { nil }

  /// Never called, as nothing comes from a nib.
  open func awakeFromNib() {}

  /// Never called, as there is no interface builder.
  open func prepareForInterfaceBuilder() {}

  /// Never called, as nothing touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called, as nothing touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The value of a property by name; nil here.
  open func value(forKey key: String) -> Any? { nil }

  /// Hears of a property that this observes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Always true: what a class does not do is not known without Objective-C.
  open func responds(to selector: Selector?) -> Bool { true }
}

/// A finger on the screen; there is none here.
@preconcurrency @MainActor open class UITouch: NSObject {}

/// An event on the screen; none happens here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The subject of an event.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device.
    case motion
    /// Headphones and their like.
    case remoteControl
    /// Buttons.
    case presses
    /// A wheel.
    case scroll
    /// A pointer.
    case hover
    /// More than one finger on a trackpad.
    case transform
  }

  /// Touches.
  open var type: EventType { .touches }
}
