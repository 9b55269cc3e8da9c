/// Takes away the attributes and modifiers that speak to Objective-C and to Interface Builder.
struct AttributeRule: RewritingRule {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable",
    "@UIApplicationMain", "@convention", "@NSApplicationMain", "@main",
  ]

  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      let list = unit.files[number].list
      for index in list.indices {
        switch list[index]?.kind {
        case .attribute where Self.attributes.contains(list.text(index)):
          let hasArguments = list.isCode(index + 1, "(") && list.isAdjacent(index + 1)
          unit.files[number].remove(index..<(hasArguments ? list.behind(index + 1) : index + 1))
        case .word where list.is(index, "dynamic") && isModifier(index, in: list):
          unit.files[number].remove(index..<(index + 1))
        default: break
        }
      }
    }
  }

  /// A word counts as the modifier where a declaration goes on behind it.
  private func isModifier(_ index: Int, in list: TokenList) -> Bool {
    let words: Set = [
      "var", "let", "func", "class", "override", "public", "open", "private", "fileprivate",
      "internal", "final", "init", "subscript", "weak", "lazy", "static", "required", "convenience",
    ]
    // `case dynamic` has its next declaration on another line.
    return words.contains(list.text(index + 1)) && list[index + 1]?.isFirstOnLine == false
  }
}
