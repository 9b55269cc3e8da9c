import GalleyNotation

/// Finds the layouts among the classes of a unit.
struct LayoutClassFinder {
  let unit: UnitRewriting

  /// The classes of UIKit's that layouts inherit from.
  static let roots: Set = ["UICollectionViewLayout", "UICollectionViewFlowLayout", composed]
  /// This one has no initializer without arguments.
  private static let composed = "UICollectionViewCompositionalLayout"

  init(_ unit: UnitRewriting) { self.unit = unit }

  /// In the order of the files and of the text.
  func classes() -> [LayoutClass] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations.compactMap { declaration in
        guard [.class, .otherType].contains(declaration.kind),
          unit.types[declaration.name]?.file == number
        else { return nil }
        return layoutClass(declaration, in: number) ?? swiftUILayout(declaration, in: number)
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
    guard declaration.kind == .class, let root = superclasses.last, Self.roots.contains(root),
      isAvailable(declaration.name)
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
      } ?? (root == Self.composed ? inheritedInitializer(of: chain, declaration, number) : nil),
      isGeneric: around(declaration.name).contains {
        unit.types[$0]?.declaration.isGeneric == true
      },
      needs: LayoutNeedsReader(unit).needs(initializer: initializer, members: members),
      isOfSwiftUI: false)
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

  /// Whether its own file can name a class.
  func isVisibleInFile(_ name: String) -> Bool {
    around(name).dropFirst().allSatisfy { name in
      unit.types[name].map { !unit.hasModifier("private", $0.declaration, in: $0.file) } ?? true
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

  /// Returns the members that a class declares in itself and in the extensions of all files.
  func members(of name: String) -> [LayoutMember] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations
        .filter { [.class, .otherType, .extension].contains($0.kind) && $0.name == name }
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

  /// Where a class stands of which none in the unit can be made without arguments; nil for others.
  private func inheritedInitializer(
    of chain: [String], _ declaration: SwiftDeclaration, _ number: Int
  ) -> SourceLocation? {
    let isDeclared = chain.contains { name in
      unit.types[name]?.declaration.members.contains {
        $0.kind == .initializer
          && MemberReading($0, in: unit.files[unit.types[name]?.file ?? 0].list)
            .canBeCalledWithoutArguments
      } == true
    }
    return isDeclared ? nil : unit.files[number].location(ofToken: declaration.keyword + 1)
  }

  /// The first designated initializer of the nearest class that has any, where none of that class
  /// can be called without arguments.
  func initializerInTheWay(of chain: [String]) -> UnitRewriting.TypePlace? {
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

/// Reads what a layout leaves to whoever makes it.
struct LayoutNeedsReader {
  private let unit: UnitRewriting
  /// Deeper families of protocols are left alone.
  private static let deepest = 8

  init(_ unit: UnitRewriting) { self.unit = unit }

  /// - `initializer`: the one that stands in the way of `Name()`.
  /// - `members`: those of the layout's class and of the classes above.
  func needs(initializer: UnitRewriting.TypePlace?, members: [LayoutMember]) -> LayoutNeeds {
    LayoutNeeds(
      parameters: initializer.map(parameters), asked: (delegate.map { [$0] } ?? []) + own(members))
  }

  func parameters(_ place: UnitRewriting.TypePlace) -> [LayoutNeeds.Parameter] {
    let list = unit.files[place.file].list
    guard let opening = place.declaration.parameters else { return [] }
    return list.parts(of: list.inside(opening)).compactMap { part in
      guard let colon = part.first(where: { list.isCode($0, ":") }),
        !part.contains(where: { list.isCode($0, "=") })
      else { return nil }
      return LayoutNeeds.Parameter(
        label: list.text(part.lowerBound),
        type: list.text(list.range(colon + 1, part.upperBound)))
    }
  }

  /// The protocol of the first `….delegate as? Name`; what the collection view's delegate is asked
  /// without one is optional.
  private var delegate: LayoutNeeds.RequestedMember? {
    for file in unit.files {
      let list = file.list
      for index in list.indices where list.isCode(index, "delegate") {
        guard list.isCode(index - 1, "."), let name = castType(behind: index, in: list) else {
          continue
        }
        return LayoutNeeds.RequestedMember(
          property: nil, protocolName: name, isOfDelegates: isOfDelegates(name, depth: 0),
          demands: demands(of: name, depth: 0))
      }
    }
    return nil
  }

  private func castType(behind index: Int, in list: TokenList) -> String? {
    var at = index + 1
    while list.isCode(at, "?") || list.isCode(at, "!") { at += 1 }
    guard list.isCode(at, "as"), list.isCode(at + 1, "?") || list.isCode(at + 1, "!") else {
      return nil
    }
    at += 2
    if list.isCode(at, "(") { at += 1 }
    if list.isCode(at, "any") { at += 1 }
    return list.name(at)
  }

  /// Properties of the layout whose types are protocols of the files, such as
  /// `weak var delegate: GridLayoutDelegate?`.
  private func own(_ members: [LayoutMember]) -> [LayoutNeeds.RequestedMember] {
    members.compactMap { member in
      guard member.isSettable, var type = member.type else { return nil }
      while let last = type.last, "?!)".contains(last) { type.removeLast() }
      type = String(type.drop { $0 == "(" })
      if type.hasPrefix("any ") { type.removeFirst(4) }
      guard unit.types[type]?.declaration.kind == .protocol else { return nil }
      return LayoutNeeds.RequestedMember(
        property: member.name, protocolName: type, isOfDelegates: isOfDelegates(type, depth: 0),
        demands: demands(of: type, depth: 0))
    }
  }

  private func isOfDelegates(_ name: String, depth: Int) -> Bool {
    if name.hasPrefix("UICollectionViewDelegate") { return true }
    guard depth < Self.deepest, let place = unit.types[name] else { return false }
    return unit.inherited(by: place.declaration, in: place.file)
      .contains { isOfDelegates($0, depth: depth + 1) }
  }

  private func demands(of name: String, depth: Int) -> [LayoutNeeds.InitializerDemand] {
    if name == "UICollectionViewDelegateFlowLayout" { return [Self.sizeForItem] }
    guard depth < Self.deepest, let place = unit.types[name], place.declaration.kind == .protocol
    else { return [] }
    let inherited = unit.inherited(by: place.declaration, in: place.file)
      .filter { $0 != "UICollectionViewDelegateFlowLayout" }
      .flatMap { demands(of: $0, depth: depth + 1) }
    return inherited
      + place.declaration.members.compactMap { demand($0, in: place.file) }
  }

  private static let sizeForItem = LayoutNeeds.InitializerDemand(
    declaration: """
      func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize
      """, result: "CGSize")

  private func demand(_ member: SwiftDeclaration, in file: Int) -> LayoutNeeds.InitializerDemand? {
    let list = unit.files[file].list
    guard !unit.hasModifier("optional", member, in: file) else { return nil }
    switch member.kind {
    case .function:
      let whole = member.keyword..<member.tokens.upperBound
      let end = member.parameters.map(list.behind) ?? whole.lowerBound
      let arrow = list.range(end, whole.upperBound).first {
        list.isCode($0, "-") && list.isCode($0 + 1, ">")
      }
      let result = arrow.map { list.text(list.range($0 + 2, whole.upperBound)) }
      return LayoutNeeds.InitializerDemand(
        declaration: list.text(whole), result: result == "Void" ? nil : result)
    case .variable:
      guard let type = MemberReading(member, in: list).type else { return nil }
      return LayoutNeeds.InitializerDemand(declaration: "var \(member.name): \(type)", result: type)
    default: return nil
    }
  }
}
