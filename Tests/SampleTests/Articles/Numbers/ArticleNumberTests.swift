import Foundation
import Galley
import Testing

/// Every number in the prose of the README, of the guide for contributors and of the articles is
/// what the code says, or is in a list with the reason why nothing can say it.
@Suite struct ArticleNumberTests {
  private static let articles: [Article] = {
    let guide = Samples.root.appending(path: ".github/CONTRIBUTING.md")
    let text = (try? String(contentsOf: guide, encoding: .utf8)) ?? ""
    return Article.all + [Article(name: guide.lastPathComponent, text: text)]
  }()

  /// What is no prose, or a name with a number in it: fenced blocks and code within a line, which the
  /// other tests of articles run or which are examples; pictures and links; the numbers of lists;
  /// pages of the manual; systems and programs with their versions; what `make determinism` writes.
  private static let passedOver =
    #"^```[\s\S]*?^```|`[^`\n]*(?:\n[^`\n]+)?`|<img[^>]*>|\]\([^)]*\)|^ *\d+\. |\b\w+\(1\)"#
    + #"|<!-- made by[\s\S]*?(?=\n#|\Z)|(?:iOS|Debian(?: GNU/Linux)?|Swift|Linux|cairo|pango"#
    + #"|WCAG|pixelmatch|version|issue)\s\d[\d.]*(?:(?:,| or| and| to) \d[\d.]*)*"#

  @Test func `each number is what the code says`() throws {
    for numbers in try HeldNumbers.all() {
      let article = try #require(Self.articles.first { $0.name == numbers.article })
      let search = PhraseSearch(article.text)
      for phrase in numbers.phrases {
        let matches = try search.matches(of: phrase.text)
        guard matches.count == 1 else {
          Issue.record(
            "\(article.name): HeldNumbers looks for one place, and finds \(matches.count): \(phrase.text)"
          )
          continue
        }
        let isSame = matches[0].numbers.elementsEqual(phrase.values) { abs($0 - $1) < 1e-9 }
        let line = search.line(at: matches[0].range.location)
        #expect(
          isSame,
          "\(article.name):\(line): \(phrase.text): says \(matches[0].numbers), is \(phrase.values)"
        )
      }
    }
  }

  @Test func `no number is without a value or a reason`() throws {
    let (held, reasoned) = (try HeldNumbers.all(), try ReasonedNumber.all())
    for article in Self.articles {
      let search = PhraseSearch(article.text)
      var places = try search.ranges(ofPattern: Self.passedOver)
      for numbers in held where numbers.article == article.name {
        places += try numbers.phrases.flatMap { try search.matches(of: $0.text).map(\.range) }
      }
      for number in reasoned where number.article == article.name {
        places += try number.ranges(in: search)
      }
      for number in try search.ranges(ofPattern: WrittenNumber.countedPattern) {
        let isCovered = places.contains {
          $0.location <= number.location && NSMaxRange(number) <= NSMaxRange($0)
        }
        #expect(
          isCovered,
          """
          \(article.name):\(search.line(at: number.location)): …\(search.surroundings(of: number))…: \
          nothing holds this number; give it a row in HeldNumbers, or leave it out, or say why \
          neither can be in \(ReasonedNumber.path)
          """)
      }
    }
  }

  @Test func `small takes as much off a picture as the article says`() throws {
    let article = try #require(Article.named("DocumentationPictures.md"))
    let said = try PhraseSearch(article.text).matches(of: "takes a # to a # off the bytes")
    let shares = try #require(said.first).numbers
    let (scene, renderer) = try Samples.load("screen-mail.yaml")
    let state = try #require(
      scene.states.first { $0.fileName == "default.light.large.iphone-se-3" })
    let picture = try scene.drawing(of: state, scale: 1, using: renderer).picture
    let sizes = try [FormatOptions.Compression.balanced, .small].map { compression in
      try PNGFormat(options: FormatOptions(compression: compression))
        .encode(picture, with: renderer).count
    }
    let share = 1 - Double(sizes[1]) / Double(sizes[0])
    #expect(shares[0] < share && share < shares[1], "\(share)")
  }

  @Test func `a row holds all numbers of its phrase`() throws {
    let units: Set = ["million", "thousand", "hundred", "third"]
    for numbers in try HeldNumbers.all() {
      for phrase in numbers.phrases {
        let search = PhraseSearch(phrase.text.replacing("#", with: ""))
        let others = try search.words(ofPattern: WrittenNumber.countedPattern)
          .filter { !units.contains($0) }
        #expect(others.isEmpty, "\(numbers.article): \(phrase.text): \(others)")
        #expect(phrase.text.contains("#"), "\(numbers.article): \(phrase.text)")
      }
    }
  }

  @Test func `each reason is one, and its number stands in the article`() throws {
    let numbers = try ReasonedNumber.all()
    #expect(!numbers.isEmpty)
    for number in numbers {
      let article = try #require(
        Self.articles.first { $0.name == number.article }, "\(number.article)")
      let ranges = try number.ranges(in: PhraseSearch(article.text))
      #expect(!ranges.isEmpty, "\(number.article): not there: \(number.phrase)")
      #expect(number.hasReason, "\(number.article): \(number.reason): \(number.phrase)")
    }
  }
}

/// A number of an article that no value of the code can hold, and why.
struct ReasonedNumber {
  static let path = "Tests/SampleTests/Fixtures/article-numbers.txt"
  private static let reasons: Set = [
    "standard", "example", "place", "counted", "source", "past", "bench", "download",
  ]

  let article: String
  /// One of the file's words, or the suite that holds it.
  let reason: String
  /// A phrase, or the head of a table, which begins with a bar.
  let phrase: String

  static func all() throws -> [ReasonedNumber] {
    let file = Samples.root.appending(path: path)
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
        let parts = line.components(separatedBy: "\t")
        try #require(parts.count == 3, "\(path): three columns: \(line)")
        return ReasonedNumber(article: parts[0], reason: parts[1], phrase: parts[2])
      }
  }

  func ranges(in search: PhraseSearch) throws -> [NSRange] {
    guard phrase.hasPrefix("|") else { return try search.matches(of: phrase).map(\.range) }
    let head = NSRegularExpression.escapedPattern(for: phrase)
    return try search.ranges(ofPattern: "^\(head).*(?:\\n\\|.*)*")
  }

  var hasReason: Bool {
    Self.reasons.contains(reason) || Self.suites.contains("\(reason).swift")
  }

  private static let suites: Set<String> = {
    let tests = Samples.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return Set((files?.compactMap { ($0 as? URL)?.lastPathComponent } ?? []))
  }()
}
