/// The classes above a class, nearest first.
enum Superclasses {
  /// As far as the unit declares them, and the first one that it does not; a circle ends where it
  /// closes.
  static func of(_ name: String, in unit: UnitRewriting) -> [String] {
    var found: [String] = []
    var current = name
    while let place = unit.types[current], place.declaration.kind == .class,
      let written = unit.inherited(by: place.declaration, in: place.file).first
    {
      let next = resolve(written, from: current, in: unit)
      guard next != name, !found.contains(next) else { break }
      found.append(next)
      current = next
    }
    return found
  }

  /// A name as it is meant within a type: of the innermost type around that has one such.
  private static func resolve(_ name: String, from type: String, in unit: UnitRewriting) -> String {
    var around = type.split(separator: ".").dropLast()
    while !around.isEmpty {
      let candidate = around.joined(separator: ".") + "." + name
      if unit.types[candidate] != nil { return candidate }
      around.removeLast()
    }
    var (resolved, passed) = (name, Set<String>())
    while unit.types[resolved] == nil, let alias = unit.aliases[resolved],
      passed.insert(resolved).inserted
    {
      resolved = alias
    }
    return resolved.hasPrefix("UIKit.") ? String(resolved.dropFirst(6)) : resolved
  }

  /// The names by which the classes of a unit name those that they inherit from, and those that
  /// aliases stand for.
  static func names(in unit: UnitRewriting) -> Set<String> {
    var names = Set(unit.aliases.values)
    for (number, file) in unit.files.enumerated() {
      for declaration in file.allDeclarations where declaration.kind == .class {
        names.formUnion(unit.inherited(by: declaration, in: number).prefix(1))
      }
    }
    return Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
  }
}
