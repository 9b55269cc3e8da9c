public import Foundation

/// The facts of a change that an observer of a property asks for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value now, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before the change, too; never told here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The name of a fact that an observer is given.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of change; never given here.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// An object that hears of properties: UIResponder and UICollectionViewLayout.
@preconcurrency @MainActor protocol KeyValueObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Asks to hear of a property by its name.
  ///
  /// Here two properties are told: `collectionView` of a layout when it is put into a view, and
  /// `contentOffset` of a scroll view.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.add(observer, to: self, keyPath, context)
  }

  /// Asks to hear of a property no longer.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    KeyValueObservers.remove(observer, from: self, keyPath)
  }
}

/// The observers of all objects, none of which is kept alive.
@preconcurrency @MainActor enum KeyValueObservers {
  private struct Entry {
    weak var observer: NSObject?
    weak var object: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]

  static func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String,
    _ context: UnsafeMutableRawPointer?
  ) {
    let living = entries.filter { $0.value.contains { $0.object != nil } }
    entries = living
    entries[ObjectIdentifier(object), default: []].append(
      Entry(observer: observer, object: object, keyPath: keyPath, context: context))
  }

  static func remove(_ observer: NSObject, from object: NSObject, _ keyPath: String) {
    entries[ObjectIdentifier(object)]?.removeAll {
      $0.observer === observer && $0.keyPath == keyPath || $0.object == nil
    }
  }

  /// Tells who observes a property that it changed.
  static func tell(_ object: NSObject, _ keyPath: String, old: Any?, new: Any?) {
    guard !entries.isEmpty, let observers = entries[ObjectIdentifier(object)] else { return }
    var change: [NSKeyValueChangeKey: Any] = [:]
    change[.oldKey] = old
    change[.newKey] = new
    for entry in observers where entry.keyPath == keyPath && entry.object === object {
      (entry.observer as? any KeyValueObserving)?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: entry.context)
    }
  }
}
