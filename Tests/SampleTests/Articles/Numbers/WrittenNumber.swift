import Foundation

/// Numbers as articles and sources write them: `1,024`, `1_024`, `1e6`, `ten` or `forty-seven`.
enum WrittenNumber {
  /// Any of them, for a regular expression.
  static let pattern = "-?" + digits + "|" + words(values.keys)

  /// What counts as a number of an article: digits outside of names, and words from three on.
  ///
  /// Of smaller words, as of hundreds and thousands, most are no measure.
  static let countedPattern =
    #"(?<![\w.]|\w-)"# + digits + "|" + words(values.keys.filter { !small.contains($0) })

  private static let digits = #"\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e\d+)?"#
  private static let small: Set = ["half", "two", "twice"]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty"]

  private static let values: [String: Double] = [
    "half": 1 / 2, "third": 1 / 3, "quarter": 1 / 4, "fifth": 1 / 5, "sixth": 1 / 6,
    "eighth": 1 / 8, "tenth": 1 / 10, "twice": 2, "two": 2,
    "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "dozen": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "eighteen": 18, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60, "hundred": 100, "thousand": 1_000, "million": 1_000_000,
  ]

  private static func words(_ all: some Sequence<String>) -> String {
    #"\b(?:(?:"# + tens.joined(separator: "|") + ")-)?(?:" + all.sorted().joined(separator: "|")
      + #")\b"#
  }

  static func value(of text: String) -> Double? {
    let bare = text.lowercased().replacing(",", with: "").replacing("_", with: "")
    if let number = Double(bare) { return number }
    let parts = bare.split(separator: "-").compactMap { values[String($0)] }
    return parts.isEmpty ? nil : parts.reduce(0, +)
  }
}

/// A text in which phrases are looked for.
///
/// Ranges are in UTF-16, by which NSRegularExpression searches a book's worth in no time.
struct PhraseSearch {
  /// A place of a phrase, with the numbers that stand where it has `#`.
  struct Match {
    var range: NSRange
    var numbers: [Double]
  }

  private let text: NSString

  init(_ text: String) { self.text = text as NSString }

  /// Where a phrase stands, whatever blanks and ends of lines are between its words.
  func matches(of phrase: String) throws -> [Match] {
    let parts = phrase.components(separatedBy: "#").map { part in
      part.components(separatedBy: " ").map(NSRegularExpression.escapedPattern)
        .joined(separator: #"\s+"#)
    }
    return try matches(ofPattern: parts.joined(separator: "(\(WrittenNumber.pattern))")).map {
      match in
      let places = (1..<match.numberOfRanges).map { match.range(at: $0) }
      return Match(
        range: match.range,
        numbers: places.compactMap { WrittenNumber.value(of: text.substring(with: $0)) })
    }
  }

  func words(ofPattern pattern: String) throws -> [String] {
    try ranges(ofPattern: pattern).map { text.substring(with: $0) }
  }

  func ranges(ofPattern pattern: String) throws -> [NSRange] {
    try matches(ofPattern: pattern).map(\.range)
  }

  func line(at place: Int) -> Int {
    1 + text.substring(to: place).utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// What stands around a place, for a message.
  func surroundings(of range: NSRange) -> String {
    let start = max(0, range.location - 40)
    let end = min(text.length, range.location + range.length + 40)
    return text.substring(with: NSRange(location: start, length: end - start))
      .replacing("\n", with: " ")
  }

  private func matches(ofPattern pattern: String) throws -> [NSTextCheckingResult] {
    try NSRegularExpression(pattern: pattern, options: [.caseInsensitive, .anchorsMatchLines])
      .matches(in: text as String, range: NSRange(location: 0, length: text.length))
  }
}
