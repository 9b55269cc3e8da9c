extension LayoutClassFinder {
  private static let views: Set = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// The classes of cells and other reusable views that `Name(frame:)` makes somewhere beside their
  /// files, in the order of the files and of the text.
  func viewClasses() -> [String] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations.compactMap { declaration in
        declaration.kind == .class && unit.types[declaration.name]?.file == number
          ? viewClass(declaration.name) : nil
      }
    }
  }

  private func viewClass(_ name: String) -> String? {
    let superclasses = Superclasses.of(name, in: unit)
    guard let root = superclasses.last, Self.views.contains(root), isVisible(name),
      isAvailable(name),
      !around(name).contains(where: { unit.types[$0]?.declaration.isGeneric == true }),
      isMadeByFrame([name] + superclasses.dropLast())
    else { return nil }
    return quoted(name)
  }

  /// Whether the nearest class that has designated initializers has `init(frame:)`, or a nearer one
  /// has that as a convenience; where none has any, UIKit's is inherited.
  private func isMadeByFrame(_ chain: [String]) -> Bool {
    for name in chain {
      guard let place = unit.types[name] else { return false }
      let list = unit.files[place.file].list
      let all = place.declaration.members.filter { $0.kind == .initializer }
      let isFound = all.contains { initializer in
        MemberReading(initializer, in: list).labels == ["frame"]
          && !["private", "fileprivate"].contains { word in
            initializer.modifiers.contains { list.text($0) == word }
          }
      }
      if isFound { return true }
      // `init(coder:)` alone takes `init(frame:)` away, too.
      if all.contains(where: { !unit.hasModifier("convenience", $0, in: place.file) }) {
        return false
      }
    }
    return true
  }
}
