/// What a function that makes a layout, or a type that is one, needs of the files, as far as their
/// text tells it.
///
/// A view controller does not compile here, and its function for a layout seldom needs it: kept are
/// the declarations that the function names, those that they name, and so on. Of a type around the
/// function only such members stay, and it inherits from nothing that is not here.
struct LayoutDependencies {
  /// A declaration of a unit: at the top of a file, or a member of a type that is kept in part.
  struct Place: Hashable {
    var file: Int
    /// The token of its keyword.
    var keyword: Int
  }

  private let unit: UnitRewriting
  /// What is left out for the compiler's sake, and so names nothing.
  private let cuts: [Int: [Range<Int>]]
  /// The names of what is kept for its own sake, without the types around them.
  let ownNames: Set<String>
  /// The types that are kept in part.
  let partial: Set<String>
  private(set) var kept: Set<Place> = []
  /// The extensions of types that are not here, and are kept for what they conform to.
  private var whole: Set<Place> = []
  /// Whether a function of the files gives cells what views carry, by modifiers of the files' own.
  private let hasSubviews: Bool
  private var declared: [String: [(place: Place, declaration: SwiftDeclaration, owner: String?)]] =
    [:]

  /// - `makers`: The functions or types, qualified by the types around them.
  /// - `roots`: Names at the top of files that are kept beside them.
  /// - `cuts`: What is left out for the compiler's sake.
  init(
    _ unit: UnitRewriting, of makers: [String], roots: Set<String>, without cuts: [SourceCut] = []
  ) {
    self.unit = unit
    self.cuts = Dictionary(grouping: cuts.filter(\.namesNothing), by: \.file)
      .mapValues { $0.map(\.range) }
    hasSubviews = roots.contains("makeSubview")
    let ownNames = makers.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    self.ownNames = Set(ownNames)
    let types = makers.flatMap { name in
      let around = name.split(separator: ".").dropLast()
      return around.indices.map { around[...$0].joined(separator: ".") }
    }
    partial = Set(types.filter { !Self.isEnumeration($0, in: unit) })
    for number in unit.files.indices { declare(unit.files[number].declarations, in: number) }
    let own = partial.flatMap { type in ownNames.map { Self.member($0, of: type) } }
    // What is meant may be private to any of the files.
    let wanted = ownNames + own + roots + types
    var waiting = wanted + unit.files.indices.flatMap { file in wanted.map { Self.key($0, file) } }
    var seen: Set<String> = []
    repeat {
      while let name = waiting.popLast() {
        guard seen.insert(name).inserted else { continue }
        for found in declared[name] ?? [] where kept.insert(found.place).inserted {
          let file = found.place.file
          for name in names(in: found.declaration, of: found.owner, in: file) {
            waiting += [name, Self.key(name, file)]
          }
        }
      }
      waiting = conformingExtensions()
    } while !waiting.isEmpty
    // What a type that is kept whole conforms to is said by its extensions.
    for found in declared.values.joined() where found.declaration.kind == .extension {
      let name = found.declaration.name
      if unit.types[name].map({ isKept($0.declaration, in: $0.file) }) == true,
        !partial.contains(name)
      {
        kept.insert(found.place)
      }
    }
  }

  /// Keeps the extensions by which types of other modules conform to protocols that are kept, and
  /// returns the names that they say.
  private mutating func conformingExtensions() -> [String] {
    var names: [String] = []
    for found in declared.values.joined() where found.declaration.kind == .extension {
      guard unit.types[found.declaration.name] == nil, !whole.contains(found.place),
        unit.inherited(by: found.declaration, in: found.place.file).contains(where: { name in
          unit.types[name].map { isKept($0.declaration, in: $0.file) } == true
        })
      else { continue }
      whole.insert(found.place)
      kept.insert(found.place)
      names += self.names(in: found.declaration, of: nil, in: found.place.file)
    }
    return names
  }

  func isKept(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
    kept.contains(Place(file: file, keyword: declaration.keyword))
  }

  /// Whether an extension is kept in part: that of a type that is, or of one that is not here.
  func isPartial(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
    partial.contains(declaration.name)
      || declaration.kind == .extension && unit.types[declaration.name] == nil
        && !whole.contains(Place(file: file, keyword: declaration.keyword))
  }

