import GalleyNotation

/// Lets the imports of Apple's modules that are here read as `import UIKit`, and tells of those
/// that are not.
struct ImportRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      for declaration in unit.files[number].allDeclarations where declaration.kind == .importing {
        rewrite(declaration, in: number, of: &unit)
      }
    }
  }

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private func rewrite(
    _ declaration: SwiftDeclaration, in number: Int, of unit: inout UnitRewriting
  ) {
    let list = unit.files[number].list
    var at = declaration.keyword + 1
    let isScoped = Self.kinds.contains(list.text(at))
    if isScoped { at += 1 }
    guard let module = list.name(at) else { return }
    var end = at + 1
    while list.isCode(end, "."), list[end]?.isFirstOnLine == false { end += 2 }
    let whole = declaration.tokens.lowerBound..<min(end, declaration.tokens.upperBound)
    if KnownModules.uikit.contains(module) {
      // In front of a name that is as it should be, nothing needs to change.
      if module != "UIKit" || isScoped || end != at + 1 || !declaration.attributes.isEmpty {
        unit.files[number].replace(whole, with: "import UIKit")
      }
    } else if !KnownModules.swift.contains(module) {
      let location = unit.files[number].location(ofToken: at)
      tell(module, at: location, in: &unit)
      unit.files[number].remove(whole)
    }
  }

  private func tell(_ module: String, at location: SourceLocation, in unit: inout UnitRewriting) {
    if KnownModules.isFramework(module) {
      unit.issues.append(
        Issue(
          "the framework \(module) is not here; keep what needs it in another file, or between "
            + "'#if canImport(\(module))' and '#endif'",
          at: location))
    } else if unit.files.count > 1 {
      unit.issues.append(
        Issue(
          "the module \(module) is not here, so what it declares is looked for in the files that "
            + "were given beside this one",
          at: location, severity: .warning))
    } else {
      unit.issues.append(
        Issue(
          "the module \(module) is not here; name the Swift files that it is made of, as far as "
            + "this one needs them, beside it",
          at: location))
    }
  }
}
