internal import GalleyGeometry
internal import GalleyLayouts

/// The ids by which files call the parts of a screen: valid in XML, and no two parts, of one
/// picture or of several of a scene, have the same.
///
/// Most are as people would write them, such as `ring-3`, `title` or `ring-3.label` for a layer in
/// an item. Whether such an id could be that of another part is told from what the scene says
/// alone, never from what happens to be in sight; what could is called by an id that tells each
/// step.
package struct PartIDs: Sendable {
  /// The collection that an order is predicted for.
  package struct Collection: Sendable {
    package var name: String
    /// Whether all items that it begins with have ids of their own.
    package var namesItems: Bool

    package init(name: String, namesItems: Bool) {
      self.name = name
      self.namesItems = namesItems
    }
  }

  /// The plain ids of layers that stand by themselves.
  private let layers: Set<String>
  /// By their plain ids.
  private let collections: [String: Collection]

  /// - Parameters:
  ///   - layers: The ids of all layers of the screen that lie in no other.
  ///   - collections: All collections of the screen.
  package init(layers: [String], collections: [Collection]) {
    self.layers = Set(layers.map { Self.head($0) })
    let named = collections.map { (Self.head($0.name), $0) }
    self.collections = Dictionary(named) { first, _ in first }
  }

  /// The id of a part.
  package func id(of name: PartName) -> String {
    let (head, inner) = Self.split(name)
    let words = inner.map(Self.innerWord)
    return ([plainID(of: head) ?? Self.fullID(of: head)] + words).joined(separator: ".")
  }

  /// The id of a part where it is as people would write it; nil where it tells each step.
  package func plainID(of name: PartName) -> String? {
    let (head, inner) = Self.split(name)
    let isNamed = inner.allSatisfy { step in
      if case .layer(let layer) = step { layer.id != nil } else { false }
    }
    guard isNamed, let id = plainID(of: head) else { return nil }
    return ([id] + inner.map(Self.innerWord)).joined(separator: ".")
  }

  /// What stands by itself, and the layers in it.
  private static func split(_ name: PartName) -> ([PartName.Step], ArraySlice<PartName.Step>) {
    let headCount = if case .collection? = name.steps.first { min(2, name.steps.count) } else { 1 }
    return (Array(name.steps.prefix(headCount)), name.steps.dropFirst(headCount))
  }

  // MARK: - Plain ids

  /// The id as people would write it; nil where it could be that of another part.
  private func plainID(of head: [PartName.Step]) -> String? {
    switch (head.first, head.dropFirst().first) {
    case (.layer(let name)?, nil):
      return name.id.map(Self.head)
    case (.background?, _):
      return layers.contains("background") || collections["background"] != nil
        ? nil : "background"
    case (.collection(let name)?, nil):
      return layers.contains(Self.head(name)) ? nil : Self.head(name)
    case (.collection(let name)?, let part?):
      let prefix = Self.head(name)
      guard let word = plainWord(of: part, in: prefix) else { return nil }
      let id = "\(prefix)-\(word)"
      return layers.contains(id) || isInAnother(id, than: prefix) ? nil : id
    default: return nil
    }
  }

  /// Whether an id reads as one of a collection whose name goes on after that of this one.
  private func isInAnother(_ id: String, than prefix: String) -> Bool {
    collections.keys.contains {
      $0.utf8.count > prefix.utf8.count && (id == $0 || id.hasPrefix($0 + "-"))
    }
  }

  private func plainWord(of part: PartName.Step, in collection: String) -> String? {
    switch part {
    case .element(let name):
      let word = plainWord(of: name.subject, in: collection)
      return name.isLeaving ? word.map { "leaving-\($0)" } : word
    case .detail(let id): return plainWord(of: id, in: collection).map { "detail-\($0)" }
    case .indicator(let axis): return "\(axis.rawValue)-indicator"
    case .background, .layer, .collection: return nil
    }
  }

  private func plainWord(of subject: ElementName.Subject, in collection: String) -> String? {
    switch subject {
    case .item(let id): return plainWord(of: id, in: collection)
    case .view(let element):
      let kind = element.kind ?? element.category.rawValue
      // Headers and footers are supplementary views, and decorations have names of their own.
      let isUsual = (element.category == .supplementary) == ["header", "footer"].contains(kind)
      guard isUsual, !kind.readsAsPrefixed else { return nil }
      return "\(IdentifierWord.word(kind))-\(element.indexPath)"
    }
  }

  private func plainWord(of id: ItemID, in collection: String) -> String? {
    let namesItems = collections[collection]?.namesItems ?? false
    switch id {
    case .inserted: return id.description
    case .loaded: return namesItems ? nil : id.description
    case .given(let name):
      let isFree =
        switch ItemID(recordText: name) {
        case .loaded: namesItems
        case .inserted: false
        case .given: !name.readsAsPrefixed && !name.readsAsView
        }
      return isFree ? IdentifierWord.word(name) : nil
    }
  }

  // MARK: - Ids that tell each step

  /// Begins as no plain id does, and says of each name what it is of.
  private static func fullID(of head: [PartName.Step]) -> String {
    (["_"] + head.flatMap(fullWords)).joined(separator: ".")
  }

  private static func fullWords(of step: PartName.Step) -> [String] {
    switch step {
    case .background: ["background"]
    case .layer(let name): ["layer", innerWord(.layer(name))]
    case .collection(let name): ["collection", IdentifierWord.strict(name)]
    case .element(let name):
      (name.isLeaving ? ["leaving"] : []) + fullWords(of: name.subject)
    case .detail(let id): ["detail"] + fullWords(of: .item(id))
    case .indicator(let axis): ["indicator", axis.rawValue]
    }
  }

  private static func fullWords(of subject: ElementName.Subject) -> [String] {
    switch subject {
    case .item(.given(let id)): ["given", IdentifierWord.strict(id)]
    case .item(.loaded(let number)): ["loaded", "\(number)"]
    case .item(.inserted(let turn)): ["inserted", "\(turn)"]
    case .view(let element):
      [
        element.category.rawValue, IdentifierWord.strict(element.kind ?? ""),
        element.indexPath.description,
      ]
    }
  }

  /// A layer in another part; one without an id begins as no word does.
  private static func innerWord(_ step: PartName.Step) -> String {
    guard case .layer(let name) = step else { return fullWords(of: step).joined(separator: ".") }
    return name.id.map(IdentifierWord.word) ?? ".\(IdentifierWord.strict(name.kind))-\(name.number)"
  }

  /// A word that an id may begin with: with a letter or `_`, with which no word begins that has
  /// none behind it; with two no word begins at all.
  private static func head(_ name: String) -> String {
    let word = IdentifierWord.word(name)
    if let first = word.utf8.first, first | 0x20 >= UInt8(ascii: "a") { return word }
    return (word.contains("_") ? "__" : "_") + word
  }
}

