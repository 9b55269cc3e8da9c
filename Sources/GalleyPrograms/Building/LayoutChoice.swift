import GalleyNotation
import GalleyRewriting

/// The choice of what a unit is to show, and the way to make it.
struct LayoutChoice {
  /// What a request names.
  enum Subject {
    /// A class; nil where `makeLayout()` makes what nobody has named.
    case layoutClass(LayoutClass?)
    case maker(LayoutMaker)
    /// A view controller, whose view is the only item.
    case controller(ControllerClass)
    /// A function outside of types that gives one, by its name.
    case controllerMaker(String)
  }

  /// Nil where a function makes what nobody has named.
  let layoutClass: LayoutClass?
  /// The function or property that gives it; nil for a class, and for `makeLayout()`.
  let maker: LayoutMaker?
  /// The Swift expression that makes it.
  let expression: String
  /// Whether what is made may be declared as a class above.
  let isDeclaredAbove: Bool
  /// What the files are kept for; nil where all of them is kept.
  let roots: RewrittenUnit.Roots?
  /// What the files are kept for where all of them do not compile; nil where that is nothing else.
  let leastRoots: RewrittenUnit.Roots?

  var isController: Bool { if case .controller = roots { true } else { false } }

  var isOfSwiftUI: Bool { if case .layouts = roots { true } else { false } }

  /// - Throws: in a sentence with its cure, where none or several could be meant, or none can be
  ///   made.
  /// - `interfaces`: Xibs and scenes, from which controllers come that have one.
  init(
    _ unit: RewrittenUnit, for request: LayoutRequest, _ interfaces: [InterfacePart] = []
  ) throws(BuildProblem) {
    switch try Self.subject(of: unit, by: request) {
    case .maker(let maker):
      try Self.checkInstance(of: maker)
      (layoutClass, self.maker, isDeclaredAbove, leastRoots) = (nil, maker, false, nil)
      roots = .maker(maker)
      expression = "galleyMadeLayout()"
    case .controller(let controller):
      let isOfScene = interfaces.contains { $0.isScene && $0.names.first == controller.name }
      try Self.check(controller, isOfScene: isOfScene)
      (layoutClass, maker, isDeclaredAbove, leastRoots) = (nil, nil, false, nil)
      roots = .controller(controller.name)
      expression = Self.showing(
        isOfScene
          ? "HostProgram.controller(ofScene: \(controller.name).self)" : "\(controller.name)()")
    case .controllerMaker(let name):
      (layoutClass, maker, isDeclaredAbove, leastRoots) = (nil, nil, false, nil)
      (roots, expression) = (.controller(name), Self.showing("\(name)()"))
    case .layoutClass(let meant):
      (layoutClass, maker) = (meant, nil)
      isDeclaredAbove = unit.makeLayout != nil || meant == nil
      guard let meant, !isDeclaredAbove else {
        expression = "makeLayout()"
        roots = unit.makesSwiftUILayout ? .layouts(["makeLayout"]) : nil
        leastRoots = .layouts(["makeLayout"])
        return
      }
      roots = meant.isOfSwiftUI ? .layouts([meant.name]) : nil
      leastRoots = .layouts([meant.name])
      try Self.checkName(of: meant)
      try Self.checkInitializer(of: meant)
      expression = "\(meant.name)()"
    }
  }

  /// - `controller`: The expression that makes a view controller.
  private static func showing(_ controller: String) -> String {
    "HostProgram.layout(showing: { \(controller) })"
  }

  /// What is asked for: a class, a function, or what is the only one of the files.
  static func subject(
    of unit: RewrittenUnit, by request: LayoutRequest
  ) throws(BuildProblem) -> Subject {
    let place =
      request.location
      ?? SourceLocation(file: request.paths.first ?? "", line: 1, column: 1)
    if let name = request.makerName {
      guard request.className == nil else {
        throw problem(
          "both a class and a function are named, \(request.className ?? "") and \(name); "
            + "leave one of them out", at: place)
      }
      if unit.controllerMakers.contains(name) { return .controllerMaker(name) }
      return .maker(try maker(unit, name, by: request, at: place))
    }
    if let controller = try controller(unit, by: request, at: place) { return controller }
    let layout = try choose(unit, request.className, at: place)
    if layout == nil, unit.makeLayout == nil {
      guard let maker = try onlyMaker(unit, by: request, at: place) else {
        throw problem(nothing(unit), at: place)
      }
      return .maker(maker)
    }
    return .layoutClass(layout)
  }

