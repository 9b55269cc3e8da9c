package import GalleyNotation

/// The Swift files of one layout, rewritten for Linux's compiler, and what stands in them.
///
/// The originals are not touched, and every message of the compiler can be led back to them.
package struct RewrittenUnit: Sendable {
  package let files: [RewrittenFile]
  /// The parts that cannot be rewritten, and those that were left out.
  package let issues: [Issue]
  /// Modules that are imported and not here.
  ///
  /// That is no error by itself: an import may be left over, and what a file uses of a module the
  /// compiler misses by its name.
  package let absentModules: [Issue]
  /// The types and functions at the top of the files that were left out, by their names, since what
  /// was kept does not name them.
  package let leftOut: [String]
  /// The layouts among the classes, in the order of the files.
  package let classes: [LayoutClass]
  /// The functions and properties that give layouts.
  package let allMakers: [LayoutMaker]
  /// Those that no other of them calls.
  package let makers: [LayoutMaker]
  /// Where `func makeLayout()` stands; nil where there is none.
  package let makeLayout: SourceLocation?
  /// Whether that makes a layout of SwiftUI.
  package let makesSwiftUILayout: Bool
  /// Where `func makeSubview(_:at:)` stands, which gives the cells of a layout of SwiftUI what they
  /// carry; nil where there is none.
  package let makeSubview: SourceLocation?
  /// Where `func makeDelegate()` stands; nil where there is none.
  package let makeDelegate: SourceLocation?
  /// Where `func makeDataSource()` stands; nil where there is none.
  package let makeDataSource: SourceLocation?
  /// Where `func registerViews(in:)` stands; nil where there is none.
  package let registerViews: SourceLocation?
  package let controllers: [ControllerClass]
  /// The functions outside of types, without arguments, that give view controllers.
  package let controllerMakers: [String]
  package let acceptedFindings: [AcceptedFinding]
  /// What was changed so that the files can be built and run here.
  package let adaptation: UnitAdaptation
  /// The names that what is kept says, of which other files may declare some.
  package let saidNames: Set<String>
  /// Those of what is kept, without those within others.
  package let outermostCuts: [SourceCut]
  /// The text of a file that declares those; nil where there are none.
  package let standInText: String?
  /// The statements that say how views and cells are made.
  package let registrations: [String]
  /// Whether nothing of the files was left out or stood in for, for the compiler's sake.
  package var isWhole: Bool { adaptation.cuts.isEmpty && adaptation.standIns.isEmpty }
  /// Whether bodies were left out that nothing kept comes to, as far as its text tells it.
  package var hasUnusedBodies: Bool { !unusedBodies.isEmpty }
  private let unusedBodies: [(begin: SourceLocation, conditions: [String])]
  private let cutFinder: CutFinder
  private let places: ModulePlaces

  /// Rewrites files that belong together; bytes that are no Swift are handed on for the compiler to
  /// complain of.
  ///
  /// Linear in the size of the files.
  ///
  /// - Parameters:
  ///   - sources: paths as messages shall name them, and what the files hold.
  ///   - roots: what the unit is for, of which only what it needs is kept.
  ///   - adaptation: what is changed of the same sources so that they can be built and run here.
  package init(
    _ sources: [(path: String, bytes: [UInt8])], keeping roots: Roots = .all,
    adapted adaptation: UnitAdaptation = UnitAdaptation()
  ) {
    var unit = UnitRewriting(sources.map { SwiftSource(path: $0.path, bytes: $0.bytes) })
    var root: String?
    if case .controller(let name) = roots { root = name }
    cutFinder = CutFinder(unit, leavingStatements: true, sparing: root)
    self.adaptation = adaptation
    let (cuts, standIns) = (adaptation.cuts, adaptation.standIns)
    let finder = LayoutClassFinder(unit)
    classes = finder.classes()
    (allMakers, makers) = LayoutMakerFinder(unit, layouts: classes.filter { !$0.isOfSwiftUI })
      .makers()
    makeLayout = finder.function("makeLayout")
    makesSwiftUILayout = finder.makesSwiftUILayout("makeLayout", layouts: classes)
    makeSubview = finder.function("makeSubview", labels: ["_", "at"])
    makeDelegate = finder.function("makeDelegate")
    makeDataSource = finder.function("makeDataSource")
    registerViews = finder.function("registerViews", labels: ["in"])
    controllers = finder.controllers()
    controllerMakers = finder.controllerMakers()
    acceptedFindings = unit.files.flatMap(AcceptedFinding.all)
    let read = unit
    let dependencies = Self.keep(roots, in: &unit, adapted: adaptation)
    let types = unit.types
    saidNames = dependencies?.said ?? Superclasses.names(in: unit)
    unusedBodies = Self.leaveOut(dependencies?.unusedBodies, of: &unit)
    outermostCuts = Self.outermost(cuts, in: unit)
    let gone = Set(cuts.filter { $0.kind == .removed }.map(\.name))
    func isKept(_ type: String) -> Bool {
      guard !gone.contains(type) else { return false }
      guard let dependencies, let place = types[type] else { return true }
      return dependencies.isKept(place.declaration, in: place.file)
    }
    registrations =
      finder.viewClasses().filter(isKept).map(LayoutClassFinder.registration)
      + finder.tableCellClasses().filter(isKept).map(LayoutClassFinder.registrationOfTableCell)
      + finder.addRegistrations(to: &unit, where: isKept).map { "\($0)()" }
      + InterfaceConnectionWriter(of: read, naming: adaptation.interfaces, without: outermostCuts)
      .add(to: &unit, named: "galleyConnect").map { "\($0)()" }
    standInText = standIns.isEmpty ? nil : StandInWriter(unit).text(of: standIns)
    unit.hasStandIns = !cuts.isEmpty || !standIns.isEmpty
    for rule in Self.rules { rule.apply(to: &unit) }
    for cut in outermostCuts { unit.files[cut.file].leaveOut(cut) }
    unit.issues += unit.files.flatMap(\.warningsOfHostedViews)
    let names = sources.enumerated().map { Self.compiledPath($1.path, number: $0) }
    var renderer = UnitRenderer(unit.files, names: names)
    let kept = sources.indices.filter { !unit.files[$0].isLeftOut }
    files = kept.map { number in
      RewrittenFile(
        path: sources[number].path, compiledPath: names[number], bytes: renderer.text(of: number))
    }
    places = ModulePlaces(
      paths: files.map(\.path), compiledPaths: files.map(\.compiledPath),
      columns: kept.map { renderer.columns[$0] })
    issues = unit.issues
    leftOut = unit.leftOut
    absentModules = unit.absentModules
  }

  /// What is to be left out for errors at places of originals: statements, and declarations where
  /// that is not enough; empty where nothing can be.
  ///
  /// What misses types that can be stood in for is not left out. The first time it is nothing else
  /// either, since much follows from that: a class without its superclass has none of its members.
  package func cuts(for errors: [Issue]) -> [SourceCut] {
    let missing = Set(standIns(for: errors).map(\.name))
    guard missing.isEmpty || !adaptation.standIns.isEmpty else { return [] }
    let places = errors.filter { StandInType($0).map { missing.contains($0.name) } == true }
    var found: [SourceCut] = []
    for error in errors where !places.contains(error) {
      guard let cut = cutFinder.cut(for: error, besides: adaptation.cuts),
        !found.contains(where: { $0.isOf(cut) }),
        !places.contains(where: { cutFinder.contains($0.location, in: cut) })
      else { continue }
      found.append(cut)
    }
    return found
  }

  /// The types that errors miss, each once, without those that are stood in for.
  package func standIns(for errors: [Issue]) -> [StandInType] {
    var names = Set(adaptation.standIns.map(\.name))
    return errors.compactMap(StandInType.init).filter { names.insert($0.name).inserted }
  }

  /// The names of which something has come to one, where a run stops in a body that was left out for
  /// want of them; none where it stops elsewhere.
  package func reachedNames(at stop: SourceLocation) -> Set<String> {
    let body = unusedBodies.first { $0.begin.file == stop.file && $0.begin.line == stop.line }
    return Set(body?.conditions ?? [])
  }

  /// Leaves bodies out, and returns where they begin and what they wait for.
  private static func leaveOut(
    _ bodies: UnusedBodies?, of unit: inout UnitRewriting
  ) -> [(begin: SourceLocation, conditions: [String])] {
    (bodies?.all ?? []).compactMap { code in
      guard let text = code.body?.text(.stop, code.name, UnusedBodies.words) else { return nil }
      unit.files[code.file].replace(code.tokens, with: text)
      return (unit.files[code.file].location(ofToken: code.tokens.lowerBound), code.conditions)
    }
  }

  /// Those of what is kept, without those within others, and of those at one place the last.
  private static func outermost(_ cuts: [SourceCut], in unit: UnitRewriting) -> [SourceCut] {
    cuts.enumerated().filter { number, cut in
      let file = unit.files[cut.file]
      return !file.isLeftOut && !file.edits.contains { $0.range.contains(cut.range.lowerBound) }
        && !cuts.enumerated().contains { other, around in
          around.file == cut.file && around.range.lowerBound <= cut.range.lowerBound
            && around.range.upperBound >= cut.range.upperBound
            && (around.range != cut.range || other > number)
        }
    }.map(\.element)
  }

  /// What a unit is for, of which only what it needs is kept.
  package enum Roots {
    /// Everything is kept.
    case all
    /// A function that makes a layout.
    case maker(LayoutMaker)
    /// Layouts, or the function at the top that makes one, by their names.
    case layouts([String])
    /// A view controller, or the function at the top that makes one, by its name.
    case controller(String)
  }

  /// Leaves of a unit what its roots need; nil where that is all.
  private static func keep(
    _ roots: Roots, in unit: inout UnitRewriting, adapted adaptation: UnitAdaptation
  ) -> LayoutDependencies? {
    var maker: LayoutMaker?
    var leavesOutBodies = false
    let (names, companions): ([String], Set<String>)
    switch roots {
    case .all: return nil
    case .maker(let root):
      maker = root
      (names, companions) = ([root.name], Self.companions)
    case .layouts(let roots):
      let hasSubviews =
        LayoutClassFinder(unit).function("makeSubview", labels: ["_", "at"]) != nil
      names = roots
      // Operators have no names by which they could be followed.
      companions = Self.companions.union(hasSubviews ? ["", "makeSubview"] : [""])
    case .controller(let root):
      (names, companions) = ([root], adaptation.reachedNames.union([""]))
      leavesOutBodies = true
    }
    let dependencies = LayoutDependencies(
      unit, of: names.map { $0.replacing("`", with: "") }, roots: companions,
      without: adaptation.cuts, leavingOutBodies: leavesOutBodies,
      interfaces: adaptation.interfaces)
    UnusedDeclarationRule(maker, dependencies: dependencies).apply(to: &unit)
    return dependencies
  }

  /// The functions that belong to a layout, beside what makes it.
  private static let companions: Set = ["makeDelegate", "makeDataSource", "registerViews"]

  /// The layouts of SwiftUI and what makes one, where the files have no layout of UIKit: then they
  /// can be kept without the views around them.
  package var rootsOfSwiftUI: [String] {
    guard allMakers.isEmpty, classes.allSatisfy(\.isOfSwiftUI),
      makeLayout == nil || makesSwiftUILayout
    else { return [] }
    return classes.map(\.name) + (makeLayout == nil ? [] : ["makeLayout"])
  }

  static var rules: [any RewritingRule] {
    [
      ImportRule(), PreviewRule(), AttributeRule(), LiteralRule(), OptionalProtocolRule(),
      OptionalCallRule(),
      ForcedCallRule(),
      AbsoluteValueRule(), ExtensionOverrideRule(), ForwardedClosureRule(), PrivateNameRule(),
    ]
  }

  /// The name by which the compiler, a crash and `#file` know a file: its path, or a number where
  /// the path cannot stand in a directive, which knows no escapes, or is that of another file.
  static func compiledPath(_ path: String, number: Int) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\"" && scalar != "\\"
    }
    return isPlain && !path.isEmpty && !path.contains(":") ? path : "source-\(number).swift"
  }

  /// The place in an original of a place that the compiler or a crash tells; nil where it tells of
  /// something else.
  package func location(ofRewritten path: String, line: Int, column: Int) -> SourceLocation? {
    places.location(ofRewritten: path, line: line, column: column)
  }
}