  /// Whether a stored property has neither a value nor nil to begin with.
  static func isValueMissing(_ member: SwiftDeclaration, in list: TokenList) -> Bool {
    let observers = observers(of: member, in: list)
    let end = observers?.lowerBound ?? member.tokens.upperBound
    guard member.kind == .variable, member.brace == nil || observers != nil,
      !list.range(member.keyword, end).contains(where: { list.isCode($0, "=") })
    else { return false }
    let last = end - 1
    return !list.isCode(last, "?") && !list.isCode(last, "!")
  }

  /// The tokens of what hears of a property's changes; nil where nothing does.
  static func observers(of member: SwiftDeclaration, in list: TokenList) -> Range<Int>? {
    guard member.kind == .variable, let brace = member.brace,
      list.isCode(brace + 1, "didSet") || list.isCode(brace + 1, "willSet")
    else { return nil }
    return brace..<list.behind(brace)
  }

  /// Names of SwiftUI's that only views need.
  private static let views: Set = [
    "View", "AnyView", "ViewBuilder", "ViewModifier", "PreviewProvider", "App", "Scene", "Shape",
    "InsettableShape", "Text", "Image", "Color", "ForEach", "EmptyView", "TupleView", "Namespace",
  ]

  /// Whether a declaration is, extends, takes or gives views of SwiftUI, which are not here.
  func isOfViews(_ declaration: SwiftDeclaration, in number: Int) -> Bool {
    guard unit.hasSwiftUI else { return false }
    if declaration.kind == .extension { return isView(declaration.name) }
    let list = unit.files[number].list
    let end = declaration.brace ?? declaration.tokens.upperBound
    return list.range(declaration.tokens.lowerBound, end).contains { index in
      if list[index]?.kind == .attribute { return list.is(index, "@ViewBuilder") }
      return index != declaration.keyword + 1 && !list.isCode(index + 1, ":")
        && list.name(index).map(isView) == true
    }
  }

  private func isView(_ name: String) -> Bool {
    Self.views.contains(name) && unit.types[name] == nil && !(hasSubviews && name == "View")
  }

  private static func isEnumeration(_ name: String, in unit: UnitRewriting) -> Bool {
    unit.types[name].map {
      unit.files[$0.file].list.isCode($0.declaration.keyword, "enum")
    } ?? false
  }

  /// Lists what can be named: declarations at the top, and members of types that are kept in part.
  private mutating func declare(
    _ declarations: [SwiftDeclaration], in number: Int, of owner: String? = nil,
    isHidden: Bool = false
  ) {
    for declaration in declarations
    where declaration.kind != .importing
      && (partial.contains(declaration.name) || !isOfViews(declaration, in: number))
    {
      let place = Place(file: number, keyword: declaration.keyword)
      let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
      let isHidden = isHidden || isPrivate(declaration, in: number)
      func add(_ name: String) {
        let key = isHidden ? Self.key(name, number) : name
        declared[key, default: []].append((place, declaration, owner))
      }
      if isPartial(declaration, in: number) {
        // The type itself is there with the first of its members.
        add(declaration.name)
        declare(declaration.members, in: number, of: declaration.name, isHidden: isHidden)
      } else if declaration.kind == .initializer {
        guard let owner else { continue }
        let isForeign = unit.types[owner] == nil
        guard isForeign || Self.isKept(declaration, in: unit.files[number].list) else { continue }
        add(owner)
        if isForeign { add(".init") }
      } else if let owner, partial.contains(owner) {
        add(Self.member(name, of: owner))
      } else {
        add(name)
        if unit.hasSwiftUI, declaration.kind == .extension,
          unit.types[declaration.name]?.declaration.kind == .protocol
        {
          // What a protocol of the files gives is called on values that do not name it.
          for member in declaration.members {
            add("." + member.name)
          }
        }
        if owner != nil { add("." + name) }
      }
    }
  }

