/// Outlives the pixels that it names, so that what was made of them need not hold on to them.
final class ImageIdentity: Hashable, Sendable {
  static func == (one: ImageIdentity, other: ImageIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
