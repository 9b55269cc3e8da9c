/// Lets `delegate.method!(…)` call an optional method whose answer is not optional.
struct ForcedCallRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    var names = UIKitOptionalCalls.names
    for place in unit.types.values where place.declaration.kind == .protocol {
      names.formUnion(
        OptionalProtocolRule.names(of: place.declaration, in: unit.files[place.file].list))
    }
    for number in unit.files.indices {
      let list = unit.files[number].list
      for index in list.indices
      where list.isCode(index, "!") && list.isCode(index + 1, "(") && list.isAdjacent(index)
        && list.isAdjacent(index + 1) && list.isCode(index - 2, ".")
        && list.name(index - 1).map(names.contains) == true
      {
        unit.files[number].insert("._forced", before: index + 1)
      }
    }
  }
}
