extension LayoutClassFinder {
  private static let views: Set = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// The labels of the initializer that makes a cell of a table.
  private static let labelsOfTableCells = ["style", "reuseIdentifier"]

  /// The classes of tables' cells that `Name(style:reuseIdentifier:)` makes somewhere beside their
  /// files, in the order of the files and of the text.
  func tableCellClasses() -> [String] {
    classes { isVisible($0) ? tableCellClass($0) : nil }
  }

  private func tableCellClass(_ name: String) -> String? {
    viewClass(name, below: ["UITableViewCell"], by: Self.labelsOfTableCells)
  }

  private func reusableViewClass(_ name: String) -> String? {
    viewClass(name, below: Self.views, by: ["frame"])
  }

  /// Adds to files functions that say how views are made which only those files see, and returns
  /// their names.
  func addRegistrations(
    to rewritten: inout UnitRewriting, where isKept: (String) -> Bool
  ) -> [String] {
    unit.files.indices.compactMap { number in
      let hidden = unit.files[number].allDeclarations.filter { declaration in
        declaration.kind == .class && unit.types[declaration.name]?.file == number
          && !isVisible(declaration.name) && isVisibleInFile(declaration.name)
          && isKept(declaration.name)
      }
      let statements = hidden.compactMap { declaration in
        reusableViewClass(declaration.name).map(Self.registration)
          ?? tableCellClass(declaration.name).map(Self.registrationOfTableCell)
      }
      guard let first = hidden.first, !statements.isEmpty else { return nil }
      let name = "galleyRegisterViews\(number)"
      rewritten.files[number].add(
        "import GalleyHosting\n@MainActor func \(name)() {\n"
          + statements.joined(separator: "\n") + "\n}", for: first.keyword)
      return name
    }
  }

  /// Says how views of a class are made, in the program of a layout.
  static func registration(of name: String) -> String {
    "HostProgram.make(\(name).self) { frame in \(name)(frame: frame) }"
  }

  /// Says how a table's cells of a class are made, in the program of a layout.
  static func registrationOfTableCell(_ name: String) -> String {
    "HostProgram.make(\(name).self) { name in \(name)(style: .default, reuseIdentifier: name) }"
  }

  /// The classes of cells and other reusable views that `Name(frame:)` makes somewhere beside their
  /// files, in the order of the files and of the text.
  func viewClasses() -> [String] {
    classes { isVisible($0) ? reusableViewClass($0) : nil }
  }

  private func classes(_ name: (String) -> String?) -> [String] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations.compactMap { declaration in
        declaration.kind == .class && unit.types[declaration.name]?.file == number
          ? name(declaration.name) : nil
      }
    }
  }

  private func viewClass(
    _ name: String, below roots: Set<String>, by labels: [String]
  ) -> String? {
    let superclasses = Superclasses.of(name, in: unit)
    guard let root = superclasses.last, roots.contains(root), isAvailable(name),
      !around(name).contains(where: { unit.types[$0]?.declaration.isGeneric == true }),
      isMade([name] + superclasses.dropLast(), by: labels)
    else { return nil }
    return quoted(name)
  }

  /// Whether the nearest class that has designated initializers has one of such labels, or a nearer
  /// one has that as a convenience; where none has any, UIKit's is inherited.
  private func isMade(_ chain: [String], by labels: [String]) -> Bool {
    for name in chain {
      guard let place = unit.types[name] else { return false }
      let list = unit.files[place.file].list
      let all = place.declaration.members.filter { $0.kind == .initializer }
      let isFound = all.contains { initializer in
        MemberReading(initializer, in: list).labels == labels
          && !["private", "fileprivate"].contains { word in
            initializer.modifiers.contains { list.text($0) == word }
          }
      }
      if isFound { return true }
      // `init(coder:)` alone takes that away, too.
      if all.contains(where: { !unit.hasModifier("convenience", $0, in: place.file) }) {
        return false
      }
    }
    return true
  }
}
