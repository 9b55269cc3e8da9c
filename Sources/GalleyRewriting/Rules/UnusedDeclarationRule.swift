/// Leaves of a unit what a function needs that makes a layout, or a type that is one, and lets code
/// beside the file name it.
struct UnusedDeclarationRule: RewritingRule {
  /// The type that a value is made of to have it; nil where none is needed.
  private let instanceType: String?
  private let dependencies: LayoutDependencies

  /// - `maker`: The function that is kept; nil for types, or for a function at the top.
  init(_ maker: LayoutMaker? = nil, dependencies: LayoutDependencies) {
    if case .instance(let type) = maker?.access { instanceType = type } else { instanceType = nil }
    self.dependencies = dependencies
  }

  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      let declarations = unit.files[number].declarations
      unit.files[number].isLeftOut = !declarations.contains { hasKept($0, in: number) }
      keep(declarations, in: number, of: &unit)
    }
    declareMissingType(in: &unit)
  }

  private func keep(
    _ declarations: [SwiftDeclaration], in number: Int, of unit: inout UnitRewriting,
    isMember: Bool = false
  ) {
    let list = unit.files[number].list
    for declaration in declarations where declaration.kind != .importing {
      if dependencies.isPartial(declaration, in: number) {
        let keepsSome = declaration.members.contains { hasKept($0, in: number) }
        guard keepsSome || unit.types[declaration.name]?.declaration.keyword == declaration.keyword
        else {
          unit.files[number].remove(declaration)
          continue
        }
        keep(declaration.members, in: number, of: &unit, isMember: true)
        removeInheritance(of: declaration, in: number, of: &unit)
        if dependencies.partial.contains(declaration.name) {
          removeModifiers(["private", "fileprivate"], of: declaration, number, &unit)
        }
      } else if !dependencies.isKept(declaration, in: number) {
        unit.files[number].remove(declaration)
        let kinds: [SwiftDeclaration.Kind] = [.class, .otherType, .protocol, .function]
        if !isMember, kinds.contains(declaration.kind), !declaration.name.isEmpty {
          unit.leftOut.append(declaration.name)
        }
      } else {
        let isMaker = list.name(declaration.keyword + 1).map(dependencies.ownNames.contains) == true
        removeModifiers(isMaker ? ["private", "fileprivate"] : [], of: declaration, number, &unit)
        // What was inherited is not here.
        if isMember { removeModifiers(["override"], of: declaration, number, &unit) }
        if isMember, let observers = LayoutDependencies.observers(of: declaration, in: list) {
          unit.files[number].remove(observers)
        }
        for member in declaration.members where dependencies.isOfViews(member, in: number) {
          unit.files[number].remove(member)
        }
      }
    }
  }

  private func hasKept(_ declaration: SwiftDeclaration, in number: Int) -> Bool {
    dependencies.isKept(declaration, in: number)
      || dependencies.isPartial(declaration, in: number)
        && declaration.members.contains { hasKept($0, in: number) }
  }

  /// A type without its members is what it inherits from no more: it only lives on the main thread,
  /// as views and their controllers do.
  private func removeInheritance(
    of declaration: SwiftDeclaration, in number: Int, of unit: inout UnitRewriting
  ) {
    guard let first = declaration.inherited.first, let last = declaration.inherited.last else {
      return
    }
    unit.files[number].remove((first.lowerBound - 1)..<last.upperBound)
    if declaration.kind == .class {
      unit.files[number].insert("@MainActor ", before: declaration.tokens.lowerBound)
    }
  }

  private func removeModifiers(
    _ words: [String], of declaration: SwiftDeclaration, _ number: Int,
    _ unit: inout UnitRewriting
  ) {
    let list = unit.files[number].list
    for modifier in declaration.modifiers where words.contains(list.text(modifier)) {
      unit.files[number].remove(modifier..<(modifier + 1))
    }
  }

  /// A type that only an extension of it is here of.
  private func declareMissingType(in unit: inout UnitRewriting) {
    guard let type = instanceType, unit.types[type] == nil, !type.contains("."),
      !["UI", "NS", "CG", "CA"].contains(String(type.prefix(2)))
    else { return }
    for number in unit.files.indices {
      let found = unit.files[number].declarations.first { $0.name == type }
      guard let found else { continue }
      unit.files[number].add("@MainActor final class \(type) {}", for: found.keyword)
      return
    }
  }
}
