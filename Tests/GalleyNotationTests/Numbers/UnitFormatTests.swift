import GalleyNotation
import Testing

@Suite struct UnitFormatTests {
  /// The rows of the table: a language, and how it writes the value and the unit of each column.
  @Test func `each language writes units as ICU does`() throws {
    let table = try LanguageTable("units")
    #expect(table.columns.count == 160 && table.rows.count > 69)
    for row in table.rows {
      let language = row.language
      let numbers = NumberFormat(language: language)
      for (column, expected) in zip(table.columns, row.texts) where expected != "-" {
        let words = column.split(separator: " ").map(String.init)
        let width = try #require(UnitFormat.Width(rawValue: words[2]))
        let unit = try #require(UnitFormat(words[1], language: language, width: width))
        let found = unit.text(of: try #require(Double(words[0])), numbers)
        #expect(Self.plain(found) == Self.plain(String(expected)), "\(language) \(column)")
      }
    }
  }

  /// With blanks of one kind.
  private static func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  @Test func `a unit that is not listed is none`() {
    #expect(UnitFormat("furlong-per-fortnight", language: "en") == nil)
    #expect(Set(UnitFormat.units).count == UnitFormat.units.count)
  }

  @Test func `all units have a pattern in each language`() throws {
    for language in ["en", "ar", "de", "ja", "ru", "zh-Hant", "xx"] {
      for name in UnitFormat.units {
        let unit = try #require(UnitFormat(name, language: language))
        let text = unit.text(of: 7, NumberFormat(language: language))
        #expect(text.count > 1, "\(language) \(name)")
      }
    }
  }

  @Test func `a unit follows the number as it is written`() throws {
    let russian = try #require(UnitFormat("day", language: "ru"))
    let short = NumberFormat(language: "ru", isCompact: true)
    #expect(russian.text(of: 21, NumberFormat(language: "ru")) == "21\u{A0}дн.")
    #expect(russian.text(of: 1_234, short) == "1,2\u{A0}тыс.\u{A0}дн.")
    let english = try #require(UnitFormat("hour", language: "en"))
    let tenths = NumberFormat(language: "en", fractionDigits: 1...1)
    #expect(english.text(of: 1, NumberFormat(language: "en")) == "1\u{A0}hr")
    #expect(UnitFormat("day", language: "en")?.text(of: 1, tenths) == "1.0\u{A0}days")
  }
}