extension String {
  /// Whether a name could be taken for what stands before or behind other names.
  fileprivate var readsAsPrefixed: Bool {
    hasPrefix("leaving-") || hasPrefix("detail-") || hasSuffix("-indicator")
  }

  /// Whether a name ends as that of a header does, with an index path.
  fileprivate var readsAsView: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false).suffix(2)
    return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
  }
}

/// A name that a scene gives, as a word of an id: letters, digits and hyphens, with everything else
/// written so that it can be read back.
///
/// A blank is `_` where that reads back, other characters are their numbers between two of them:
/// `EB Garamond` is `EB_Garamond`, `a/b` is `a_2f_b`. No two names have the same word.
enum IdentifierWord {
  static func word(_ name: String) -> String {
    guard !name.isEmpty else { return "__" }
    let short = escaped(name, blank: "_")
    return name.hasPrefix(" ") || read(short) != name ? strict(name) : short
  }

  /// The word without `_` for blanks.
  static func strict(_ name: String) -> String {
    name.isEmpty ? "__" : escaped(name, blank: "_20_")
  }

  private static func escaped(_ name: String, blank: String) -> String {
    var word = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": word.unicodeScalars.append(scalar)
      case " ": word += blank
      default: word += "_\(String(scalar.value, radix: 16))_"
      }
    }
    return word
  }

  /// The name that a word stands for.
  private static func read(_ word: String) -> String {
    var name = String.UnicodeScalarView()
    var rest = word.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "_" else {
        name.append(scalar)
        continue
      }
      let digits = rest.prefix { $0 != "_" }
      if digits.endIndex < rest.endIndex, digits.allSatisfy(Self.isDigit),
        let escaped = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      {
        name.append(escaped)
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        name.append(" ")
      }
    }
    return String(name)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."f": true
    default: false
    }
  }
}
