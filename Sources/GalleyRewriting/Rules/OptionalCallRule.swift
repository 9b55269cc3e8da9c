/// Lets `delegate.method?()` and `delegate.method!()` find the property that stands for an optional
/// method that takes nothing, which cannot have the method's name.
struct OptionalCallRule: RewritingRule {
  /// The name of the property.
  static func propertyName(_ method: String) -> String { prefix + method }

  private static let prefix = "_optional_"

  func apply(to unit: inout UnitRewriting) {
    var names: Set<String> = []
    for place in unit.types.values where place.declaration.kind == .protocol {
      names.formUnion(
        OptionalProtocolRule.namesTakingNothing(
          of: place.declaration, in: unit.files[place.file].list))
    }
    for number in unit.files.indices {
      let list = unit.files[number].list
      for index in list.indices
      where list.isCode(index, "?") || list.isCode(index, "!") {
        guard list.isCode(index + 1, "("), list.isAdjacent(index), list.isAdjacent(index + 1),
          list.isCode(index - 2, "."), list.name(index - 1).map(names.contains) == true
        else { continue }
        unit.files[number].insert(Self.prefix, before: index - 1)
      }
    }
  }
}
