import GalleyNotation
import GalleyRewriting

/// The choice of a unit's class, and the way to make one.
struct LayoutChoice {
  /// Nil where `makeLayout()` makes what nobody has named.
  let layoutClass: LayoutClass?
  /// The Swift expression that makes it.
  let expression: String

  /// - Throws: in a sentence with its cure, where none or several could be meant, or none can be
  ///   made.
  init(_ unit: RewrittenUnit, for request: LayoutRequest) throws(BuildProblem) {
    layoutClass = try Self.named(unit, for: request)
    guard unit.makeLayout == nil, let layoutClass else {
      expression = "makeLayout()"
      return
    }
    try Self.checkName(of: layoutClass)
    try Self.checkInitializer(of: layoutClass)
    expression = "\(layoutClass.name)()"
  }

  /// The class that is asked for; nil where `makeLayout()` makes what nobody has named.
  static func named(
    _ unit: RewrittenUnit, for request: LayoutRequest
  ) throws(BuildProblem) -> LayoutClass? {
    let place =
      request.location
      ?? SourceLocation(file: request.paths.first ?? "", line: 1, column: 1)
    let layout = try choose(unit, request.className, at: place)
    guard layout != nil || unit.makeLayout != nil else {
      throw problem(nothing(unit), at: place)
    }
    return layout
  }

  private static func choose(
    _ unit: RewrittenUnit, _ name: String?, at place: SourceLocation
  ) throws(BuildProblem) -> LayoutClass? {
    if let name {
      let found = unit.classes.first { $0.name == name || $0.name == "`\(name)`" }
      if let found { return found }
      let names = unit.classes.map(\.name)
      guard !names.isEmpty else { throw problem(nothing(unit), at: place) }
      throw problem(Suggestion.unknown("layout class", name, among: names), at: place)
    }
    // A class that others of the unit inherit from is not what anybody means to see.
    let inherited = Set(unit.classes.flatMap(\.superclasses))
    let candidates = unit.classes.filter { !inherited.contains($0.name) }
    guard candidates.count > 1 else { return candidates.first }
    if unit.makeLayout != nil { return nil }
    let visible = candidates.filter(\.isVisible)
    if visible.count == 1 { return visible.first }
    throw problem(
      "there are \(candidates.count) layouts in it, \(and(candidates.map(\.name))); choose one by "
        + "its name: '--class \(candidates[0].name)', or 'class: \(candidates[0].name)' in a scene",
      at: place)
  }

  private static func and(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private static func nothing(_ unit: RewrittenUnit) -> String {
    let isOne = unit.files.count == 1
    return "there is no layout in \(isOne ? "it" : "these files"): no class that inherits from "
      + "UICollectionViewLayout or UICollectionViewFlowLayout; name the file that has one"
      + ", and those of the classes that it inherits from"
  }

  /// Whether something beside its file can name it.
  static func checkName(of layout: LayoutClass) throws(BuildProblem) {
    let name = layout.name
    if !layout.isVisible {
      throw problem(
        "\(name) is private to its file; take 'private' away, or write 'func makeLayout() -> "
          + "UICollectionViewLayout { \(name)() }' in this file", at: layout.location)
    }
    if layout.isGeneric {
      throw problem(
        "\(name) is generic; write 'func makeLayout() -> UICollectionViewLayout { \(name)<…>() }' "
          + "in a Swift file beside it, and name that file, too", at: layout.location)
    }
  }

  private static func checkInitializer(of layout: LayoutClass) throws(BuildProblem) {
    let name = layout.name
    guard let place = layout.initializerWithArguments else { return }
    throw problem(
      "the initializer of \(name) needs arguments, or is private; write 'func makeLayout() -> "
        + "UICollectionViewLayout { \(name)(…) }' in a Swift file beside it, and name that file, "
        + "too", at: place)
  }

  private static func problem(_ message: String, at place: SourceLocation) -> BuildProblem {
    .issues([Issue(message, at: place)])
  }
}
