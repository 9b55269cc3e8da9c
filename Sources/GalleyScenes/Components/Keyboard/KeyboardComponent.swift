internal import GalleyGeometry
internal import GalleyLayouts
package import GalleyNotation

/// The system's keyboard, at the lower edge of the screen.
package enum KeyboardComponent: Component {
  package static let kind = "keyboard"
  package static let summary = "the keys at the bottom of a screen on which somebody types"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration("keyboard", .text, "nothing, or what the key that ends typing says"),
    OptionDeclaration(
      "return", .choice(Keyboard.ReturnKey.allCases.map(\.rawValue)), "what that key does",
      usual: "return"),
    OptionDeclaration("shift", .flag, "true for capitals", usual: "false"),
    OptionDeclaration(
      "rows", .list(.text), "the letters, three texts", usual: "[qwertyuiop, asdfghjkl, zxcvbnm]"),
    OptionDeclaration(
      "space", .text, "what the longest key says", usual: "space until iOS 18, then nothing"),
    OptionDeclaration(
      "suggestions", .list(.text), "up to three words above the keys", usual: "none"),
    OptionDeclaration("globe", .flag, "true for the key that changes the language", usual: "false"),
    OptionDeclaration("microphone", .flag, "whether there is the key to speak", usual: "true"),
  ]

  /// The most letters in a row.
  private static let mostLetters = 14

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    var label: Bindable<String>?
    if case .null? = options.raw(kind)?.kind {} else { label = options.bindableText(kind) }
    guard let letters = letters(options), let suggestions = suggestions(options) else { return nil }
    let keyboard = Keyboard(
      letters: letters, isShifted: options.flag("shift") ?? false,
      hasGlobe: options.flag("globe") ?? false,
      hasMicrophone: options.flag("microphone") ?? true,
      returnKey: options.choice("return", of: Keyboard.ReturnKey.self) ?? .return,
      returnLabel: label, spaceLabel: options.bindableText("space"), suggestions: suggestions,
      palette: reader.palette, location: options.location)
    return .bar(
      at: .bottom, height: { keyboard.metrics(in: $0).height }, taking: .coveringHeight,
      layers: keyboard.layers)
  }

  /// The letters of the three rows; nil where they are wrong, which is reported.
  private static func letters(_ options: OptionReader) -> [[String]]? {
    let usual = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    guard options.raw("rows") != nil else { return usual.map { $0.map(String.init) } }
    guard let rows = options.list("rows") else { return nil }
    let letters = rows.map { $0.shownText.map(String.init).filter { $0 != " " } }
    guard letters.count == 3, letters.allSatisfy({ (1...mostLetters).contains($0.count) }) else {
      options.error(
        "the rows of a keyboard are three texts of 1 to \(mostLetters) letters, such as [qwertyuiop, asdfghjkl, zxcvbnm]",
        at: "rows")
      return nil
    }
    return letters
  }

  private static func suggestions(_ options: OptionReader) -> [Bindable<String>]? {
    guard options.raw("suggestions") != nil else { return [] }
    guard let list = options.list("suggestions") else { return nil }
    guard list.count <= 3 else {
      options.error(
        "a keyboard suggests at most three words, found \(list.count)", at: "suggestions")
      return nil
    }
    return list.compactMap { options.bindableText($0, named: "suggestions") }
  }
}
