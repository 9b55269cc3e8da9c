/// Something that is shown more or less: fully while it is on, not at all while it is off.
package enum PresentationKey: Hashable, Sendable {
  case mode(String)
  /// The detail of an item, over the screen.
  case detail(ItemID)
  /// That an item is carried by a finger.
  case carried(ItemID)
}
