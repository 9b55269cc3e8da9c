/// A name that a scene gives, as a word of an id: letters, digits and hyphens, with everything else
/// written so that it can be read back.
///
/// A blank is `_` where that reads back, other characters are their numbers between two of them:
/// `EB Garamond` is `EB_Garamond`, `a/b` is `a_2f_b`. No two names have the same word.
enum PartWord {
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
