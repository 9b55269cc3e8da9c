import GalleyRecords

/// A look taken apart into what it is made of: its box, its texts, its images.
struct LookParts {
  struct Part {
    enum Kind: String, CaseIterable {
      /// A shape; the one that is the whole thing has no name.
      case box
      case text
      case image
    }

    var kind: Kind
    /// `text-2`; empty for the whole.
    var name: String
    /// By their names within the part; that of a text's string or an image's file is empty.
    var properties: [(name: String, value: String)] = []

    subscript(name: String) -> String? { properties.first { $0.name == name }?.value }

    /// The name of a property as the look has it.
    func fullName(_ property: String) -> String {
      if property.isEmpty { return name }
      if name.isEmpty || (name == "text" && property.hasPrefix("font.")) { return property }
      return "\(name).\(property)"
    }

    /// What the part is, apart from where it is.
    var matter: [String] {
      properties.filter { !Self.isPlace($0.name) }.map { "\($0.name)=\($0.value)" }
    }

    /// Whether a property says a place relative to the frame.
    static func isPlace(_ name: String) -> Bool {
      let last = name.split(separator: ".").last ?? ""
      return ["frame", "place", "pivot", "offset"].contains(last)
        && !name.hasSuffix("shadow.offset")
    }
  }

  private(set) var parts: [Part] = [Part(kind: .box, name: "")]

  init(_ look: Look) {
    var places = ["": 0]
    for property in look.properties {
      let (name, rest) = Self.split(property.name)
      if places[name] == nil {
        places[name] = parts.count
        parts.append(Part(kind: Self.kind(of: name), name: name))
      }
      parts[places[name] ?? 0].properties.append((rest, property.value))
    }
  }

  private static func kind(of name: String) -> Part.Kind {
    name.hasPrefix("text") ? .text : name.hasPrefix("image") ? .image : .box
  }

  /// `text-2.color` is the color of `text-2`, `font.size` the size of the font of `text`.
  private static func split(_ name: String) -> (part: String, rest: String) {
    let end = name.firstIndex(of: ".") ?? name.endIndex
    let first = String(name[..<end])
    if first == "font" { return ("text", name) }
    let words = first.split(separator: "-", omittingEmptySubsequences: false)
    let isCounted = words.count == 1 || (words.count == 2 && Int(words[1]) != nil)
    guard isCounted, let kind = words.first, ["text", "image", "shape"].contains(kind),
      name != "shape"
    else { return ("", name) }
    return (first, end == name.endIndex ? "" : String(name[name.index(after: end)...]))
  }

  /// The parts of two looks that are taken for each other, and those that only one has.
  static func matched(
    _ expected: LookParts, _ actual: LookParts
  ) -> [(expected: Part?, actual: Part?)] {
    Part.Kind.allCases.flatMap { kind -> [(expected: Part?, actual: Part?)] in
      let left = expected.parts.filter { $0.kind == kind }
      let right = actual.parts.filter { $0.kind == kind }
      return matched(left, right)
    }
  }

  private static func matched(
    _ left: [Part], _ right: [Part]
  ) -> [(expected: Part?, actual: Part?)] {
    guard left.count != right.count else { return zip(left, right).map { ($0, $1) } }
    let pairs: [SequenceAlignment.Pair]
    if left.count * right.count <= 10_000 {
      pairs = SequenceAlignment.best(left.count, right.count) { left[$0].likeness(to: right[$1]) }
    } else {
      pairs = (0..<min(left.count, right.count)).map { ($0, $0) }
    }
    let (met, found) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    return pairs.map { (left[$0.0], right[$0.1]) }
      + left.indices.filter { !met.contains($0) }.map { (left[$0], nil) }
      + right.indices.filter { !found.contains($0) }.map { (nil, right[$0]) }
  }
}

extension LookParts.Part {
  /// From a little, for being of one kind, to 1.
  fileprivate func likeness(to other: LookParts.Part) -> Double {
    if name.isEmpty, other.name.isEmpty { return 2 }
    let mine = Set(matter)
    let count = max(mine.count, other.matter.count)
    let shared = other.matter.count { mine.contains($0) }
    return 0.1 + 0.9 * (count == 0 ? 1 : Double(shared) / Double(count))
  }
}
