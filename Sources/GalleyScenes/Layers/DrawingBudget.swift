internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Counts what one picture draws, so that a scene with a million things in sight ends in a message
/// and not in minutes of waiting.
final class DrawingBudget {
  static let largestElementCount = 100_000
  static let largestLayerCount = 100_000
  static let largestTextCount = 1_500_000
  /// Of what is measured beside what is drawn: some seconds' worth.
  static let largestMeasuredTextCount = 12_000_000
  /// The cost of laying out even the shortest text, in bytes of text.
  private static let costOfText = 100
  /// The same where it is measured, and plain; what is not costs twice what drawing it does.
  private static let costOfPlainText = 50

  private let mostText: Int
  private let isMeasuring: Bool
  private let textMessage: String
  private var layerCount = 0
  private var textCount = 0

  /// The budget of a picture.
  convenience init() {
    self.init(
      mostText: Self.largestTextCount, isMeasuring: false,
      "too many texts are in sight at once for one picture; show fewer or shorter ones")
  }

  private init(mostText: Int, isMeasuring: Bool, _ textMessage: String) {
    self.mostText = mostText
    self.isMeasuring = isMeasuring
    self.textMessage = textMessage
  }

  /// The budget of measuring all elements of a screen's collections, in sight or not.
  static func measuring() -> DrawingBudget {
    DrawingBudget(
      mostText: largestMeasuredTextCount, isMeasuring: true,
      "too many texts decide how large their items are; give items points in place of 'fit', or have fewer of them"
    )
  }

  /// Whether so many elements of a collection can be in sight; too many are reported.
  static func allowsElements(
    _ count: Int, ofCollection name: String, at location: SourceLocation, issues: IssueLog
  ) -> Bool {
    guard count > largestElementCount else { return true }
    issues.error(
      "\(count) elements of '\(name)' are in sight at once; at most \(largestElementCount) are drawn: show fewer, or larger ones",
      at: location)
    return false
  }

  /// Whether so many layers more can be drawn; the first that cannot are reported.
  func allowsLayers(_ count: Int, at location: SourceLocation?, issues: IssueLog) -> Bool {
    layerCount += count
    return report(
      layerCount, over: Self.largestLayerCount, added: count, at: location, issues: issues,
      "more than \(Self.largestLayerCount) layers are in sight at once; show fewer of them")
  }

  /// Whether a text was refused.
  var isTextSpent: Bool { textCount > mostText }

  /// Whether a text more can be laid out, or measured; the first that cannot is reported.
  func allowsText(_ block: TextBlock, at location: SourceLocation?, issues: IssueLog) -> Bool {
    guard !isTextSpent else { return false }
    let cost = isMeasuring ? Self.costOfMeasuring(block) : Self.cost(of: block)
    textCount += cost
    return report(
      textCount, over: mostText, added: cost, at: location, issues: issues, textMessage)
  }

  private static func costOfMeasuring(_ block: TextBlock) -> Int {
    guard let text = PlainText(block.string), text.breaksAtBlanks, !text.hasLongWords else {
      return 2 * cost(of: block)
    }
    return costOfPlainText + text.bytes.count
  }

  /// Returns the cost of laying out a text: a word that is longer than its line is shaped again for
  /// each line that it takes, and all spans are gone through for each of them, which a few hundred
  /// of either do not show.
  private static func cost(of block: TextBlock) -> Int {
    let plain = costOfText + block.string.utf8.count
    let spans = block.spans.count * block.spans.count / spansOfUnit
    guard block.string.utf8.count > fewLetters else { return plain + spans }
    let (words, lines) = block.string.unbrokenWords
    return plain + spans + lines * costOfLine
      + words.reduce(0) { $0 + $1 * $1 / lettersOfUnit }
  }

  /// How many letters may stand together before they cost more than others do.
  private static let fewLetters = 500
  /// Pairs of letters of one word, or of spans of one text, that cost as much as a byte of text.
  private static let lettersOfUnit = 500
  private static let spansOfUnit = 150
  /// The cost of each end of a line within a text, in bytes of text.
  private static let costOfLine = 30

  private func report(
    _ count: Int, over limit: Int, added: Int, at location: SourceLocation?, issues: IssueLog,
    _ message: String
  ) -> Bool {
    guard count > limit else { return true }
    if count - added <= limit, let location { issues.error(message, at: location) }
    return false
  }
}

extension String {
  /// How long the words are that lines do not break in unless they must, as far as they are long;
  /// and how many ends of lines there are.
  ///
  /// Between ideographs, and letters of Thai and its neighbours, lines break as they do at blanks.
  fileprivate var unbrokenWords: (lengths: [Int], lines: Int) {
    var (lengths, lines, length) = ([Int](), 0, 0)
    func add() { if length > 40 { lengths.append(length) } }
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x21...0x2C, 0x2E...0x7E, 0xA1...0x0DFF, 0x10A0...0x177F, 0x1800...0x1FFF:
        length += 1
      default:
        if scalar == "\n" { lines += 1 }
        add()
        length = 0
      }
    }
    add()
    return (lengths, lines)
  }
}
