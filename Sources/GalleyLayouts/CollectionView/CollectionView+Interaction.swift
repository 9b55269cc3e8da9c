extension CollectionView {
  /// Gives touches another meaning; what elements do by themselves in a mode goes over to what they
  /// do with the other interaction.
  mutating func replaceInteraction(by next: any LayoutInteraction) {
    if !modes().isEmpty {
      let succession = Fade(from: 0, to: 1, start: clock, timing: timing)
      animations.giveWay(PreviousInteraction(interaction: interaction, succession: succession))
    }
    interaction = next
    if let mode, !next.modes.contains(mode) { setMode(nil) }
  }
}

extension PresentedElement {
  /// The same element on the way from how one interaction presents it to how another does.
  func going(to end: PresentedElement, at progress: Double) -> PresentedElement {
    var element = end
    element.attributes = attributes.interpolated(
      to: end.attributes, at: progress, along: .straight)
    return element
  }
}
