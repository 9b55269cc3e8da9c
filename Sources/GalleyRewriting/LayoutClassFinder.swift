import GalleyNotation

/// Finds the layouts among the classes of a unit.
struct LayoutClassFinder {
  let unit: UnitRewriting

  private static let roots: Set = ["UICollectionViewLayout", "UICollectionViewFlowLayout"]

  init(_ unit: UnitRewriting) { self.unit = unit }

  /// In the order of the files and of the text.
  func classes() -> [LayoutClass] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations.compactMap { declaration in
        declaration.kind == .class && unit.types[declaration.name]?.file == number
          ? layoutClass(declaration, in: number) : nil
      }
    }
  }

  /// Where a function of a name and labels stands outside of all types; nil where there is none.
  func function(_ name: String, labels: [String] = []) -> SourceLocation? {
    for file in unit.files {
      for declaration in file.declarations
      where declaration.kind == .function && declaration.name == name {
        guard MemberReading(declaration, in: file.list).labels == labels else { continue }
        return file.location(ofToken: declaration.keyword + 1)
      }
    }
    return nil
  }

  private func layoutClass(_ declaration: SwiftDeclaration, in number: Int) -> LayoutClass? {
    let superclasses = Superclasses.of(declaration.name, in: unit)
    guard let root = superclasses.last, Self.roots.contains(root), isAvailable(declaration.name)
    else { return nil }
    let chain = [declaration.name] + superclasses
    let members = chain.flatMap(members)
    let initializer = initializerInTheWay(of: chain)
    return LayoutClass(
      name: quoted(declaration.name),
      location: unit.files[number].location(ofToken: declaration.keyword + 1),
      superclasses: superclasses, members: members,
      isVisible: isVisible(declaration.name),
      initializerWithArguments: initializer.map {
        unit.files[$0.file].location(ofToken: $0.declaration.keyword)
      },
      isGeneric: around(declaration.name).contains {
        unit.types[$0]?.declaration.isGeneric == true
      },
      needs: LayoutNeedsReader(unit).needs(initializer: initializer, members: members))
  }

  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "import", "init",
    "self", "Self", "super", "default", "case", "switch", "in", "is", "as", "for", "while", "if",
    "else", "return", "throw", "try", "where", "operator", "true", "false", "nil", "Any", "repeat",
    "do", "catch", "defer", "guard", "break", "continue", "internal", "public", "private",
    "fileprivate", "static", "subscript", "typealias", "inout", "rethrows", "throws",
    "associatedtype", "deinit", "precedencegroup", "fallthrough", "Type", "Protocol",
  ]

  func quoted(_ name: String) -> String {
    name.split(separator: ".")
      .map { Self.keywords.contains(String($0)) ? "`\($0)`" : String($0) }.joined(separator: ".")
  }

  /// A class and the types around it.
  func around(_ name: String) -> [String] {
    let parts = name.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }

  func isVisible(_ name: String) -> Bool {
    around(name).allSatisfy { name in
      guard let place = unit.types[name] else { return true }
      return !unit.hasModifier("private", place.declaration, in: place.file)
        && !unit.hasModifier("fileprivate", place.declaration, in: place.file)
    }
  }

  /// Whether neither a class nor a type around it is marked as one that cannot be named.
  func isAvailable(_ name: String) -> Bool {
    around(name).allSatisfy { name in
      guard let place = unit.types[name] else { return true }
      let list = unit.files[place.file].list
      return !place.declaration.attributes.contains { attribute in
        list.is(attribute, "@available")
          && list.inside(attribute + 1).contains { list.isCode($0, "unavailable") }
      }
    }
  }

  /// What a class declares in itself and in the extensions of all files.
  private func members(of name: String) -> [LayoutMember] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations
        .filter { [.class, .extension].contains($0.kind) && $0.name == name }
        .flatMap(\.members)
        .compactMap { member($0, of: name, in: number) }
    }
  }

  private func member(
    _ declaration: SwiftDeclaration, of owner: String, in number: Int
  ) -> LayoutMember? {
    let reading = MemberReading(declaration, in: unit.files[number].list)
    guard let name = reading.name else { return nil }
    return LayoutMember(
      name: name, labels: reading.labels, owner: owner,
      location: unit.files[number].location(
        ofToken: declaration.kind == .initializer ? declaration.keyword : declaration.keyword + 1),
      isOverride: unit.hasModifier("override", declaration, in: number),
      callsSuper: reading.callsSuper, type: reading.type, isSettable: reading.isSettable)
  }

  /// The first designated initializer of the nearest class that has any, where none of that class
  /// can be called without arguments.
  private func initializerInTheWay(of chain: [String]) -> UnitRewriting.TypePlace? {
    for name in chain {
      guard let place = unit.types[name] else { return nil }
      let list = unit.files[place.file].list
      let all = place.declaration.members.filter { $0.kind == .initializer }
      let isCallable = all.contains { initializer in
        let isHidden = ["private", "fileprivate"].contains {
          unit.hasModifier($0, initializer, in: place.file)
        }
        return !isHidden && MemberReading(initializer, in: list).canBeCalledWithoutArguments
      }
      if isCallable { return nil }
      // `init(coder:)` alone, which a class must repeat, takes `init()` away as any other does.
      let designated = all.filter { !unit.hasModifier("convenience", $0, in: place.file) }
      if let first = designated.first(where: {
        MemberReading($0, in: list).labels != ["coder"]
      }) ?? designated.first {
        return UnitRewriting.TypePlace(file: place.file, declaration: first)
      }
    }
    return nil
  }
}
