/// Names items that come without an id: `new-0`, `new-1` and so on, but for names that are taken.
struct NewItemNames {
  let taken: Set<ItemID>
  /// How many names have been given or left out.
  private(set) var count: Int

  init(taken: Set<ItemID>, count: Int) {
    self.taken = taken
    self.count = count
  }

  mutating func next() -> ItemID {
    while taken.contains("new-\(count)") { count += 1 }
    defer { count += 1 }
    return "new-\(count)"
  }
}
