import GalleyNotation

extension LayoutClassFinder {
  /// Deeper families of protocols are left alone.
  private static let deepest = 8

  /// A type that conforms to SwiftUI's `Layout`, itself, by an extension or by a protocol of the
  /// files; nil for others.
  func swiftUILayout(_ declaration: SwiftDeclaration, in number: Int) -> LayoutClass? {
    let name = declaration.name
    guard unit.hasSwiftUI, unit.types["Layout"] == nil, isAvailable(name),
      conformances(of: name).contains(where: { isLayout($0, depth: 0) })
    else { return nil }
    let missing = missingValues(of: declaration, in: number)
    let initializer = initializerInTheWay(of: name, declaration, number)
    let needsValues = hasOwnInitializer(declaration) ? [] : missing
    var parameters: [LayoutNeeds.Parameter]?
    if let initializer {
      parameters = LayoutNeedsReader(unit).parameters(initializer)
    } else if !needsValues.isEmpty, !isMadePlainly(name) {
      parameters = needsValues.map { member in
        LayoutNeeds.Parameter(
          label: member.name,
          type: MemberReading(member, in: unit.files[number].list).type ?? "Any")
      }
    }
    let place = initializer.map {
      unit.files[$0.file].location(ofToken: $0.declaration.keyword)
    }
    return LayoutClass(
      name: quoted(name),
      location: unit.files[number].location(ofToken: declaration.keyword + 1),
      superclasses: [], members: members(of: name), isVisible: true,
      initializerWithArguments: parameters == nil
        ? nil
        : place ?? needsValues.first.map { unit.files[number].location(ofToken: $0.keyword + 1) },
      isGeneric: around(name).contains { unit.types[$0]?.declaration.isGeneric == true },
      needs: LayoutNeeds(parameters: parameters, asked: []), isOfSwiftUI: true)
  }

  /// Whether the result of a function at the top is a layout of SwiftUI.
  func makesSwiftUILayout(_ name: String, layouts: [LayoutClass]) -> Bool {
    guard unit.hasSwiftUI else { return false }
    for file in unit.files {
      for function in file.declarations where function.kind == .function && function.name == name {
        let end = function.brace ?? function.tokens.upperBound
        let words = file.list.range(function.keyword, end).compactMap { file.list.name($0) }
        let isOfUIKit = words.contains { word in
          word.hasPrefix("UICollectionView")
            || layouts.contains { $0.name == word && !$0.isOfSwiftUI }
        }
        return !isOfUIKit
      }
    }
    return false
  }

  /// The names of what a type and its extensions conform to.
  private func conformances(of name: String) -> [String] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations
        .filter { [.class, .otherType, .extension].contains($0.kind) && $0.name == name }
        .flatMap { unit.inherited(by: $0, in: number) }
    }
  }

  private func isLayout(_ name: String, depth: Int) -> Bool {
    if name == "Layout" || name == "SwiftUI.Layout" { return true }
    guard depth < Self.deepest else { return false }
    if let alias = unit.aliases[name] { return isLayout(alias, depth: depth + 1) }
    guard let place = unit.types[name], place.declaration.kind == .protocol else { return false }
    return unit.inherited(by: place.declaration, in: place.file)
      .contains { isLayout($0, depth: depth + 1) }
  }

  /// The stored properties that `Name()` leaves without a value.
  private func missingValues(
    of declaration: SwiftDeclaration, in number: Int
  ) -> [SwiftDeclaration] {
    let list = unit.files[number].list
    return declaration.members.filter { member in
      let isConstant =
        member.kind == .variable && list.isCode(member.keyword, "let")
        && list.isCode(member.tokens.upperBound - 1, "?")
        && !member.tokens.contains { list.isCode($0, "=") }
      // A property wrapper makes its own.
      return (isConstant || LayoutDependencies.isValueMissing(member, in: list))
        && !unit.hasModifier("static", member, in: number) && member.attributes.isEmpty
    }
  }

  private func hasOwnInitializer(_ declaration: SwiftDeclaration) -> Bool {
    declaration.members.contains { $0.kind == .initializer }
  }

  /// Whether an initializer of a type or of its extensions can be called without arguments.
  private func isMadePlainly(_ name: String) -> Bool {
    initializers(of: name).contains { place in
      let list = unit.files[place.file].list
      let isHidden = ["private", "fileprivate"].contains {
        unit.hasModifier($0, place.declaration, in: place.file)
      }
      return !isHidden && MemberReading(place.declaration, in: list).canBeCalledWithoutArguments
    }
  }

  private func initializers(of name: String) -> [UnitRewriting.TypePlace] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations
        .filter { [.class, .otherType, .extension].contains($0.kind) && $0.name == name }
        .flatMap(\.members).filter { $0.kind == .initializer }
        .map { UnitRewriting.TypePlace(file: number, declaration: $0) }
    }
  }

  /// The first initializer of a type that has its own, where none works without arguments.
  private func initializerInTheWay(
    of name: String, _ declaration: SwiftDeclaration, _ number: Int
  ) -> UnitRewriting.TypePlace? {
    guard hasOwnInitializer(declaration), !isMadePlainly(name) else { return nil }
    return declaration.members.first { $0.kind == .initializer }.map {
      UnitRewriting.TypePlace(file: number, declaration: $0)
    }
  }
}
