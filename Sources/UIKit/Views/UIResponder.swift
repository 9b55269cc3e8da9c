public import Foundation

/// An object that can hear of events; there are none here, so what is overridden is not called.
@preconcurrency @MainActor open class UIResponder: NSObject, KeyValueObserving {
  /// A responder.
  public override init() {}

  /// Who is asked next; nil here.
  open var next: UIResponder? { nil }

  /// Whether it is the one that is typed into; none is here.
  open var isFirstResponder: Bool { false }
  /// Whether it can be typed into.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it lets another one be typed into.
  open var canResignFirstResponder: Bool { true }

  /// Would be typed into from now on; false, as nobody types here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Is typed into no longer; true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Hears that it and what it is tied to came from a xib or storyboard.
  open func awakeFromNib() {}

  /// Never called, as there is no interface builder.
  open func prepareForInterfaceBuilder() {}

  /// Never called, as nothing touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called, as nothing touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called, as nothing touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

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
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The progress of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// It moves.
    case moved
    /// It stays.
    case stationary
    /// It went up.
    case ended
    /// The touch was broken off.
    case cancelled
  }

  /// How far it has come; over, as there is none.
  open var phase: Phase { .ended }
  /// How often the finger came down.
  open var tapCount: Int { 0 }
  /// Where it began; nil, as there is none.
  open var view: UIView? { nil }

  /// Returns the finger's place: the origin, as there is no finger.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns where the finger was before: the origin, as there is no finger.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

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
  /// None.
  open var allTouches: Set<UITouch>? { nil }
}
