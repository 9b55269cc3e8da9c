/// Lets `abs(…)` in an extension of `CGFloat` be the function, and not what the type has of the name.
struct AbsoluteValueRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      let list = unit.files[number].list
      for declaration in unit.files[number].allDeclarations
      where declaration.kind == .extension && declaration.name == "CGFloat" {
        guard let brace = declaration.brace else { continue }
        for index in list.inside(brace)
        where list.isCode(index, "abs") && list.isCode(index + 1, "(")
          && !list.isCode(index - 1, ".") && !list.isCode(index - 1, "func")
        {
          unit.files[number].replace(index..<(index + 1), with: "Swift.abs")
        }
      }
    }
  }
}
