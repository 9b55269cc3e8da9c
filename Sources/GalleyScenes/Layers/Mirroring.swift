/// The mirroring of a picture where text runs to the left.
package enum Mirroring: String, Sendable, CaseIterable {
  case rightToLeft = "rtl"
  case never
}
