import GalleyGraphics

/// Ids that are unique in one document and safe in XML and in `url(#…)`.
struct SVGIdentifiers {
  private var taken: Set<String> = []
  /// What became of the groups' own ids: one for each group that is called so, in their order.
  private var groups: [String: [String]] = [:]

  /// Takes the ids of all named groups before others can.
  mutating func reserve(groupNamesIn commands: [DrawCommand]) {
    commands.forEachCommand { command in
      guard case .group(let group) = command, let name = group.name else { return }
      groups[name.id, default: []].append(reserve(name))
    }
  }

  /// Takes the id of one named group, before or after others of the same name.
  mutating func reserve(_ name: GroupName) -> String { unique(name.id) }

  /// The id that a named group was given; groups are asked for in the order in which they were
  /// reserved.
  mutating func reserved(_ name: GroupName) -> String {
    guard let own = groups[name.id]?.first else { return reserve(name) }
    groups[name.id]?.removeFirst()
    return own
  }

  /// A prefix that no id begins with but those that are given it.
  mutating func prefix(_ proposed: String) -> String {
    var prefix = proposed
    while taken.contains(where: { $0.hasPrefix(prefix) }) { prefix = "_" + prefix }
    taken.insert(prefix)
    return prefix
  }

  /// An id made from a wish; where it is taken, with a number behind it.
  mutating func unique(_ proposed: String) -> String {
    let safe = Self.safe(proposed)
    var id = safe
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(safe)-\(number)"
      number += 1
    }
    return id
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
