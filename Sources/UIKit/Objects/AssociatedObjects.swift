// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The hold on an associated object; here always strong.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept by Objective-C; kept here.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied by Objective-C; kept as it is here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied by Objective-C; kept as it is here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that an object carries by a key; nil where it has none.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Gives an object a value to carry by a key; nil takes it away.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key)
}

/// The values that objects carry; those of an object that is gone go when another is given one.
@preconcurrency @MainActor private enum AssociatedObjects {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values[key]
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object), default: Entry(object: object)].values[key] = value
  }
}
