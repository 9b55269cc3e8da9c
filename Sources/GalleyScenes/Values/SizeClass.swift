/// The room that a screen has across, as UIUserInterfaceSizeClass has it.
package enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}
