import Foundation
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyPrograms

/// What is read of an app's texts, what is told of them, and which of them is shown.
@Suite struct StringsFileTests {
  private func plain(_ key: String, _ texts: LocalizedTexts, _ language: String) -> String? {
    guard
      case .plain(let text)? = texts.text(for: key, table: "Localizable", language: language)?.text
    else { return nil }
    return text
  }

  @Test func `a text is that of the language, of the one that the app is written in, or none`()
    throws
  {
    let app = try AppFolder()
    try app.write(
      """
      /* A comment; "not" = "this"; */
      "hello" = "Hello";
      // another
      plain.key = "a \\"quoted\\" \\U00e9 line\\nof text";
      "only" = "Only English";
      """, to: "en.lproj/Localizable.strings")
    let german = "\"hello\" = \"Hallo\";".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    try app.write([0xFF, 0xFE] + german, to: "de.lproj/Localizable.strings")
    try app.write("\"hello\" = \"Olá\";", to: "pt-BR.lproj/Localizable.strings")
    let (resources, told) = app.read
    #expect(told == [])
    let texts = resources.texts
    #expect(plain("hello", texts, "de") == "Hallo")
    #expect(plain("hello", texts, "de-AT") == "Hallo")
    #expect(plain("hello", texts, "pt") == "Olá")
    #expect(plain("hello", texts, "fr") == "Hello")
    #expect(plain("only", texts, "de") == "Only English")
    #expect(plain("plain.key", texts, "en") == "a \"quoted\" é line\nof text")
    #expect(plain("nothing", texts, "en") == nil)
  }

  /// The words of a format for numbers, without Foundation's formatting.
  private func shown(
    _ key: String, _ numbers: [Int], _ texts: LocalizedTexts, _ language: String
  ) -> String? {
    guard let found = texts.text(for: key, table: "Localizable", language: language),
      case .counted(let format, let variables) = found.text
    else { return nil }
    let expansion = CountedFormat.expanded(
      format, variables: variables, language: found.language, numbers: numbers.map { "\($0)" })
    return String(
      format: expansion.format, arguments: expansion.arguments.map { numbers[$0 - 1] })
  }

  @Test func `numbers choose the forms that a language has`() throws {
    let app = try AppFolder()
    try app.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>songs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@songs@ in %#@lists@</string>
        <key>songs</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>utwór</string><key>few</key><string>%ld utwory</string>
          <key>many</key><string>%ld utworów</string><key>other</key><string>%ld utworu</string></dict>
        <key>lists</key><dict>
          <key>one</key><string>%ld list</string><key>other</key><string>%ld lists</string></dict>
      </dict></dict></plist>
      """, to: "pl.lproj/Localizable.stringsdict")
    try app.write(
      """
      { "sourceLanguage": "en", "strings": {
        "items": { "localizations": { "en": { "variations": { "plural": {
          "zero": { "stringUnit": { "value": "nothing" } },
          "one": { "stringUnit": { "value": "%lld item" } },
          "other": { "stringUnit": { "value": "%lld items" } } } } } } },
        "both": { "localizations": { "en": {
          "stringUnit": { "value": "%#@b@ before %#@a@" },
          "substitutions": {
            "a": { "argNum": 1, "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg bird" } },
              "other": { "stringUnit": { "value": "%arg birds" } } } } },
            "b": { "argNum": 2, "variations": { "plural": {
              "other": { "stringUnit": { "value": "%arg fish" } } } } } } } } },
        "word": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "value": "Tap" } },
          "other": { "stringUnit": { "value": "Click" } } } } } } } } }
      """, to: "Localizable.xcstrings")
    let (resources, told) = app.read
    #expect(told == [])
    let texts = resources.texts
    #expect(shown("songs", [1, 3], texts, "pl") == "utwór in 3 lists")
    #expect(shown("songs", [22, 1], texts, "pl") == "22 utwory in 1 list")
    #expect(shown("songs", [5, 0], texts, "pl") == "5 utworów in 0 lists")
    #expect(
      [0, 1, 2].map { shown("items", [$0], texts, "de") } == ["nothing", "1 item", "2 items"])
    #expect(shown("both", [1, 4], texts, "en") == "4 fish before 1 bird")
    #expect(plain("word", texts, "en") == "Tap")
  }

  @Test func `a broken file is told at its place, and the rest is read`() throws {
    let app = try AppFolder()
    try app.write(
      "\"a\" = \"A\"\n\"b\" = \"B\";\n\"c\" : \"C\";\n\"d\" = \"D\";\n", to: "Localizable.strings")
    try app.write("\"a\" = \"never ends\n", to: "Cut.strings")
    try app.write([0x22, 0xFF, 0xC0], to: "Latin.strings")
    try app.write("{ \"strings\": {\n\"a\": \n", to: "More.xcstrings")
    try app.write("<?xml version=\"1.0\"?><plist><dict><key>a</key>", to: "Odd.stringsdict")
    let (resources, told) = app.read
    #expect(
      told == [
        "Cut.strings:1:7: warning: a text has no end; put '\"' behind it",
        "Latin.strings:1:1: warning: the file is neither UTF-8 nor UTF-16; save it as UTF-8",
        "Localizable.strings:1:10: warning: expected ';' behind the text of 'a'",
        "More.xcstrings:3:1: warning: expected a value; none of its texts is there until the file is "
          + "whole",
        "Odd.stringsdict:1:1: warning: this is no property list that can be read",
      ])
    #expect(["a", "b", "d"].map { plain($0, resources.texts, "en") } == ["A", "B", "D"])
  }
}
