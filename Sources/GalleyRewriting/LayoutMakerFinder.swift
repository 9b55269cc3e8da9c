import GalleyNotation

/// Finds the functions and properties of a unit that give layouts or sections of them.
struct LayoutMakerFinder {
  private let unit: UnitRewriting
  /// The types whose values are layouts.
  private let layouts: Set<String>

  private static let section = "NSCollectionLayoutSection"

  init(_ unit: UnitRewriting, layouts: [LayoutClass]) {
    self.unit = unit
    self.layouts = Set(layouts.map(\.name)).union(LayoutClassFinder.roots)
  }

  /// In the order of the files and of the text: all, and those that no other of them calls.
  func makers() -> (all: [LayoutMaker], uncalled: [LayoutMaker]) {
    var found: [(maker: LayoutMaker, words: Set<String>)] = []
    for number in unit.files.indices {
      add(unit.files[number].declarations, of: nil, in: number, to: &found)
    }
    let counts = nameCounts()
    for number in found.indices {
      let name = found[number].maker.ownName
      // Its own name is there once for each that is so called.
      found[number].maker.isUsed =
        counts[name, default: 0] > found.count { $0.maker.ownName == name }
    }
    let uncalled = found.filter { own in
      !found.contains { other in
        // Another type has functions of the same names.
        let isReached = own.maker.access == .direct || other.maker.owner == own.maker.owner
        return isReached && other.maker != own.maker
          && other.words.contains(own.maker.ownName)
      }
    }
    return (found.map(\.maker), uncalled.map(\.maker))
  }

  /// How often each name stands in the unit.
  private func nameCounts() -> [String: Int] {
    var counts: [String: Int] = [:]
    for file in unit.files {
      for index in file.list.indices {
        if let name = file.list.name(index) { counts[name, default: 0] += 1 }
      }
    }
    return counts
  }

  private func add(
    _ declarations: [SwiftDeclaration], of type: SwiftDeclaration?, in number: Int,
    to found: inout [(maker: LayoutMaker, words: Set<String>)]
  ) {
    let list = unit.files[number].list
    for declaration in declarations {
      if let maker = maker(declaration, of: type, in: number) {
        let words = declaration.tokens.filter { $0 != declaration.keyword + 1 }
          .compactMap { list.name($0) }
        found.append((maker, Set(words)))
      }
      if declaration.kind != .protocol {
        add(declaration.members, of: declaration, in: number, to: &found)
      }
    }
  }

  private func maker(
    _ declaration: SwiftDeclaration, of type: SwiftDeclaration?, in number: Int
  ) -> LayoutMaker? {
    let list = unit.files[number].list
    guard [.function, .variable].contains(declaration.kind), !declaration.name.isEmpty,
      !declaration.isGeneric, type?.isGeneric != true,
      type.map({ unit.types[$0.name] == nil || !isLayout($0.name) }) ?? true,
      let (result, isOptional) = result(of: declaration, in: list)
    else { return nil }
    var product = LayoutMaker.Product.layout
    var labels: [String]?
    if declaration.kind == .function {
      guard let opening = declaration.parameters, opening == declaration.keyword + 2 else {
        return nil
      }
      let parts = list.parts(of: list.inside(opening))
        .filter { part in !part.contains { list.isCode($0, "=") } }
      labels = parts.map { list.text($0.lowerBound) }
      if !parts.isEmpty {
        let arguments = parts.compactMap { argument($0, in: list) }
        guard result == Self.section, arguments.count == parts.count else { return nil }
        product = .section(arguments: arguments)
      }
    }
    if result == Self.section, product == .layout { product = .section(arguments: []) }
    let isStatic =
      unit.hasModifier("static", declaration, in: number)
      || unit.hasModifier("class", declaration, in: number)
    let access: LayoutMaker.Access =
      type.map { isStatic ? .direct : .instance(type: $0.name) } ?? .direct
    guard isUsable(access, in: list) else { return nil }
    return LayoutMaker(
      name: (type.map { $0.name + "." } ?? "") + declaration.name,
      location: unit.files[number].location(ofToken: declaration.keyword + 1), access: access,
      product: product, labels: labels, isOptional: isOptional,
      missing: missing(for: access))
  }

  private func isLayout(_ name: String) -> Bool {
    layouts.contains(Superclasses.of(name, in: unit).last ?? name)
  }

  /// An instance can be made of classes and structures alone.
  private func isUsable(_ access: LayoutMaker.Access, in list: TokenList) -> Bool {
    guard case .instance(let name) = access else { return true }
    if LayoutClassFinder.roots.contains(name) || name == Self.section { return false }
    guard let place = unit.types[name] else { return true }
    let keyword = unit.files[place.file].list.text(place.declaration.keyword)
    return keyword == "class" || keyword == "struct"
  }

  /// The type that a declaration gives, where that is a layout or a section.
  private func result(
    of declaration: SwiftDeclaration, in list: TokenList
  ) -> (type: String, isOptional: Bool)? {
    var text: String?
    if declaration.kind == .variable {
      text = MemberReading(declaration, in: list).type
    } else if let parameters = declaration.parameters {
      let end = declaration.brace ?? declaration.tokens.upperBound
      let arrow = list.range(list.behind(parameters), end).first {
        list.isCode($0, "-") && list.isCode($0 + 1, ">")
      }
      text = arrow.map { list.text(list.range($0 + 2, end)) }
      guard declaration.brace != nil else { return nil }
    }
    guard var type = text else { return nil }
    var isOptional = false
    while let last = type.last, last == "?" || last == "!" {
      type.removeLast()
      isOptional = true
    }
    type = type.hasPrefix("UIKit.") ? String(type.dropFirst(6)) : type
    // A property that waits for its value gives none.
    if isOptional, declaration.kind == .variable, declaration.brace == nil { return nil }
    return layouts.contains(type) || type == Self.section ? (type, isOptional) : nil
  }

  private func argument(_ part: Range<Int>, in list: TokenList) -> LayoutMaker.SectionArgument? {
    guard let colon = part.first(where: { list.isCode($0, ":") }) else { return nil }
    var words = list.range(colon + 1, part.upperBound).compactMap { list.name($0) }
    if words.first == "any" { words.removeFirst() }
    switch words {
    case ["Int"]: return .number
    case ["NSCollectionLayoutEnvironment"]: return .environment
    default: return nil
    }
  }

  /// The first property that keeps `Type()` from working, where nothing of the type gives it a value.
  private func missing(for access: LayoutMaker.Access) -> LayoutMaker.MissingValue? {
    guard case .instance(let name) = access, let place = unit.types[name] else { return nil }
    let list = unit.files[place.file].list
    let hasInitializer = place.declaration.members.contains {
      LayoutDependencies.isKept($0, in: list)
    }
    guard !hasInitializer else { return nil }
    return place.declaration.members.first { member in
      LayoutDependencies.isValueMissing(member, in: list)
        && !unit.hasModifier("static", member, in: place.file)
    }.map {
      LayoutMaker.MissingValue(
        name: $0.name, location: unit.files[place.file].location(ofToken: $0.keyword + 1))
    }
  }
}
