/// Whether a picture is turned left for right where text runs to the left.
package enum Mirroring: String, Sendable, CaseIterable {
  case rightToLeft = "rtl"
  case never
}