  /// Whether an initializer makes a value without arguments, of a type that inherits from nothing.
  static func isKept(_ initializer: SwiftDeclaration, in list: TokenList) -> Bool {
    initializer.kind == .initializer
      && MemberReading(initializer, in: list).canBeCalledWithoutArguments
      && !initializer.tokens.contains { list.isCode($0, "super") || list.isCode($0, "override") }
  }

  /// The key of what is private to a file.
  private static func key(_ name: String, _ file: Int) -> String { "\(file)/\(name)" }

  private func isPrivate(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
    unit.hasModifier("private", declaration, in: file)
      || unit.hasModifier("fileprivate", declaration, in: file)
  }

  /// The key of a member that only its own type, or who names that, can mean.
  private static func member(_ name: String, of owner: String) -> String { owner + "#" + name }

  /// The names that a declaration says of what stands outside of it.
  private func names(
    in declaration: SwiftDeclaration, of owner: String?, in file: Int
  ) -> [String] {
    let list = unit.files[file].list
    // Of a type that is kept in part only the names before its body count.
    var end = declaration.tokens.upperBound
    if isPartial(declaration, in: file) { end = declaration.tokens.lowerBound }
    if owner != nil, let observers = Self.observers(of: declaration, in: list) {
      end = observers.lowerBound
    }
    let range = list.range(declaration.tokens.lowerBound, end)
    let isFunction = [.function, .variable, .initializer].contains(declaration.kind)
    let locals = isFunction ? locals(in: range, of: declaration, in: list) : []
    var names: [String] = []
    let cuts = cuts[file] ?? []
    for index in range {
      guard let start = list[index]?.range.lowerBound,
        !cuts.contains(where: { $0.contains(start) })
      else { continue }
      if list[index]?.kind == .attribute {
        // A property wrapper or the builder of a result may be the files' own.
        names.append(String(list.text(index).dropFirst()))
        continue
      }
      guard let name = list.name(index) else { continue }
      let follows = list.isCode(index - 1, ".")
      let isChained = list.isCode(index - 2, "?") || list.isCode(index - 2, "!")
      let isOwn =
        follows && ["self", "Self"].contains(list.text(index - (isChained ? 3 : 2)))
      if follows, !isOwn, !isTypeName(list.text(index - 2), in: file) {
        // What the files add to UIKit's types is called on any value.
        names.append("." + name)
        continue
      }
      // A value may have the name of a declaration elsewhere.
      if follows, !isOwn, unit.hasSwiftUI { names.append("." + name) }
      if !isOwn, !follows, locals.contains(name) || isLabel(index, in: list) { continue }
      if !isOwn { names.append(name) }
      // Elsewhere a bare name is none of theirs.
      guard follows || owner != nil else { continue }
      names += partial.map { Self.member(name, of: $0) }
    }
    return names
  }

  private func isTypeName(_ name: String, in file: Int) -> Bool {
    declared[name] != nil || declared[Self.key(name, file)] != nil
      || partial.contains { $0 == name || $0.hasSuffix("." + name) }
  }

  private func isLabel(_ index: Int, in list: TokenList) -> Bool {
    list.isCode(index + 1, ":") && (list.isCode(index - 1, "(") || list.isCode(index - 1, ","))
  }

  /// The names that a body gives its own values.
  private func locals(
    in range: Range<Int>, of declaration: SwiftDeclaration, in list: TokenList
  ) -> Set<String> {
    var locals: Set<String> = []
    for index in range where index != declaration.keyword {
      if list.isCode(index, "let") || list.isCode(index, "var") {
        if let name = list.name(index + 1) { locals.insert(name) }
      } else if list.isCode(index, "in") {
        // Parameters of a closure, or what `for` gives a name.
        var at = index - 1
        while at > range.lowerBound, !list.isCode(at, "{"), !list.isCode(at, "for"),
          index - at < 40
        {
          if let name = list.name(at), !list.isCode(at - 1, ":"), !list.isCode(at - 1, ">"),
            !list.isCode(at - 1, ".")
          {
            locals.insert(name)
          }
          at -= 1
        }
      }
    }
    if let opening = declaration.parameters {
      for part in list.parts(of: list.inside(opening)) {
        for index in part.prefix(2) { if let name = list.name(index) { locals.insert(name) } }
      }
    }
    return locals.subtracting(["self"])
  }
}
