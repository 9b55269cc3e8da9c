import GalleyNotation
import Testing

@Suite struct NumberFormatTests {
  /// The rows of the table: a language, and how it writes the number of each column.
  @Test func `each language writes numbers as ICU does`() throws {
    let table = try LanguageTable("numbers")
    #expect(table.columns.count == 30 && table.rows.count > 99)
    for row in table.rows {
      for (column, expected) in zip(table.columns, row.texts) {
        let words = column.split(separator: " ")
        let format = NumberFormat(
          language: row.language, style: words[0] == "percent" ? .percent : .decimal,
          isCompact: words[0] == "compact")
        let found = format.text(of: try #require(Double(words[1])))
        #expect(found == String(expected), "\(row.language) \(column)")
      }
    }
  }

  /// The rows of the table: a language, and how it writes the amount of each column's currency.
  @Test func `each language writes money as ICU does`() throws {
    let table = try LanguageTable("currencies")
    #expect(table.columns.count == 54 && table.rows.count > 99)
    for row in table.rows {
      for (column, expected) in zip(table.columns, row.texts) {
        let words = column.split(separator: " ")
        let format = NumberFormat(language: row.language, style: .currency(String(words[0])))
        let found = format.text(of: try #require(Double(words[1])))
        #expect(found == String(expected), "\(row.language) \(column)")
      }
    }
  }

  @Test func `money has the digits of its currency, unless others are asked for`() {
    func text(_ currency: String, _ digits: ClosedRange<Int>? = nil) -> String {
      NumberFormat(language: "en", style: .currency(currency), fractionDigits: digits)
        .text(of: 1234.5678)
    }
    #expect(text("EUR") == "€1,234.57")
    #expect(text("EUR", 0...0) == "€1,235")
    #expect(text("KWD") == "KWD\u{A0}1,234.568")
    #expect(text("JPY") == "¥1,235")
    #expect(text("QQQ") == "QQQ\u{A0}1,234.57")
  }

  @Test func `digits behind the point are as many as are asked for`() {
    #expect(NumberFormat(language: "en", fractionDigits: 2...2).text(of: 5) == "5.00")
    #expect(NumberFormat(language: "en", fractionDigits: 0...1).text(of: 0.25) == "0.2")
    #expect(NumberFormat(language: "en", fractionDigits: 0...1).text(of: 0.35) == "0.4")
    #expect(NumberFormat(language: "de", fractionDigits: 1...1).text(of: -0.04) == "0,0")
    #expect(
      NumberFormat(language: "en", isCompact: true, fractionDigits: 1...1).text(of: 999_950)
        == "1.0M")
    #expect(
      NumberFormat(language: "en", style: .percent, fractionDigits: 0...1).text(of: 0.1255)
        == "12.6%")
  }

  @Test func `numbers have signs, and what is not finite a name`() {
    let signed = NumberFormat(language: "nb", showsPlus: true)
    #expect(signed.text(of: 3) == "+3")
    #expect(signed.text(of: -3) == "−3")
    #expect(signed.text(of: 0) == "0")
    #expect(signed.text(of: -.infinity) == "−∞")
    #expect(signed.text(of: .nan) == "NaN")
  }

  @Test func `tags have regions, scripts and other names`() {
    let written = { NumberFormat(language: $0).text(of: 1234.5) }
    #expect(written("de_CH") == "1’234.5")
    #expect(written("de-DE") == "1.234,5")
    #expect(written("no") == "1\u{A0}234,5")
    #expect(written("iw") == "1,234.5")
    #expect(written("xx-Latn-XX") == "1,234.5")
    #expect(written("") == "1,234.5")
    #expect(NumberFormat(language: "zh-TW", isCompact: true).text(of: 20_000) == "2萬")
    #expect(NumberFormat(language: "zh-CN", isCompact: true).text(of: 20_000) == "2万")
  }
}
