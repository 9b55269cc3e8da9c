/// The code of members that nothing comes to, as far as the text of the files tells it.
///
/// A type that is kept would bring all that its members name, and one that is shared by a whole app
/// most of the app. What calls a member has to say its name, unless UIKit or Swift call it; and who
/// calls a member of a class has to have an instance that something made.
struct UnusedBodies {
  /// The code of a member: a body, or what a property begins with.
  struct HeldCode {
    /// The member's, with that of its type.
    let name: String
    let declaration: SwiftDeclaration
    let tokens: Range<Int>
    /// What can stand in its place; nil where it stays, and only makes no instances.
    let body: BodyReading?
    let file: Int
    /// The names that have to be said all before something can come to it.
    let conditions: [String]

    var isLeftOut: Bool { body != nil }
  }

  /// The end of the message with which a program stops that comes to a body that was left out.
  static let words = "is not built, since nothing that is built says its name"

  /// By the first of their conditions that is not fulfilled.
  private var held: [String: [HeldCode]] = [:]
  private var said: Set<String> = []

  /// The bodies that are left out, in the order of the files and their text.
  var all: [HeldCode] {
    held.values.flatMap { $0.filter(\.isLeftOut) }
      .sorted { ($0.file, $0.tokens.lowerBound) < ($1.file, $1.tokens.lowerBound) }
  }

  /// What is said where an instance of a class is made.
  static func instance(of type: String) -> String { type + "()" }

  /// Holds some code back, and returns whether there is a reason to.
  mutating func hold(_ code: HeldCode) -> Bool {
    guard let missing = code.conditions.first(where: { !said.contains($0) }) else { return false }
    held[missing, default: []].append(code)
    return true
  }

  /// Takes out what can be come to as soon as a name is said, which a dot may precede.
  mutating func take(saying name: String) -> [HeldCode] {
    let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
    said.insert(name)
    return (held.removeValue(forKey: name) ?? []).filter { !hold($0) }
  }
}

extension LayoutDependencies {
  /// A part of a declaration that is read for the names that it says.
  struct Part {
    let declaration: SwiftDeclaration
    let tokens: Range<Int>
    /// Whether something comes to it, so that it makes the instances that it says.
    let makesInstances: Bool

    init(_ declaration: SwiftDeclaration, _ tokens: Range<Int>, makesInstances: Bool = true) {
      (self.declaration, self.tokens) = (declaration, tokens)
      self.makesInstances = makesInstances
    }
  }

  /// The parts of a declaration that are read now; the code of members that nothing can have come to
  /// yet is held back.
  mutating func parts(of declaration: SwiftDeclaration, in file: Int) -> [Part] {
    guard [.class, .otherType, .extension].contains(declaration.kind), let brace = declaration.brace
    else { return [Part(declaration, declaration.tokens)] }
    // A type within another says its own name, and that may be another's elsewhere.
    let name = declaration.keyword + (declaration.kind == .extension ? 0 : 1)
    var parts = [
      Part(declaration, declaration.tokens.lowerBound..<name),
      Part(declaration, (name + 1)..<brace),
    ]
    for member in declaration.members {
      if [.function, .variable, .initializer].contains(member.kind) {
        parts += self.parts(ofMember: member, of: declaration, in: file)
      } else {
        parts += self.parts(of: member, in: file)
      }
    }
    return parts
  }

  private mutating func parts(
    ofMember member: SwiftDeclaration, of type: SwiftDeclaration, in file: Int
  ) -> [Part] {
    let list = unit.files[file].list
    let body = BodyReading.body(of: member, in: list)
    let end = member.tokens.upperBound
    let sign = list.range(member.keyword, end).first { list.isCode($0, "=") } ?? end
    let code = body?.tokens ?? list.range(sign + 1, end)
    // Its own name calls nothing.
    let name = member.kind == .initializer ? member.keyword : member.keyword + 1
    var parts = [
      Part(member, list.range(member.tokens.lowerBound, name)),
      Part(member, list.range(name + 1, code.lowerBound)),
    ]
    let isLeftOut = body?.hasStatements == true && Self.isPlain(member, in: list)
    let held = UnusedBodies.HeldCode(
      name: "\(type.name).\(member.kind == .initializer ? "init" : member.name)",
      declaration: member, tokens: code, body: isLeftOut ? body : nil, file: file,
      conditions: conditions(of: member, of: type, body, in: file))
    let isHeld = unusedBodies?.hold(held) == true
    if !isHeld || !isLeftOut { parts.append(Part(member, code, makesInstances: !isHeld)) }
    return parts
  }

