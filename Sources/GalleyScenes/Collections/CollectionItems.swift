internal import GalleyGeometry

extension CollectionSpec {
  /// The section as the scene gives it; nil for one that came later.
  func section(_ number: Int) -> SectionSpec? { sections[safe: number] }
}
