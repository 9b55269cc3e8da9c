/// Writes what the compiler makes of `#selector`, `#keyPath` and the literals of Xcode as calls.
struct LiteralRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      let list = unit.files[number].list
      for index in list.indices where list[index]?.kind == .directive && list.isCode(index + 1, "(")
      {
        let inside = list.inside(index + 1)
        let whole = index..<list.behind(index + 1)
        if list.is(index, "#selector") {
          unit.files[number].replace(whole, with: "Selector(\"\(selector(inside, in: list))\")")
        } else if list.is(index, "#keyPath") {
          unit.files[number].replace(whole, with: "\"\(keyPath(inside, in: list))\"")
        } else if list.is(index, "#colorLiteral") {
          unit.files[number].replace(index..<(index + 1), with: "UIColor")
        } else if list.is(index, "#imageLiteral") {
          unit.files[number].replace(index..<(index + 1), with: "UIImage")
        }
      }
    }
  }

  /// `collectionView(_:layout:sizeForItemAt:)` of `Delegate.collectionView(_:layout:sizeForItemAt:)`.
  private func selector(_ range: Range<Int>, in list: TokenList) -> String {
    var start = range.lowerBound
    if list.isCode(start, "getter") || list.isCode(start, "setter"), list.isCode(start + 1, ":") {
      start += 2
    }
    var (name, at) = ("", start)
    while at < range.upperBound, let word = list.name(at) {
      name = word
      at = list.behindGenerics(at + 1)
      // `self?.tapped`, `delegate!.tapped`
      if list.isCode(at, "?") || list.isCode(at, "!") { at += 1 }
      guard list.isCode(at, ".") else { break }
      at += 1
    }
    guard list.isCode(at, "("), at < range.upperBound else { return name }
    let labels = list.inside(at).map { list.text($0) }.joined()
    return "\(name)(\(labels))"
  }

  /// Returns the text after the type that a key path begins with.
  private func keyPath(_ range: Range<Int>, in list: TokenList) -> String {
    let names = range.compactMap(list.name)
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    return (path.isEmpty ? names[...] : path).joined(separator: ".")
  }
}
