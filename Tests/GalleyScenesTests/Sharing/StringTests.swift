import Galley
import Testing

/// Texts by key in several languages, and plurals.
@Suite struct StringTests {
  private static let scene = """
    galley: 1
    title: "{t.title}"
    strings: { en: en.json, ar: ar.json }
    screen: { size: [100, 100] }
    views:
      - { text: "{t.title|uppercased}!" }
      - collection: list
        layout: { kind: flow, item: 20 }
        cell: { text: "{t.row.unread}" }
        items: [{ unread: 1 }, { unread: 2 }, { unread: 11 }]
    matrix: { language: [en, ar] }
    """

  private static let files = [
    "scene.yaml": scene,
    "en.json": """
    { "title": "Mail", "row": { "unread": "{unread, plural, one {# mail} other {# mails}}" }, "@title": { "x": [] } }
    """,
    "ar.json": """
    { "title": "بريد", "row": { "unread": "{unread, plural, one {واحد} two {اثنان} many {# كثير} other {#}}" } }
    """,
  ]

  @Test func `a language gives texts, plurals and the direction`() throws {
    let folder = try SceneFolder(Self.files)
    #expect(
      try folder.texts() == [
        "default.en": ["MAIL!", "1 mail", "2 mails", "11 mails"],
        "default.ar": ["بريد!", "واحد", "اثنان", "11 كثير"],
      ])
    let scene = try folder.scene()
    let drawings = try scene.states.map { try scene.drawing(of: $0, using: FixedResources()) }
    #expect(drawings.map(\.title) == ["Mail", "بريد"])
    let styles = drawings.map { drawing in
      drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.style).first
    }
    #expect(styles.map { $0?.language } == ["en", "ar"])
    #expect(drawings.map(\.picture.language) == ["en", "ar"])
  }

  @Test func `a text that a language lacks is that of the first, with a warning`() throws {
    var files = Self.files
    files["ar.json"] = #"{ "row": { "unread": "{unread}" } }"#
    let folder = try SceneFolder(files)
    #expect(try folder.texts()["default.ar"]?.first == "MAIL!")
    let messages = try folder.scene().warnings.map(\.message)
    #expect(
      messages.contains(
        "the strings of 'ar' have no 'title', so that of 'en' stands there; add it"))
  }

  @Test(arguments: [
    ("{ en: en.json }", "{t.titel}", "no string is called 'titel'; did you mean 'title'?"),
    (
      "{ de: en.json }", "{t.title}",
      "there are no strings for the language 'en'; add 'en: en.json' beside de"
    ),
    ("[en.json]", "x", "strings must be files by language"),
    ("{ en: 3 }", "x", "strings must be the path of a JSON file, or a map of texts, found '3'"),
    ("{ en: list.json }", "x", "a file of strings must be a map of texts by key, found a list"),
    ("{ en: gone.json }", "x", "there is no file 'gone.json'; check the path"),
    ("{ en: { a: [] } }", "x", "'a' must be a text, found a list"),
    (
      "{ en: { a: \"{n, plural, one {x}}\" } }", "{t.a}",
      "a plural needs a number's name and the form 'other'"
    ),
    (
      "{ en: { a: \"{n, plural, onee {x} other {y}}\" } }", "{t.a}",
      "unknown plural form 'onee'; did you mean 'one'?"
    ),
    (
      "{ en: { a: \"{n} x\" } }", "{t.a|uppercased}",
      "'|uppercased' stands behind a text with names in it"
    ),
  ])
  func `strings that are wrong are told`(
    _ strings: String, _ text: String, _ message: String
  ) throws {
    let folder = try SceneFolder([
      "scene.yaml":
        "galley: 1\nstrings: \(strings)\nscreen: { size: [9, 9] }\nviews: [{ text: \"\(text)\" }]",
      "en.json": #"{ "title": "Mail" }"#, "list.json": "[]",
    ])
    let problems = folder.problems()
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  /// Numbers of each category, from the samples that CLDR 44 gives for its rules.
  @Test(arguments: [
    ("en", ["1": "one", "0": "other", "2": "other", "1.0": "other"]),
    ("fr", ["0": "one", "1.5": "one", "2": "other", "1000000": "many", "2000000": "many"]),
    ("es", ["1": "one", "1.0": "one", "0": "other", "1000000": "many"]),
    ("it", ["1": "one", "1.0": "other", "1000000": "many"]),
    ("pt", ["0": "one", "1": "one", "2": "other"]),
    ("de", ["1": "one", "0": "other", "1.0": "other"]),
    ("ja", ["1": "other", "0": "other"]),
    (
      "ar",
      [
        "0": "zero", "1": "one", "2": "two", "3": "few", "110": "few", "11": "many", "99": "many",
        "100": "other", "102": "other", "0.1": "other",
      ]
    ),
    ("he", ["1": "one", "2": "two", "3": "other", "0.5": "one", "1.5": "other"]),
    (
      "ru",
      ["1": "one", "21": "one", "2": "few", "24": "few", "5": "many", "11": "many", "1.5": "other"]
    ),
    ("pl", ["1": "one", "2": "few", "22": "few", "12": "many", "21": "many", "1.5": "other"]),
    ("cs", ["1": "one", "2": "few", "5": "other", "1.5": "many"]),
    ("sr", ["1": "one", "21": "one", "2": "few", "5": "other", "0.1": "one", "0.2": "few"]),
    ("sl", ["1": "one", "101": "one", "2": "two", "3": "few", "5": "other", "0.1": "few"]),
    ("lt", ["1": "one", "2": "few", "10": "other", "0.1": "many"]),
    ("lv", ["0": "zero", "11": "zero", "1": "one", "21": "one", "2": "other", "0.1": "one"]),
    ("ro", ["1": "one", "0": "few", "16": "few", "1.5": "few", "20": "other"]),
    ("ga", ["1": "one", "2": "two", "3": "few", "7": "many", "11": "other"]),
    ("cy", ["0": "zero", "1": "one", "2": "two", "3": "few", "6": "many", "4": "other"]),
    ("hi", ["0": "one", "0.5": "one", "1": "one", "2": "other"]),
    ("da", ["1": "one", "0.1": "one", "0": "other", "2": "other"]),
    ("tr", ["1": "one", "1.0": "one", "0": "other"]),
    ("pt-BR", ["1": "one", "2": "other"]),
  ])
  func `a number has the form that its language gives it`(
    _ language: String, _ categories: [String: String]
  ) throws {
    let forms = ["zero", "one", "two", "few", "many"].map { "\($0) {\($0)}" }
      .joined(separator: " ")
    for (number, category) in categories {
      let folder = try SceneFolder([
        "scene.yaml": """
        galley: 1
        language: \(language)
        screen: { size: [100, 100] }
        views: [{ text: "{\(number), plural, \(forms) other {other}}" }]
        """
      ])
      #expect(try folder.texts()["default"] == [category], "\(language) \(number)")
    }
  }

  @Test(arguments: [
    ("ar", "rtl"), ("ar-EG", "rtl"), ("he", "rtl"), ("fa_IR", "rtl"), ("ur", "rtl"),
    ("az-Arab", "rtl"), ("ar-Latn", "ltr"), ("en", "ltr"), ("", "ltr"), ("zh-Hant", "ltr"),
    ("pa-Arab-PK", "rtl"), ("sl-1994", "ltr"),
  ])
  func `a language runs as it is written`(_ tag: String, _ direction: String) {
    #expect(LayoutDirection(ofLanguage: tag).rawValue == direction)
  }
}
