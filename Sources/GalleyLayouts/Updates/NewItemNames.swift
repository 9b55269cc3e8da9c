/// Names items that come without an id: a prefix and a number, but for names that are taken.
public struct NewItemNames: Hashable, Sendable {
  /// `new-`, or as often again as it takes for no given id to be one of these names.
  private let prefix: String

  /// `new-0`, `new-1` and so on.
  public init() { prefix = "new-" }

  /// Names that none of these ids equals: `new-0` and so on where they allow it.
  public init(apartFrom ids: some Sequence<ItemID>) {
    let unit = "new-"
    var longest = 0
    for id in ids where id.hasPrefix(unit) {
      var rest = id[...]
      var count = 0
      while rest.hasPrefix(unit) {
        rest = rest.dropFirst(unit.count)
        count += 1
      }
      if Self.number(in: rest) != nil { longest = max(longest, count) }
    }
    prefix = String(repeating: unit, count: longest + 1)
  }

  /// The name of the n-th item, from zero.
  public func name(_ number: Int) -> ItemID { "\(prefix)\(number)" }

  /// The number of the item that has a name; nil for ids that are none of these names.
  public func number(of id: ItemID) -> Int? {
    id.hasPrefix(prefix) ? Self.number(in: id.dropFirst(prefix.count)) : nil
  }

  /// The first number from one on whose name is not taken.
  func free(from first: Int, among taken: Set<ItemID>) -> Int {
    var number = first
    while taken.contains(name(number)) { number += 1 }
    return number
  }

  /// A number as the names have it, without a sign or idle zeros.
  private static func number(in text: Substring) -> Int? {
    Int(text).flatMap { $0 >= 0 && text == String($0) ? $0 : nil }
  }
}
