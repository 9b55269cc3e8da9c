/// Moves what overrides, or is overridden, from extensions into the classes that they extend; so what
/// is open, which another module may override.
///
/// Only Objective-C can override in extensions. A member that comes from another file than its class
/// may need what only its file sees: there `private` and `fileprivate` at the top are lifted.
struct ExtensionOverrideRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    let overridden = overriddenNames(in: unit)
    for number in unit.files.indices {
      for type in unit.files[number].allDeclarations where type.kind == .extension {
        guard let place = unit.types[type.name], place.declaration.kind == .class else { continue }
        let moved = type.members.filter { member in
          [.function, .variable].contains(member.kind)
            && (unit.hasModifier("override", member, in: number)
              || unit.hasModifier("open", member, in: number)
              || overridden[type.name]?.contains(member.name) == true)
        }
        for member in moved { move(member, of: type, in: number, to: place, in: &unit) }
        if !moved.isEmpty, place.file != number { lift(in: number, of: &unit) }
      }
    }
  }

  /// For each class of the unit, what the classes below it override.
  private func overriddenNames(in unit: UnitRewriting) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for (name, place) in unit.types where place.declaration.kind == .class {
      let overriding = place.declaration.members.filter {
        unit.hasModifier("override", $0, in: place.file)
      }
      guard !overriding.isEmpty else { continue }
      for superclass in Superclasses.of(name, in: unit) {
        names[superclass, default: []].formUnion(overriding.map(\.name))
      }
    }
    return names
  }

  private func move(
    _ member: SwiftDeclaration, of type: SwiftDeclaration, in number: Int,
    to place: UnitRewriting.TypePlace, in unit: inout UnitRewriting
  ) {
    guard let brace = place.declaration.brace,
      let end = unit.files[place.file].list[unit.files[place.file].list.inside(brace).upperBound]
    else { return }
    let levels: [StaticString] = [
      "public", "internal", "fileprivate", "private", "open", "package",
    ]
    let hasLevel = levels.contains { unit.hasModifier($0, member, in: number) }
    let isPublic = unit.hasModifier("public", type, in: number)
    unit.files[number].move(
      member.tokens, to: place.file, before: end.range.lowerBound,
      prefix: isPublic && !hasLevel ? "public " : "")
  }

  private func lift(in number: Int, of unit: inout UnitRewriting) {
    let list = unit.files[number].list
    for declaration in unit.files[number].allDeclarations {
      for modifier in declaration.modifiers
      where list.isCode(modifier, "private") || list.isCode(modifier, "fileprivate") {
        let hasArguments = list.isCode(modifier + 1, "(")
        let edit = modifier..<(hasArguments ? list.behind(modifier + 1) : modifier + 1)
        unit.files[number].remove(edit)
      }
    }
  }
}