  /// The names that have to be said before something can come to the code of a member.
  private func conditions(
    of member: SwiftDeclaration, of type: SwiftDeclaration, _ body: BodyReading?, in file: Int
  ) -> [String] {
    let list = unit.files[file].list
    var conditions: [String] = []
    let isClass = type.kind == .class || unit.types[type.name]?.declaration.kind == .class
    if isClass, !member.modifiers.contains(where: { list.isCode($0, "static") }) {
      let name = type.name.split(separator: ".").last.map(String.init) ?? ""
      conditions.append(UnusedBodies.instance(of: name))
    }
    if body?.hasStatements == true, Self.isCalledByName(member, in: list) {
      conditions.append(member.name)
    }
    return conditions
  }

  /// What an instance of a class is an instance of, too, where that is what was said.
  func superclasses(ofInstance name: String) -> [String] {
    guard name.hasSuffix("()"), unusedBodies != nil else { return [] }
    return (declared[String(name.dropLast(2))] ?? []).flatMap { found in
      guard found.declaration.kind == .class else { return [String]() }
      return unit.inherited(by: found.declaration, in: found.place.file).map { written in
        UnusedBodies.instance(of: written.split(separator: ".").last.map(String.init) ?? "")
      }
    }
  }

  /// Whether nothing but code that says its name calls a member: not a superclass, not UIKit, not the
  /// compiler.
  private static func isCalledByName(_ member: SwiftDeclaration, in list: TokenList) -> Bool {
    member.kind != .initializer && !member.name.isEmpty && !isCallback(member.name)
      && !member.modifiers.contains { list.isCode($0, "override") } && isPlain(member, in: list)
  }

  /// Whether a body can be any that the type of its member allows.
  private static func isPlain(_ member: SwiftDeclaration, in list: TokenList) -> Bool {
    member.attributes.allSatisfy { plainAttributes.contains(list.text($0)) }
  }

  /// Attributes that leave a body what it is.
  private static let plainAttributes: Set = [
    "@objc", "@nonobjc", "@discardableResult", "@MainActor", "@available", "@inline", "@inlinable",
    "@usableFromInline", "@objcMembers", "@Sendable", "@preconcurrency",
  ]

  /// Whether UIKit, SwiftUI, Swift or Foundation ask values for a member of this name.
  static func isCallback(_ name: String) -> Bool {
    callbacks.contains(name) || callbackPrefixes.contains(where: name.hasPrefix)
  }

  /// What the methods of delegates and sources of data begin with, and those of result builders.
  private static let callbackPrefixes = [
    "buildBlock", "buildEither", "buildFinal", "buildPartial", "collectionView",
    "gestureRecognizer",
    "numberOf", "scrollView", "searchBar", "tableView", "textField", "textView",
  ]

  /// Requirements of protocols.
  private static let callbacks: Set = [
    // UIKit's and SwiftUI's.
    "alpha", "animatableData", "animate", "bottomAnchor", "bounds", "center", "configuration",
    "container", "contentInsets", "contentSize", "convert", "defaultValue", "delegateOfScrolling",
    "effectiveContentInsets", "effectiveContentSize", "explicitAlignment", "frame", "heightAnchor",
    "indexPath", "isAnimated", "isCancelled", "isHidden", "isSecureTextEntry", "keyboardType",
    "layoutProperties", "length", "magnitudeSquared", "makeCache", "makeContentView", "name",
    "placeSubviews", "representedElementCategory", "representedElementKind", "returnKeyType",
    "scale", "sectionIndexTitles", "sizeThatFits", "spacing", "standIn", "supports", "topAnchor",
    "traitCollection", "traits", "transform", "transform3D", "transitionDuration", "updateCache",
    "updateSearchResults", "updated", "viewForZooming", "zIndex",
    // Swift's and Foundation's.
    "advanced", "allCases", "appendInterpolation", "appendLiteral", "body", "buildArray",
    "buildExpression", "buildLimitedAvailability", "buildOptional", "callAsFunction", "count",
    "customMirror", "debugDescription", "description", "distance", "dynamicallyCall", "encode",
    "endIndex", "errorDescription", "failureReason", "formIndex", "format", "hash", "hashValue",
    "helpAnchor", "id", "index", "indices", "insert", "intValue", "localizedDescription",
    "magnitude", "makeIterator", "next", "projectedValue", "rawValue", "recoverySuggestion",
    "remove", "replaceSubrange", "startIndex", "stringValue", "underestimatedCount", "value",
    "wrappedValue", "zero",
  ]
}
