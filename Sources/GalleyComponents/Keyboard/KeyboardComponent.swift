internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The system's keyboard, at the lower edge of the screen.
struct KeyboardComponent: Component {
  static let kind = "keyboard"
  static let summary = "the keys at the bottom of a screen on which somebody types"
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "keyboard", \.returnLabel, .text.orNothing,
      "nothing, or what the key that ends typing says", otherwise: ""),
    SceneOption("return", \.returnKey, .choice, "what that key does"),
    SceneOption("shift", \.isShifted, .flag, "true for capitals"),
    SceneOption("rows", \.rows, .list(of: .shownText), "the letters, three texts"),
    SceneOption(
      "space", \.spaceLabel, .text, "what the longest key says",
      otherwise: "space until iOS 18, then nothing"),
    SceneOption(
      "suggestions", \.suggestions,
      .list(of: .text, 0...3, subject: "a keyboard suggests", nouns: "words"),
      "up to three words above the keys", otherwise: "none"),
    SceneOption("globe", \.hasGlobe, .flag, "true for the key that changes the language"),
    SceneOption("microphone", \.hasMicrophone, .flag, "whether there is the key to speak"),
  ]

  /// The most letters in a row.
  private static let mostLetters = 14

  private var returnLabel: Bindable<String>?
  private var returnKey = Keyboard.ReturnKey.return
  private var isShifted = false
  private var rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private var spaceLabel: Bindable<String>?
  private var suggestions: [Bindable<String>] = []
  private var hasGlobe = false
  private var hasMicrophone = true

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let letters = rows.map { $0.map(String.init).filter { $0 != " " } }
    guard letters.count == 3, letters.allSatisfy({ (1...Self.mostLetters).contains($0.count) })
    else {
      options.error(
        "the rows of a keyboard are three texts of 1 to \(Self.mostLetters) letters, such as [qwertyuiop, asdfghjkl, zxcvbnm]",
        at: "rows")
      return nil
    }
    let keyboard = Keyboard(
      letters: letters, isShifted: isShifted, hasGlobe: hasGlobe, hasMicrophone: hasMicrophone,
      returnKey: returnKey, returnLabel: returnLabel, spaceLabel: spaceLabel,
      suggestions: suggestions, palette: reader.palette, location: options.location)
    return .bar(
      at: .bottom, height: { keyboard.metrics(in: $0).height }, taking: .coveringHeight,
      layers: keyboard.layers)
  }
}
