import Foundation
import Testing

/// Phrases of an article whose numbers something else decides: a value of the code, a declaration
/// or a test that names the same, or a count of what is there.
struct HeldNumbers {
  /// A phrase with `#` for each number, and what stands there in digits or in a word.
  struct Phrase {
    var text: String
    var values: [Double]
  }

  let article: String
  private(set) var phrases: [Phrase] = []

  init(of article: String) { self.article = article }

  static func all() throws -> [HeldNumbers] { try collected.get() }

  private static let collected = Result {
    try sceneFormat() + pages() + comparing() + designs() + appLayouts()
  }

  mutating func hold(_ phrase: String, _ values: [Double]) {
    phrases.append(Phrase(text: phrase, values: values))
  }

  mutating func hold(_ phrase: String, _ values: Int...) { hold(phrase, values.map(Double.init)) }

  /// Holds a phrase to a file of the package.
  mutating func hold(
    _ phrase: String, as piece: String, in path: String, divided divisor: Double = 1
  ) throws {
    hold(phrase, try sourceNumbers(of: piece, in: path).map { $0 / divisor })
  }
}

/// The numbers of the one place of a file where a piece of text stands, in which `#` is a number.
func sourceNumbers(of piece: String, in path: String) throws -> [Double] {
  let file = Samples.root.appending(path: path)
  let text = try String(contentsOf: file, encoding: .utf8)
  let matches = try PhraseSearch(text).matches(of: piece)
  try #require(
    matches.count == 1,
    "\(path): HeldNumbers looks for one place, and finds \(matches.count): \(piece)")
  return matches[0].numbers
}