  private static func maker(
    _ unit: RewrittenUnit, _ name: String, by request: LayoutRequest, at place: SourceLocation
  ) throws(BuildProblem) -> LayoutMaker {
    let found = inFirstFile(unit.allMakers.filter { $0.isNamed(name) }, of: request)
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw problem(
        "\(name) is there \(found.count) times, as \(and(found.map(\.name))); write one of these "
          + "names", at: place)
    }
    let names = unit.allMakers.map(\.name)
    guard !names.isEmpty else {
      throw problem(
        "there is no '\(name)' that gives a layout: a function without arguments, or a property, of "
          + "the type UICollectionViewLayout, one of its classes or NSCollectionLayoutSection",
        at: place)
    }
    throw problem(
      Suggestion.unknown("function or property that gives a layout", name, among: names),
      at: place)
  }

  /// The one that is meant where nothing is named: of several the one that gives a whole layout, or
  /// that the files use.
  private static func onlyMaker(
    _ unit: RewrittenUnit, by request: LayoutRequest, at place: SourceLocation
  ) throws(BuildProblem) -> LayoutMaker? {
    let makers = inFirstFile(unit.makers, of: request)
    let whole = makers.filter { $0.product == .layout }
    var candidates = whole.isEmpty ? makers : whole
    let used = candidates.filter(\.isUsed)
    if used.count == 1 { candidates = used }
    guard candidates.count > 1 else { return candidates.first }
    throw problem(
      "there are \(candidates.count) functions in it that give a layout, "
        + "\(and(candidates.map(\.name))); choose one by its name: "
        + "'--layout \(candidates[0].location.file):\(candidates[0].name)', or "
        + "'make: \(candidates[0].name)' in a scene", at: place)
  }

  /// Those of the file that is named first, where it has any.
  private static func inFirstFile(
    _ makers: [LayoutMaker], of request: LayoutRequest
  ) -> [LayoutMaker] {
    let own = makers.filter { $0.location.file == request.paths.first }
    return own.isEmpty ? makers : own
  }

  /// Whether a value of the type around a function can be made.
  private static func checkInstance(of maker: LayoutMaker) throws(BuildProblem) {
    guard let missing = maker.missing, case .instance(let type) = maker.access else { return }
    throw problem(
      "\(maker.ownName) belongs to a \(type), which cannot be made without a value for "
        + "'\(missing.name)'; give it one, or make \(maker.ownName) static", at: missing.location)
  }

  /// The controller that a class's name means, or the only thing that there is to show; nil where
  /// a layout is meant.
  private static func controller(
    _ unit: RewrittenUnit, by request: LayoutRequest, at place: SourceLocation
  ) throws(BuildProblem) -> Subject? {
    if let name = request.className {
      let found = unit.controllers.first { $0.name == name || $0.name == "`\(name)`" }
      return found.map { .controller($0) }
    }
    let makers = unit.controllerMakers
    if makers.contains("makeController") { return .controllerMaker("makeController") }
    guard unit.classes.isEmpty, unit.allMakers.isEmpty, unit.makeLayout == nil else { return nil }
    let own = unit.controllers.filter { $0.location.file == request.paths.first }
    let candidates = own.isEmpty ? unit.controllers : own
    guard candidates.count > 1 else { return candidates.first.map { .controller($0) } }
    throw problem(
      "there are \(candidates.count) view controllers in it, \(and(candidates.map(\.name))); choose "
        + "one by its name: '--class \(candidates[0].name)', or 'class: \(candidates[0].name)' in a "
        + "scene", at: place)
  }

  /// - `isOfScene`: Whether a scene of a storyboard makes it, for which no argument is needed.
  private static func check(
    _ controller: ControllerClass, isOfScene: Bool
  ) throws(BuildProblem) {
    let name = controller.name
    let cure =
      "write 'func makeController() -> UIViewController { \(name)(…) }' in a Swift file beside it, "
      + "and name that file, too"
    if !controller.isVisible {
      throw problem(
        "\(name) is private to its file; take 'private' away, or write 'func makeController() -> "
          + "UIViewController { \(name)() }' in this file", at: controller.location)
    }
    if !isOfScene, let initializer = controller.initializerWithArguments {
      throw problem(
        "the initializer of \(name) needs arguments, or is private; \(cure)", at: initializer)
    }
  }

  private static func choose(
    _ unit: RewrittenUnit, _ name: String?, at place: SourceLocation
  ) throws(BuildProblem) -> LayoutClass? {
    if let name {
      let found = unit.classes.first { $0.name == name || $0.name == "`\(name)`" }
      if let found { return found }
      let names = unit.classes.map(\.name) + unit.controllers.map(\.name) + unit.controllerMakers
      guard !names.isEmpty else { throw problem(nothing(unit), at: place) }
      throw problem(Suggestion.unknown("layout or view controller", name, among: names), at: place)
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
      + "UICollectionViewLayout or one of its classes, no type that conforms to SwiftUI's Layout, and "
      + "no function without arguments that gives one; name the file that has one, and those of the classes that it inherits from"
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
        "\(name) is generic; write 'func makeLayout() -> \(layout.result) { \(name)<…>() }' "
          + "in a Swift file beside it, and name that file, too", at: layout.location)
    }
  }

  private static func checkInitializer(of layout: LayoutClass) throws(BuildProblem) {
    let name = layout.name
    guard let place = layout.initializerWithArguments else { return }
    throw problem(
      "the initializer of \(name) needs arguments, or is private; write 'func makeLayout() -> "
        + "\(layout.result) { \(name)(…) }' in a Swift file beside it, and name that file, "
        + "too", at: place)
  }

  private static func problem(_ message: String, at place: SourceLocation) -> BuildProblem {
    .issues([Issue(message, at: place)])
  }
}

extension LayoutClass {
  /// The type that a function declares which makes it.
  fileprivate var result: String { isOfSwiftUI ? "some Layout" : "UICollectionViewLayout" }
}
