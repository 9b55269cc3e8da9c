/// Takes away what Xcode shows beside a file, `#Preview { … }`: a macro that is not here.
struct PreviewRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      let list = unit.files[number].list
      for index in list.indices where list.is(index, "#Preview") {
        guard list[index]?.kind == .directive else { continue }
        var end = index + 1
        if list.isCode(end, "(") { end = list.behind(end) }
        if list.isCode(end, "{") { end = list.behind(end) }
        unit.files[number].remove(start(of: index, in: list)..<end)
      }
    }
  }

  /// The first of the attributes before it, such as `@available(iOS 17, *)`.
  private func start(of index: Int, in list: TokenList) -> Int {
    var start = index
    while true {
      if list[start - 1]?.kind == .attribute {
        start -= 1
      } else if list.isCode(start - 1, ")"), let opening = list.partners[start - 1],
        list[opening - 1]?.kind == .attribute
      {
        start = opening - 1
      } else {
        return start
      }
    }
  }
}
