/// Values by key, the least recently used dropped when all together weigh too much.
package struct BoundedCache<Key: Hashable, Value> {
  fileprivate struct Entry {
    var value: Value
    var weight: Int
    var lastUse: Int
  }

  /// The most that all entries weigh together; a single one may be heavier.
  package let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var weight = 0
  private var clock = 0

  package init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made where there is none.
  package mutating func value<Failure: Error>(
    for key: Key, weight: (Value) -> Int = { _ in 1 }, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = value(for: key) { return value }
    let value = try make()
    insert(value, for: key, weight: weight(value))
    return value
  }

  /// The value for a key; nil where there is none.
  package mutating func value(for key: Key) -> Value? {
    clock += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Stores the value for a key, in place of the one that there is.
  package mutating func insert(_ value: Value, for key: Key, weight: Int = 1) {
    if let old = entries.removeValue(forKey: key) { self.weight -= old.weight }
    makeRoom(for: weight)
    clock += 1
    entries[key] = Entry(value: value, weight: weight, lastUse: clock)
    self.weight += weight
  }

  package mutating func removeAll() { self = BoundedCache(capacity: capacity) }

  /// Drops a quarter more than is needed, so that not every further entry has to look for the oldest.
  private mutating func makeRoom(for weight: Int) {
    guard self.weight + weight > capacity else { return }
    let kept = min(capacity - weight, capacity - capacity / 4)
    let uses = entries.values.map { (time: $0.lastUse, weight: $0.weight) }
      .sorted { $0.time < $1.time }
    var last = 0
    for use in uses where self.weight > kept {
      self.weight -= use.weight
      last = use.time
    }
    entries = entries.filter { $0.value.lastUse > last }
  }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}

extension BoundedCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
