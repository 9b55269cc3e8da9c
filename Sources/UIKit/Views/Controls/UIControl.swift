public import Foundation

/// A view that a finger sets or presses: its states, and who hears of what happens to it.
///
/// Nothing touches it here. Code says what happened, by `sendActions(for:)` or by setting a state.
@preconcurrency @MainActor open class UIControl: UIView {
  /// A choice of the states that a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing else.
    public static let normal = State([])
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// With the focus; never here.
    public static let focused = State(rawValue: 8)
    /// Those that an app may give a meaning.
    public static let application = State(rawValue: 0xFF_0000)
    /// UIKit's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// A choice of things that happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger touches it again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves in it.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside of it.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger lets it go.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger lets go outside of it.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch is broken off.
    public static let touchCancel = Event(rawValue: 256)
    /// It has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for is to be done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A letter is typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that a finger does.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that typing does.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The place of the content across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From side to side.
    case fill
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// The place of the content along the height.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where its content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where its content stands along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether its menu opens at once; it does not open here.
  open var showsMenuAsPrimaryAction = false
  /// Whether it has a menu that a long press opens; it does not open here.
  open var isContextMenuInteractionEnabled = false
  /// A word that a pointer shows; none here.
  open var toolTip: String?
  private var entries: [ControlAction] = []

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control of no size: nothing is read from a coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The states that it is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where its content stands across, by the direction of text.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Hears that it is in another state.
  func stateDidChange() { setNeedsLayout() }

  // MARK: - Who hears of it

  /// Notes who hears of events by which method; those that are marked with `@IBAction` are called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as AnyObject?
    guard !entries.contains(where: { $0.isMethod(action, of: target, for: controlEvents) }) else {
      return
    }
    entries.append(ControlAction(events: controlEvents, does: .method(action, of: Weak(target))))
  }

  /// Takes methods away; nil stands for every target and for every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target as AnyObject?
    remove(controlEvents) { entry in
      guard case .method(let method, let other) = entry.does else { return false }
      return (target == nil || other.object === target) && (action == nil || method == action)
    }
  }

  /// Calls an action when an event happens; one with the same identifier takes the place of another.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(ControlAction(events: controlEvents, does: .action(action)))
  }

  /// Calls an action no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Calls an action no longer.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { entry in
      guard case .action(let action) = entry.does else { return false }
      return action.identifier == identifier
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlAction) -> Bool) {
    for (index, entry) in entries.enumerated() where isMeant(entry) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The targets of its methods; a method without one has `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .method(_, let target) = entry.does else { return nil }
        return (target.object as? NSObject) ?? NSNull()
      })
  }

  /// The events that something is to happen for.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of a target for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target as AnyObject?
    let names = entries.compactMap { entry -> String? in
      guard case .method(let method, let other) = entry.does, other.object === target,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return method.description
    }
    return names.isEmpty ? nil : names
  }

  /// Goes through all that is to happen, until the closure says to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in entries where !stops {
      switch entry.does {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let method, let target):
        iterator(nil, (target.object, method), entry.events, &stops)
      }
    }
  }

  /// Calls a method of a target that is marked with `@IBAction`; others cannot be called by their
  /// names here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.call(on: target as AnyObject?, sender: self)
  }

  /// Calls the closure of an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Does what is to be done where some events happen.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.does {
      case .action(let action): sendAction(action)
      case .method(let method, let target): sendAction(method, to: target.object, for: nil)
      }
    }
  }

  /// Does what a control is for: as a tap does.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Touches, of which there are none

  /// Whether a finger is followed.
  open var isTracking: Bool { false }
  /// Whether a finger that is followed is in it.
  open var isTouchInside: Bool { false }
  /// Never called, as nothing touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called, as nothing touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called, as nothing touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called, as nothing touches.
  open func cancelTracking(with event: UIEvent?) {}
}

/// What happens where something happens to a control.
private struct ControlAction {
  enum Call {
    case action(UIAction)
    case method(Selector, of: Weak)
  }

  var events: UIControl.Event
  let does: Call

  func isMethod(_ action: Selector, of target: AnyObject?, for events: UIControl.Event) -> Bool {
    guard case .method(action, let other) = does else { return false }
    return other.object === target && self.events.isSuperset(of: events)
  }
}

/// An object that is not kept alive.
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
