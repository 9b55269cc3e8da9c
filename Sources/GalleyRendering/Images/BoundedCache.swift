/// Values by key, the ones used longest ago dropped when they weigh too much together.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var weight: Int
    var lastUse: Int
  }

  /// What all entries may weigh together; a single one may be heavier.
  let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var weight = 0
  private var clock = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made where there is none.
  mutating func value<Failure: Error>(
    for key: Key, weight: (Value) -> Int, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = value(for: key) { return value }
    let value = try make()
    keep(value, for: key, weight: weight(value))
    return value
  }

  /// The value for a key; nil where there is none.
  mutating func value(for key: Key) -> Value? {
    clock += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps the value for a key, for which there is none yet.
  mutating func keep(_ value: Value, for key: Key, weight: Int) {
    insert(Entry(value: value, weight: weight, lastUse: clock), for: key)
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    while weight + entry.weight > capacity,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      weight -= oldest.value.weight
      entries[oldest.key] = nil
    }
    entries[key] = entry
    weight += entry.weight
  }
}
