// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A method of a class, to the runtime of Objective-C, which is not here: nothing can be called by it.
public typealias Method = OpaquePointer

/// What a method does, to that runtime.
public typealias IMP = OpaquePointer

/// What stands for every method: none has an address.
private var anyMethod: OpaquePointer? { OpaquePointer(bitPattern: 8) }

/// A method of a class's objects, whatever it is called; nothing can be called by it here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { anyMethod }

/// A method of a class itself, whatever it is called; nothing can be called by it here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { anyMethod }

/// What a method does; it cannot be called here.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Accepted: a method does what it did.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Accepted: both methods do what they did.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// How a method's parameters are written to the runtime; nil, as it is not here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Nothing is added here.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Accepted: a method does what it did; nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// What does what a block does, to the runtime; it cannot be called here.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  unsafeBitCast(8, to: OpaquePointer.self)
}

/// A selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Objects of which it lets go when nobody else needs them.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
  }

  private var entries: [Entry] = []

  /// A table that keeps nothing alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

  /// Adds an object, which is in it once.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Entry(object: object))
  }

  /// Takes an object out.
  public func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object === object || $0.object == nil }
  }

  /// Takes all out.
  public func removeAllObjects() { entries = [] }

  /// Whether it has an object.
  public func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }

  /// Those that are alive, in the order in which they came.
  public var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// How many are alive.
  public var count: Int { allObjects.count }

  /// One of them; nil for none.
  public var anyObject: ObjectType? { allObjects.first }
}
