/// The rule by which a language has a plural form for a number: the cardinal rules of CLDR 47.
///
/// Languages that are not listed have `one` for 1 and `other` for all else, as English has.
package struct PluralRule: Sendable {
  /// Conditions one of which gives the category, in the order in which they are asked.
  private var conditions: [(category: PluralCategory, relations: [Relation])] = []

  /// - Parameter language: A BCP 47 tag; its language counts, and its region where a rule is its own.
  package init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let own = parts.prefix(2).joined(separator: "-")
    self =
      Self.byLanguage[own] ?? parts.first.flatMap { Self.byLanguage[String($0)] } ?? Self.english
  }

  private init(_ lines: [Substring]) {
    conditions = lines.compactMap { line in
      let sides = line.split(separator: ": ", maxSplits: 1)
      guard sides.count == 2,
        let category = PluralCategory(rawValue: String(sides[0].drop { $0 == " " }))
      else { return nil }
      return (category, sides[1].split(separator: " and ").compactMap { Relation($0) })
    }
  }

  /// The category of a number as it is shown; what is no number is `other`.
  package func category(of text: String) -> PluralCategory {
    guard let number = PluralOperands(text) else { return .other }
    return conditions.first { $0.relations.allSatisfy { $0.holds(for: number) } }?.category
      ?? .other
  }
}

// MARK: - Relations

extension PluralRule {
  /// A comparison of an operand with numbers, such as `i % 10 != 2..4,9`.
  private struct Relation: Sendable {
    let operand: Character
    let modulus: Int?
    let ranges: [ClosedRange<Int>]
    let isNegated: Bool

    init?(_ text: Substring) {
      let words = text.split(separator: " ")
      guard let operand = words.first?.first, let list = words.last, words.count >= 3 else {
        return nil
      }
      self.operand = operand
      modulus = words.count == 5 ? Int(words[2]) : nil
      isNegated = words[words.count - 2] == "!="
      ranges = list.split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { Int($0) }
        return ends.first.flatMap { first in ends.last.map { first...$0 } }
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      let value = number.value(of: operand).map { value in modulus.map { value % $0 } ?? value }
      return ranges.contains { range in value.map(range.contains) ?? false } != isNegated
    }
  }
}

/// A number as CLDR looks at it, without a sign.
private struct PluralOperands {
  /// i, the integer part.
  private let integer: Int
  /// v, the number of digits of the visible fraction.
  private let digits: Int
  /// f, the visible fraction.
  private let fraction: Int

  /// Nil for what is no number, and where a part has more digits than are counted.
  init?(_ text: String) {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? parts[1] : ""
    guard parts.count <= 2, decimals.count <= 12, let integer = Int(parts[0]), integer >= 0,
      let fraction = decimals.isEmpty ? 0 : Int(decimals), fraction >= 0
    else { return nil }
    self.integer = integer
    self.fraction = fraction
    digits = decimals.count
  }

  /// An operand by its letter; nil for n, the number itself, where that is not whole.
  func value(of operand: Character) -> Int? {
    switch operand {
    case "i": integer
    case "v": digits
    case "f": fraction
    case "t": trimmedFraction
    default: fraction == 0 ? integer : nil
    }
  }

  /// t, the visible fraction without the zeros at its end.
  private var trimmedFraction: Int {
    var rest = fraction
    while rest > 0, rest % 10 == 0 { rest /= 10 }
    return rest
  }
}

// MARK: - Rules

extension PluralRule {
  private static let english = PluralRule(["one: i = 1 and v = 0"])

