import GalleyNotation
import Testing

@Suite struct DateFormatTests {
  /// The rows of the table: a language, and how it writes the date and the form of each column.
  @Test func `each language writes dates as ICU does`() throws {
    let table = try LanguageTable("dates")
    #expect(table.columns.count == 51 && table.rows.count == 32)
    for row in table.rows {
      for (column, expected) in zip(table.columns, row.texts) where expected != "-" {
        let words = column.split(separator: " ")
        let form = try #require(DateFormat.Form(rawValue: String(words[1])))
        let date = try #require(Self.dates[String(words[0])])
        let found = DateFormat(form, language: row.language).text(of: date)
        #expect(Self.plain(found) == Self.plain(String(expected)), "\(row.language) \(column)")
      }
    }
  }

  /// With blanks of one kind.
  private static func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  private static let dates: [String: DateFormat.Fields] = [
    "2026-03-02T14:05": .init(year: 2026, month: 3, day: 2, weekday: 1, hour: 14, minute: 5),
    "1999-12-31T00:30": .init(year: 1999, month: 12, day: 31, weekday: 5, hour: 0, minute: 30),
    "2024-02-29T09:00": .init(year: 2024, month: 2, day: 29, weekday: 4, hour: 9, minute: 0),
  ]

  @Test func `what is not known is written as in English`() {
    let date = DateFormat.Fields(year: 2026, month: 11, day: 8, weekday: 0)
    #expect(DateFormat(.monthAndDay, language: "xx").text(of: date) == "Nov 8")
    #expect(DateFormat(.monthAndDay, language: "de-AT").text(of: date) == "8. Nov.")
    #expect(DateFormat(.short, language: "en-GB").text(of: date) == "08/11/2026")
  }
}
