/// Gives what is private to a file a name of its own where another file declares the same name for
/// all.
///
/// In their modules the two never meet; here all files are one module, which takes only one of them.
struct PrivateNameRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    let kept = unit.files.indices.filter { !unit.files[$0].isLeftOut }
    guard kept.count > 1 else { return }
    var shared: [String: Int] = [:]
    var own: Set<Name> = []
    for number in kept {
      for declaration in unit.files[number].declarations
      where ![.importing, .extension].contains(declaration.kind) && !declaration.name.isEmpty {
        let isPrivate =
          unit.hasModifier("private", declaration, in: number)
          || unit.hasModifier("fileprivate", declaration, in: number)
        if isPrivate {
          own.insert(Name(file: number, text: declaration.name))
        } else {
          shared[declaration.name] = number
        }
      }
    }
    for name in own {
      guard let other = shared[name.text], other != name.file else { continue }
      rename(name, in: &unit)
    }
  }

  private struct Name: Hashable {
    var file: Int
    var text: String
  }

  private func rename(_ name: Name, in unit: inout UnitRewriting) {
    let list = unit.files[name.file].list
    for index in list.indices
    where list.name(index) == name.text && !list.isCode(index - 1, ".") && !list.isLabel(index) {
      unit.files[name.file].replace(
        index..<(index + 1), with: "\(name.text)OfFile\(name.file)")
    }
  }
}