  private static let byLanguage: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    var (languages, lines): ([Substring], [Substring]) = ([], [])
    func close() {
      for language in languages { rules[String(language)] = PluralRule(lines) }
      (languages, lines) = ([], [])
    }
    for line in listed.split(separator: "\n") {
      if line.hasPrefix(" ") {
        lines.append(line)
      } else {
        if !lines.isEmpty { close() }
        languages += line.split(separator: " ")
      }
    }
    close()
    return rules
  }()

  /// Languages, and below them what gives each category, one condition a line.
  private static let listed = """
    bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to
    tpi vi wo yo yue zh
      other:
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc
    ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or
    os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz
    ve vo vun wae xh xog
      one: n = 1
    am as bn doi fa gu hi kn kok pcm tg vi zu
      one: i = 0
      one: n = 1
    ak bho csw ln mg nso pa ti wa
      one: n = 0..1
    iu naq sat se sma smj smn sms
      one: n = 1
      two: n = 2
    ca gl it lld pt-pt scn vec
      one: i = 1 and v = 0
      many: i != 0 and i % 1000000 = 0 and v = 0
    bs hr sh sr
      one: v = 0 and i % 10 = 1 and i % 100 != 11
      one: f % 10 = 1 and f % 100 != 11
      few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      few: f % 10 = 2..4 and f % 100 != 12..14
    blo cv ksh
      zero: n = 0
      one: n = 1
    ceb fil tl
      one: v = 0 and i = 1,2,3
      one: v = 0 and i % 10 != 4,6,9
      one: v != 0 and f % 10 != 4,6,9
    ff hy kab
      one: i = 0,1
    cs sk
      one: i = 1 and v = 0
      few: i = 2..4 and v = 0
      many: v != 0
    dsb hsb
      one: v = 0 and i % 100 = 1
      one: f % 100 = 1
      two: v = 0 and i % 100 = 2
      two: f % 100 = 2
      few: v = 0 and i % 100 = 3..4
      few: f % 100 = 3..4
    fr pt
      one: i = 0..1
      many: i != 0 and i % 1000000 = 0 and v = 0
    he iw
      one: i = 1 and v = 0
      one: i = 0 and v != 0
      two: i = 2 and v = 0
    lv prg
      zero: n % 10 = 0
      zero: n % 100 = 11..19
      zero: v = 2 and f % 100 = 11..19
      one: n % 10 = 1 and n % 100 != 11
      one: v = 2 and f % 10 = 1 and f % 100 != 11
      one: v != 2 and f % 10 = 1
    mo ro
      one: i = 1 and v = 0
      few: v != 0
      few: n = 0
      few: n != 1 and n % 100 = 1..19
    ru uk
      one: v = 0 and i % 10 = 1 and i % 100 != 11
      few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many: v = 0 and i % 10 = 0
      many: v = 0 and i % 10 = 5..9
      many: v = 0 and i % 100 = 11..14
    ar ars
      zero: n = 0
      one: n = 1
      two: n = 2
      few: n % 100 = 3..10
      many: n % 100 = 11..99
    be
      one: n % 10 = 1 and n % 100 != 11
      few: n % 10 = 2..4 and n % 100 != 12..14
      many: n % 10 = 0
      many: n % 10 = 5..9
      many: n % 100 = 11..14
    br
      one: n % 10 = 1 and n % 100 != 11,71,91
      two: n % 10 = 2 and n % 100 != 12,72,92
      few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99
      many: n != 0 and n % 1000000 = 0
    cy
      zero: n = 0
      one: n = 1
      two: n = 2
      few: n = 3
      many: n = 6
    da
      one: n = 1
      one: t != 0 and i = 0,1
    es
      one: n = 1
      many: i != 0 and i % 1000000 = 0 and v = 0
    ga
      one: n = 1
      two: n = 2
      few: n = 3..6
      many: n = 7..10
    gd
      one: n = 1,11
      two: n = 2,12
      few: n = 3..10,13..19
    gv
      one: v = 0 and i % 10 = 1
      two: v = 0 and i % 10 = 2
      few: v = 0 and i % 100 = 0,20,40,60,80
      many: v != 0
    is
      one: t = 0 and i % 10 = 1 and i % 100 != 11
      one: t % 10 = 1 and t % 100 != 11
    kw
      zero: n = 0
      one: n = 1
      two: n % 100 = 2,22,42,62,82
      two: n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000
      two: n != 0 and n % 1000000 = 100000
      few: n % 100 = 3,23,43,63,83
      many: n != 1 and n % 100 = 1,21,41,61,81
    lag
      zero: n = 0
      one: i = 0,1 and n != 0
    lt
      one: n % 10 = 1 and n % 100 != 11..19
      few: n % 10 = 2..9 and n % 100 != 11..19
      many: f != 0
    mk
      one: v = 0 and i % 10 = 1 and i % 100 != 11
      one: f % 10 = 1 and f % 100 != 11
    mt
      one: n = 1
      two: n = 2
      few: n = 0
      few: n % 100 = 3..10
      many: n % 100 = 11..19
    pl
      one: i = 1 and v = 0
      few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many: v = 0 and i != 1 and i % 10 = 0..1
      many: v = 0 and i % 10 = 5..9
      many: v = 0 and i % 100 = 12..14
    sgs
      one: n % 10 = 1 and n % 100 != 11
      two: n = 2
      few: n != 2 and n % 10 = 2..9 and n % 100 != 11..19
      many: f != 0
    shi
      one: i = 0
      one: n = 1
      few: n = 2..10
    si
      one: n = 0,1
      one: i = 0 and f = 1
    sl
      one: v = 0 and i % 100 = 1
      two: v = 0 and i % 100 = 2
      few: v = 0 and i % 100 = 3..4
      few: v != 0
    tzm
      one: n = 0..1
      one: n = 11..99
    """
}

/// The plural categories of languages, in CLDR's words.
package enum PluralCategory: String, CaseIterable, Codable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
