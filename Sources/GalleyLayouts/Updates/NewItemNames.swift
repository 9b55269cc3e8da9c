/// Names items that come without an id: `new-0`, `new-1` and so on, but for names that are taken.
struct NewItemNames {
  let taken: Set<ItemID>
  /// How many names have been given or left out.
  var count: Int

  mutating func next() -> ItemID {
    while taken.contains("new-\(count)") { count += 1 }
    defer { count += 1 }
    return "new-\(count)"
  }
}
