internal import GalleyLayouts
internal import GalleyNotation

/// A tap selects; how elements come, go and move in changes the layout's own class says.
struct SessionInteraction: LayoutInteraction {
  static let kind = "class"
  static let summary = "A tap selects; the layout's class says how elements come and go."
  static let options: [OptionDescription] = []

  init() {}

  init(options: OptionReader) {}

  func response(to touch: Touch, in view: CollectionView) -> [Change] {
    SelectingInteraction().response(to: touch, in: view)
  }

  func attributes(
    for update: Update, from before: CollectionView, to after: CollectionView
  ) -> any UpdateAttributes {
    let usual = SelectingInteraction().attributes(for: update, from: before, to: after)
    guard let state = after.arrangement.memo as? SessionState,
      let ends = try? state.session.ends(after: state.deeds)
    else { return usual }
    return SessionEnds(ends: ends, usual: usual)
  }
}

/// The ends that a layout's class gave, and the usual ones where it was not asked.
private struct SessionEnds: UpdateAttributes {
  let ends: LayoutSession.Ends
  let usual: any UpdateAttributes

  func initial(of attributes: LayoutAttributes, before: LayoutAttributes?) -> LayoutAttributes? {
    ends.initials[attributes.element] ?? usual.initial(of: attributes, before: before)
  }

  func final(of attributes: LayoutAttributes, after: LayoutAttributes?) -> LayoutAttributes? {
    ends.finals[attributes.element] ?? usual.final(of: attributes, after: after)
  }
}
