internal import GalleyLayouts
internal import GalleyRecords

/// Which header, footer or decoration is which: by its kind and its section.
struct ViewPairing {
  private(set) var pairs: [(ScreenThing, ScreenThing)] = []
  private(set) var removed: [ScreenThing] = []
  private(set) var added: [ScreenThing] = []

  /// The views of sections that came or went are told with them.
  init(_ expected: [ScreenThing], _ actual: [ScreenThing], _ sections: SectionPairing) {
    var partners = Dictionary(
      expected.map { (Self.key(of: $0) { sections.numbers[$0] ?? -1 }, $0) }
    ) { first, _ in first }
    for thing in actual {
      if let partner = partners.removeValue(forKey: Self.key(of: thing) { $0 }) {
        pairs.append((partner, thing))
      } else if !(thing.view.map { sections.new.contains($0.indexPath.section) } ?? false) {
        added.append(thing)
      }
    }
    let left = Set(partners.values.map(\.name))
    removed = expected.filter { thing in
      left.contains(thing.name)
        && !(thing.view.map { sections.gone.contains($0.indexPath.section) } ?? false)
    }
  }

  private static func key(of thing: ScreenThing, section: (Int) -> Int) -> ElementName {
    guard case .element(var name, _) = thing.name else { return ElementName(item: .loaded(-1)) }
    if case .view(var element) = name.subject {
      element.indexPath = IndexPath(
        section: section(element.indexPath.section), item: element.indexPath.item)
      name.subject = .view(element)
    }
    return name
  }
}
