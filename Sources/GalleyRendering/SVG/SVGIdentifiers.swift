/// Ids that are unique in one document and safe in XML and in `url(#…)`.
struct SVGIdentifiers {
  private var taken: Set<String> = []

  /// An id made from a wish; where it is taken, with a number behind it.
  mutating func unique(_ wish: String) -> String {
    let safe = Self.safe(wish)
    var id = safe
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(safe)-\(number)"
      number += 1
    }
    return id
  }

  /// Keeps ASCII letters, digits, `-`, `_` and `.`; begins with a letter or `_`.
  static func safe(_ wish: String) -> String {
    var id = ""
    for scalar in wish.unicodeScalars {
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
