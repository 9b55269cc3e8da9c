import Foundation

/// The outlets, actions and inspectable properties of classes by their names, and classes by theirs:
/// what Objective-C finds by itself, and Swift code tells that is generated beside the classes.
@preconcurrency @MainActor public enum InterfaceConnections {
  struct Property {
    let value: (AnyObject) -> Any?
    /// Sets it to the first of some values that is of its type; false for none.
    let set: (AnyObject, [Any]) -> Bool
    let type: Any.Type
  }

  typealias Action = (AnyObject, _ sender: Any?) -> Bool

  private static var properties: [ObjectIdentifier: [String: Property]] = [:]
  private static var actions: [ObjectIdentifier: [String: Action]] = [:]
  private static var classes: [String: AnyClass] = [:]

  // MARK: - What is told

  /// Tells a property that an outlet or an attribute of a xib sets.
  ///
  /// By two closures: who sets what a key path leads to asks for the value before, which a view that
  /// is loaded as it is asked for does not have.
  public static func property<Owner: AnyObject, Value>(
    _ name: String, of type: Owner.Type, _ value: @escaping @MainActor (Owner) -> Value,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    properties[ObjectIdentifier(type), default: [:]][name] = Property(
      value: { ($0 as? Owner).map(value) },
      set: { object, values in
        guard let owner = object as? Owner,
          let value = values.lazy.compactMap({ $0 as? Value }).first
        else { return false }
        set(owner, value)
        return true
      }, type: Value.self)
  }

  /// Tells a method that is called by its name, which Swift and Objective-C write otherwise.
  public static func action0<Owner: AnyObject, Answer>(
    _ name: String, _ selector: String,
    _ method: @escaping @MainActor (Owner) -> @MainActor () -> Answer
  ) {
    add([name, selector], of: Owner.self) { owner, _ in
      _ = method(owner)()
      return true
    }
  }

  /// Tells a method that is called by its name with the control that it hears of.
  public static func action1<Owner: AnyObject, Sender, Answer>(
    _ name: String, _ selector: String,
    _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Answer
  ) {
    add([name, selector], of: Owner.self) { owner, sender in
      guard let sender = sender as? Sender else { return false }
      _ = method(owner)(sender)
      return true
    }
  }

  /// Tells a method that is called by its name with the control and an event.
  public static func action2<Owner: AnyObject, Sender, Event, Answer>(
    _ name: String, _ selector: String,
    _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, Event) -> Answer
  ) {
    add([name, selector], of: Owner.self) { owner, sender in
      guard let sender = sender as? Sender, let event = UIEvent() as? Event else { return false }
      _ = method(owner)(sender, event)
      return true
    }
  }

  private static func add<Owner: AnyObject>(
    _ names: [String], of type: Owner.Type, _ call: @escaping @MainActor (Owner, Any?) -> Bool
  ) {
    for name in names {
      actions[ObjectIdentifier(type), default: [:]][name] = { object, sender in
        (object as? Owner).map { call($0, sender) } ?? false
      }
    }
  }

  /// Tells a class by the name that xibs and storyboards have for it.
  public static func name(_ type: AnyClass, _ name: String) { classes[name] = type }

  // MARK: - What is asked

  static func property(_ name: String, of object: AnyObject) -> Property? {
    InterfaceProperties.tell()
    return first(properties, name, of: object)
  }

  static func action(_ selector: Selector, of object: AnyObject) -> Action? {
    first(actions, selector.methodName, of: object)
  }

  private static func first<Found>(
    _ table: [ObjectIdentifier: [String: Found]], _ name: String, of object: AnyObject
  ) -> Found? {
    var type: AnyClass? = Swift.type(of: object)
    while let next = type {
      if let found = table[ObjectIdentifier(next)]?[name] { return found }
      type = _getSuperclass(next)
    }
    return nil
  }

  static func type(named name: String) -> AnyClass? {
    classes[name] ?? NSClassFromString("UIKit.\(name)")
  }
}

extension Selector {
  /// Calls the method of an object, where it is marked with `@IBAction`.
  @MainActor func call(on target: AnyObject?, sender: Any?) {
    guard let target else { return }
    _ = InterfaceConnections.action(self, of: target)?(target, sender)
  }
}
