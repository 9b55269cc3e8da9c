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

  /// A declaration that can be named.
  struct NamedDeclaration {
    let place: Place
    let declaration: SwiftDeclaration
    let owner: String?
  }

  let unit: UnitRewriting
  /// What is left out for the compiler's sake, and so names nothing.
  let cuts: [Int: [Range<Int>]]
  /// The names of what is kept for its own sake, without the types around them.
  let ownNames: Set<String>
  /// The types that are kept in part.
  let partial: Set<String>
  private(set) var kept: Set<Place> = []
  /// The extensions of types that are not here, and are kept for what they conform to.
  private var whole: Set<Place> = []
  /// Whether a function of the files gives cells what views carry, by modifiers of the files' own.
  private let hasSubviews: Bool
  /// The classes of xibs and storyboards by the names by which code asks for these.
  private(set) var interfaces: [String: [String]] = [:]
  private(set) var declared: [String: [NamedDeclaration]] = [:]
  /// What extends types within others, until the outermost of those is said.
  private var waitingExtensions: [String: [NamedDeclaration]] = [:]
  /// The names that what is kept says.
  private(set) var said: Set<String> = []
  /// The bodies that are not read until what is kept says the names of their members; nil where all
  /// bodies are.
  var unusedBodies: UnusedBodies?

  /// - `makers`: The functions or types, qualified by the types around them.
  /// - `roots`: Names at the top of files that are kept beside them.
  /// - `cuts`: What is left out for the compiler's sake.
  /// - `leavesOutBodies`: Whether bodies are left out that nothing comes to.
  /// - `interfaces`: Xibs and scenes, whose classes are needed where those are asked for.
  init(
    _ unit: UnitRewriting, of makers: [String], roots: Set<String>, without cuts: [SourceCut] = [],
    leavingOutBodies leavesOutBodies: Bool = false, interfaces: [InterfacePart] = []
  ) {
    self.unit = unit
    for part in interfaces {
      for name in part.names { self.interfaces[name, default: []] += part.classes }
    }
    unusedBodies = leavesOutBodies ? UnusedBodies() : nil
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
    let instances = ownNames.map(UnusedBodies.instance)
    let wanted = ownNames + own + roots + types + instances
    var waiting = wanted + unit.files.indices.flatMap { file in wanted.map { Self.key($0, file) } }
    repeat {
      while let name = waiting.popLast() {
        guard said.insert(name).inserted else { continue }
        for made in classes(ofInterface: name) {
          waiting += [made, UnusedBodies.instance(of: made)]
        }
        for found in take(declaredAs: name) where kept.insert(found.place).inserted {
          let file = found.place.file
          for name in names(in: found.declaration, of: found.owner, in: file) {
            waiting += [name, Self.key(name, file)]
          }
        }
        for code in unusedBodies?.take(saying: name) ?? [] {
          for name in names(in: code.declaration, at: code.tokens, isMember: true, in: code.file) {
            waiting += [name, Self.key(name, code.file)]
          }
        }
        waiting += superclasses(ofInstance: name)
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

  /// The classes that a xib or scene names which a name of the code stands for: it makes them.
  private func classes(ofInterface name: String) -> [String] {
    guard !interfaces.isEmpty else { return [] }
    let plain = name.split(whereSeparator: { $0 == "." || $0 == "/" || $0 == "#" }).last
    return plain.flatMap { interfaces[String($0)] } ?? []
  }

  /// Returns what a name that is said means: of what extends types within others only that of which
  /// the outermost type is said, too.
  private mutating func take(declaredAs name: String) -> [NamedDeclaration] {
    let found = (declared[name] ?? []).filter { found in
      guard unusedBodies != nil, found.declaration.kind == .extension,
        let outermost = found.declaration.name.split(separator: ".").first.map(String.init),
        outermost != found.declaration.name, !said.contains(outermost)
      else { return true }
      waitingExtensions[outermost, default: []].append(found)
      return false
    }
    return found + (waitingExtensions.removeValue(forKey: name) ?? [])
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
    // Elsewhere these are other names.
    guard unit.hasSwiftUI, unit.files[number].importsSwiftUI else { return false }
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
        declared[key, default: []].append(
          NamedDeclaration(place: place, declaration: declaration, owner: owner))
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
  static func key(_ name: String, _ file: Int) -> String { "\(file)/\(name)" }

  private func isPrivate(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
    unit.hasModifier("private", declaration, in: file)
      || unit.hasModifier("fileprivate", declaration, in: file)
  }

  /// The key of a member that only its own type, or who names that, can mean.
  static func member(_ name: String, of owner: String) -> String { owner + "#" + name }
}
