import Testing

@testable import GalleyNotation

/// What a message offers for a name that is not there.
@Suite struct SuggestionTests {
  private static let presets = [
    "app-store-iphone-6.9", "app-store-iphone-6.5", "app-store-iphone-6.1", "app-store-ipad-13",
    "play-phone",
  ]

  @Test(arguments: [
    // One edit from three of them: the nearest number.
    ("app-store-iphone-6.8", "; did you mean 'app-store-iphone-6.9'?"),
    ("app-store-iphone-6.4", "; did you mean 'app-store-iphone-6.5'?"),
    // Far from all of them, and a word of three.
    (
      "iphone-16",
      "; there are 'app-store-iphone-6.9', 'app-store-iphone-6.5' and 'app-store-iphone-6.1'"
    ),
    ("phone-9-pro", "; did you mean 'play-phone'?"), ("tlh", ""), ("watch-46", ""),
    // Words of three letters say too little.
    ("app-of-the-year", ""),
  ])
  func `a name is offered by its letters, its number or its words`(word: String, phrase: String) {
    #expect(Suggestion.phrase(for: word, among: Self.presets) == phrase)
  }

  @Test func `a file is offered by its name in its folder`() {
    let names = ["list.yaml", "brand.yaml"]
    #expect(
      Suggestion.phrase(forPath: "scenes/lst.yaml", among: names) == "; did you mean 'list.yaml'?")
    #expect(Suggestion.phrase(forPath: "other.yaml", among: names).isEmpty)
  }

  @Test func `a text is cut where it is long`() {
    let text = String(repeating: "a", count: 41)
    #expect(Suggestion.beginning(of: text) == String(repeating: "a", count: 40) + "…")
    #expect(Suggestion.beginning(of: String(text.dropLast())) == String(text.dropLast()))
  }
}
