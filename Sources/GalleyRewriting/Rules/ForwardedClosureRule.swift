/// Calls an autoclosure that is handed on as it is, as Swift took it before version 5.
struct ForwardedClosureRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      let list = unit.files[number].list
      for declaration in unit.files[number].allDeclarations {
        guard let opening = declaration.parameters, let brace = declaration.brace,
          [.function, .initializer].contains(declaration.kind)
        else { continue }
        let names = list.parts(of: list.inside(opening)).compactMap { name(of: $0, in: list) }
        let body = list.inside(brace)
        for name in names where !isHidden(name, in: body, list) {
          for index in body
          where list.name(index) == name && ["(", ",", ":"].contains(list.text(index - 1))
            && [",", ")"].contains(list.text(index + 1))
          {
            unit.files[number].insert("()", before: index + 1)
          }
        }
      }
    }
  }

  /// The name within of a parameter that is an autoclosure.
  private func name(of parameter: Range<Int>, in list: TokenList) -> String? {
    guard let colon = parameter.first(where: { list.isCode($0, ":") }),
      list.range(colon, parameter.upperBound).contains(where: { list.is($0, "@autoclosure") })
    else { return nil }
    return list.name(colon - 1)
  }

  /// Whether a value of the same name stands before it.
  private func isHidden(_ name: String, in body: Range<Int>, _ list: TokenList) -> Bool {
    body.contains { index in
      list.name(index) == name
        && (list.isCode(index - 1, "let") || list.isCode(index - 1, "var")
          || list.isCode(index + 1, "in"))
    }
  }
}
