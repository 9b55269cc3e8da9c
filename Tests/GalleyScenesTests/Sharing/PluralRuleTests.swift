import Foundation
import GalleyNotation
import Testing

@Suite struct PluralRuleTests {
  /// The rows of the table: a language, and its category for each number of the first row.
  @Test func `each language has the forms that CLDR gives it`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/plural-rules", withExtension: "txt"))
    let letters: [Character: PluralCategory] = [
      "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "-": .other,
    ]
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    let numbers = try #require(rows.first)
    #expect(numbers.count > 90 && rows.count > 150)
    for row in rows.dropFirst() {
      let rule = PluralRule(language: String(row[0]))
      let found = numbers.map { rule.category(of: String($0)) }
      let expected = try row[1].map { try #require(letters[$0]) }
      let wrong = zip(numbers, zip(found, expected)).filter { $1.0 != $1.1 }
      #expect(wrong.isEmpty, "\(row[0]): \(wrong.map { "\($0) is \($1.0), not \($1.1)" })")
    }
    #expect(PluralRule(language: "la").category(of: "1") == .one)
    #expect(PluralRule(language: "en_GB").category(of: "nan") == .other)
    #expect(PluralRule(language: "pt-PT").category(of: "0") == .other)
    #expect(PluralRule(language: "pt-BR").category(of: "0") == .one)
  }
}
