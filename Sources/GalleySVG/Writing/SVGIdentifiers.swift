import GalleyGraphics

/// Ids that are unique in one document and safe in XML and in `url(#…)`.
struct SVGIdentifiers {
  private var taken: Set<String> = []
  /// The least number that may be free behind a word that is taken.
  private var nextNumbers: [String: Int] = [:]
  /// What became of the groups' own ids: one for each group that is called so, in their order.
  private var groups: [String: [String]] = [:]
  /// Whether a group was given an id that is a part of a screen.
  private(set) var haveParts = false

  /// Takes the ids by which people refer to groups before others can.
  mutating func reserve(groupNamesIn commands: [DrawCommand]) {
    for case .group(let group) in commands {
      let group = group.joinedWithOnlyChild
      if let id = group.ownID { groups[id, default: []].append(unique(id)) }
      reserve(groupNamesIn: group.children)
    }
  }

  /// The id that a group was given, or is given now; nil for a group without a name.
  ///
  /// Groups are asked for in the order in which they were reserved.
  mutating func reservedID(of group: Group) -> String? {
    guard let id = group.ownID, let own = groups[id]?.first else { return newID(of: group) }
    groups[id]?.removeFirst()
    if group.part != nil { haveParts = true }
    return own
  }

  /// Gives a group an id, before or after others of the same name; nil for one without a name.
  mutating func newID(of group: Group) -> String? {
    if group.part != nil { haveParts = true }
    if let id = group.ownID { return unique(id) }
    guard let part = group.part else { return nil }
    return unique(word: Self.word(part.shownName) ?? Self.safe(part.name))
  }

  /// A prefix that no id begins with but those that are given it.
  mutating func prefix(_ proposed: String) -> String {
    var prefix = proposed
    while taken.contains(where: { $0.hasPrefix(prefix) }) { prefix = "_" + prefix }
    taken.insert(prefix)
    return prefix
  }

  /// An id made from a wish; where it is taken, with a number behind it.
  mutating func unique(_ proposed: String) -> String { unique(word: Self.safe(proposed)) }

  private mutating func unique(word: String) -> String {
    var id = word
    var number = nextNumbers[word] ?? 2
    while !taken.insert(id).inserted {
      id = "\(word)-\(number)"
      number += 1
      nextNumbers[word] = number
    }
    return id
  }

  /// A name as people can read it in any script: letters, digits, `-` and `_` alone, with `_` for
  /// what stands between; nil for one without any.
  private static func word(_ name: String) -> String? {
    let words = name.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-")
    }
    let word = words.map(String.init).joined(separator: "_")
    guard let first = word.unicodeScalars.first else { return nil }
    return first.properties.isAlphabetic ? word : "_" + word
  }

  /// Keeps ASCII letters, digits, `-`, `_` and `.`; begins with a letter or `_`.
  static func safe(_ proposed: String) -> String {
    var id = ""
    for scalar in proposed.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": id.unicodeScalars.append(scalar)
      // By its number, so that wishes in other scripts stay apart.
      case _ where !scalar.isASCII: id += "_\(String(scalar.value, radix: 16))"
      default: id += "_"
      }
    }
    guard let first = id.utf8.first, first | 0x20 >= UInt8(ascii: "a") || first == UInt8(ascii: "_")
    else { return "_" + id }
    return id
  }
}

extension Group {
  /// The id by which people refer to the group; nil for none.
  fileprivate var ownID: String? { part == nil ? name?.id : part?.id }
}

extension PartTag {
  /// The most letters of a name that is shown.
  private static let longestName = 40

  /// What programs that edit drawings call the part: a text by its words.
  var shownName: String {
    let words = (title ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return name }
    return words.count <= Self.longestName ? words : words.prefix(Self.longestName - 1) + "…"
  }
}
