package import GalleyNotation

/// A type of a module that is not here, in whose place another stands.
package struct StandInType: Hashable, Sendable {
  package let name: String
  /// Where the compiler missed it first.
  package let location: SourceLocation

  /// The type that an error of the compiler misses; nil where it says something else.
  init?(_ error: Issue) {
    let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "cannot find type " || parts[0] == "cannot find ",
      parts[2].hasPrefix(" in scope"), parts[1].first?.isUppercase == true,
      !ModuleList.isHere(String(parts[1]))
    else { return nil }
    name = String(parts[1])
    location = error.location
  }
}

/// Writes the declarations of types that are not here, as the files use them.
struct StandInWriter {
  private let files: [FileRewriting]

  init(_ unit: UnitRewriting) { files = unit.files.filter { !$0.isLeftOut } }

  /// The text of a file that declares types.
  func text(of types: [StandInType]) -> String {
    "import UIKit\n" + types.map { declaration(of: $0.name) + "\n" }.joined()
  }

  /// What the files say of a type.
  private struct Use {
    var isProtocol = false
    var isSuperclass = false
    var isClassBound = false
    /// How many generic arguments it takes.
    var arguments = 0
    /// The labels of the calls that make one.
    var calls: Set<[String]> = []
    /// The labels of the initializers that subclasses call.
    var superCalls: Set<[String]> = []
  }

  private func declaration(of name: String) -> String {
    let use = use(of: name)
    let endsLikeProtocol = Self.protocolEndings.contains { name.hasSuffix($0) }
    if use.isProtocol || use.isSuperclass && endsLikeProtocol
      || endsLikeProtocol && use.isClassBound
    {
      let isClassBound = use.isClassBound || name.hasSuffix("Delegate")
      return "public protocol \(name)\(isClassBound ? ": AnyObject" : "") {}"
    }
    let parameters = (0..<use.arguments).map { "Argument\($0)" }
    let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let base = Self.bases.first { name.hasSuffix($0.ending) } ?? Self.plain
    let known = base.initializers
    var lines = use.superCalls.subtracting(known).sorted(by: Self.precedes).map { labels in
      "public init(\(Self.parameters(labels))) { super.init(\(base.call)) }"
    }
    if !lines.isEmpty { lines += base.overrides }
    lines += use.calls.subtracting(use.superCalls).subtracting(known).sorted(by: Self.precedes)
      .map { "public convenience init(\(Self.parameters($0))) { self.init(\(base.call)) }" }
    // A class that nothing inherits from is its own default.
    let isFinal = !use.isSuperclass && base.ending.isEmpty
    if isFinal { lines.append("public static var standIn: \(name) { \(name)() }") }
    return """
      \(isFinal ? "public final" : "open") class \(name)\(generics): \(base.name), UIKit.StandIn\(isFinal ? ", UIKit.StandInDefault" : "") {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private static func precedes(_ first: [String], _ second: [String]) -> Bool {
    first.joined(separator: ":") < second.joined(separator: ":")
  }

  private static func parameters(_ labels: [String]) -> String {
    labels.enumerated().map { "\($1) argument\($0): Any?" }.joined(separator: ", ")
  }

  private func use(of name: String) -> Use {
    var use = Use()
    for file in files {
      for declaration in file.allDeclarations {
        add(declaration, of: name, to: &use, in: file.list)
      }
      for index in file.list.indices where file.list.name(index) == name {
        add(index, to: &use, in: file.list)
      }
    }
    return use
  }

  /// Adds what an inheritance says.
  private func add(
    _ declaration: SwiftDeclaration, of name: String, to use: inout Use, in list: TokenList
  ) {
    for (number, inherited) in declaration.inherited.enumerated()
    where UnitRewriting.name(of: inherited, in: list) == name {
      guard declaration.kind == .class, number == 0 else {
        use.isProtocol = true
        continue
      }
      use.isSuperclass = true
      for index in list.range(declaration.brace ?? 0, declaration.tokens.upperBound)
      where list.isCode(index, "init") && list.isCode(index - 1, ".")
        && list.isCode(index - 2, "super") && list.isCode(index + 1, "(")
      {
        use.superCalls.insert(Self.labels(of: index + 1, in: list))
      }
    }
  }

  /// Adds what stands around the name.
  private func add(_ index: Int, to use: inout Use, in list: TokenList) {
    if list.isCode(index - 1, "any") || list.isCode(index - 1, "some")
      || list.isCode(index - 1, "&") || list.isCode(index + 1, "&")
    {
      use.isProtocol = true
    }
    if (max(index - 5, 0)..<index).contains(where: { list.isCode($0, "weak") }) {
      use.isClassBound = true
    }
    var next = index + 1
    let behind = list.behindGenerics(next)
    if behind != next {
      use.arguments = max(
        use.arguments, list.parts(of: list.range(next + 1, behind - 1)).count)
      next = behind
    }
    if list.isCode(next, "("), list.isAdjacent(next) {
      use.calls.insert(Self.labels(of: next, in: list))
    }
  }

  /// The labels of a call's arguments, `_` for those without, a closure behind it among them.
  private static func labels(of opening: Int, in list: TokenList) -> [String] {
    let parts = list.parts(of: list.inside(opening)).map { part in
      list.isCode(part.lowerBound + 1, ":") ? list.name(part.lowerBound) ?? "_" : "_"
    }
    return parts + (list.isCode(list.behind(opening), "{") ? ["_"] : [])
  }

  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "able", "ible", "Providing", "Observer", "Type",
  ]

  /// A class that a stand-in inherits from.
  private struct Base {
    /// How names of such classes end.
    var ending: String
    var name: String
    /// The arguments with which its initializer is called.
    var call: String
    /// The labels of the initializers that it has.
    var initializers: Set<[String]>
    /// Those, as a class with initializers of its own declares them.
    var overrides: [String]
  }

  private static let plain = Base(
    ending: "", name: "NSObject", call: "", initializers: [[]],
    overrides: ["public override init() { super.init() }"])

  private static let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"

  private static func view(_ ending: String) -> Base {
    Base(
      ending: ending, name: "UI" + ending, call: "frame: .zero",
      initializers: [[], ["frame"], ["coder"]],
      overrides: ["public override init(frame: CGRect) { super.init(frame: frame) }", coder])
  }

  private static func controller(_ ending: String) -> Base {
    Base(
      ending: ending, name: "UI" + ending, call: "nibName: nil, bundle: nil",
      initializers: [[], ["nibName", "bundle"], ["coder"]],
      overrides: [
        "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ])
  }

  /// The more exact endings first.
  private static let bases: [Base] =
    [
      Base(
        ending: "TableViewCell", name: "UITableViewCell",
        call: "style: .default, reuseIdentifier: nil",
        initializers: [[], ["style", "reuseIdentifier"], ["coder"]],
        overrides: [
          "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }",
          coder,
        ])
    ] + ["CollectionViewCell", "CollectionReusableView"].map(view)
    + ["NavigationController", "TabBarController", "TableViewController", "ViewController"]
    .map(controller)
    + ["ScrollView", "ImageView", "StackView", "TextView", "TextField", "Button", "Label", "View"]
    .map(view)
}
