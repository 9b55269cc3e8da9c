/// Checks the value of one attribute against the form that the vocabulary gives it.
struct SVGAttributeCheck {
  let element: XMLElement
  let attribute: XMLElement.Attribute

  private var value: String { attribute.value }

  func check(_ form: SVGVocabulary.Form) throws(SVGProblem) {
    switch form {
    case .number: try checkNumber()
    case .numbers: try checkLetters("epx,.+-", orWords: ["none", "inherit"])
    case .path: try checkLetters("MmZzLlHhVvCcSsQqTtAaEe,.+-")
    case .transform: try checkLetters("matrixnslecokwXY(),.+-E", orWords: ["none"])
    case .paint: try checkPaint()
    case .keyword: try checkKeyword()
    case .localURL: try checkLocalURL()
    case .link: try checkLink()
    case .identifier: try checkIdentifier()
    case .embeddedPNG: try checkEmbeddedPNG()
    case .silent: return
    }
    guard form.holdsNumbers else { return }
    for number in SVGNumberScanner(value) where !(abs(number) <= SVGNumberScanner.largest) {
      throw problem("holds the number \(number), beyond a million; scale the drawing down")
    }
  }

  private func checkNumber() throws(SVGProblem) {
    guard value != "inherit" else { return }
    var digits = value.filter { !$0.isWhitespace }
    for unit in ["px", "%"] where digits.hasSuffix(unit) { digits.removeLast(unit.count) }
    guard let number = Double(digits), number.isFinite, digits.utf8.allSatisfy(Self.isDecimal)
    else {
      throw problem("is \"\(shortValue)\"; expected a number, with px, % or no unit")
    }
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private func checkLetters(
    _ letters: String, orWords words: Set<String> = []
  ) throws(SVGProblem) {
    guard !words.contains(value) else { return }
    let allowed = Set("0123456789 \t\n\r".utf8).union(letters.utf8)
    guard value.utf8.allSatisfy(allowed.contains) else {
      throw problem("is \"\(shortValue)\", which is not of its form")
    }
  }

  private func checkPaint() throws(SVGProblem) {
    guard value.contains("url") else { return try checkPlain("#(),.%+-/") }
    let parts = value.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, SVGReference.id(inURL: parts[0] + ")") != nil else {
      throw problem("points outside the file (\"\(shortValue)\"); only url(#id) is read")
    }
    try SVGAttributeCheck(
      element: element,
      attribute: XMLElement.Attribute(name: attribute.name, value: String(parts[1]))
    ).checkPlain("#(),.%+-/")
  }

  private func checkKeyword() throws(SVGProblem) {
    if let harmless = SVGVocabulary.harmlessKeywords[attribute.name], !harmless.contains(value) {
      throw problem("is \"\(shortValue)\", which is not drawn; expand it to plain shapes")
    }
    try checkPlain("-")
  }

  private func checkPlain(_ marks: String) throws(SVGProblem) {
    guard !value.contains("url"), value.utf8.count <= 200,
      value.unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || " \t\n\r".unicodeScalars.contains($0) || marks.unicodeScalars.contains($0)
      })
    else { throw problem("is \"\(shortValue)\", which is not of its form") }
  }

  private func checkLocalURL() throws(SVGProblem) {
    guard value != "none", SVGReference.id(inURL: value) == nil else { return }
    throw problem("points outside the file (\"\(shortValue)\"); only url(#id) is read")
  }

  private func checkLink() throws(SVGProblem) {
    guard SVGReference.id(inLink: value) == nil else { return }
    throw problem("points outside the file (\"\(shortValue)\"); only #id is read")
  }

  private func checkIdentifier() throws(SVGProblem) {
    guard SVGReference.isID(value) else {
      throw problem("is \"\(shortValue)\"; expected letters, digits, '-', '_', '.' and ':'")
    }
  }

  private func checkEmbeddedPNG() throws(SVGProblem) {
    guard value.hasPrefix(SVGVocabulary.embeddedPNGPrefix) else {
      throw problem("points outside the file (\"\(shortValue)\"); only PNG as data: is read")
    }
  }

  private var shortValue: String { value.count > 40 ? value.prefix(40) + "…" : value }

  private func problem(_ words: String) -> SVGProblem {
    SVGProblem(element, "is refused: its \(attribute.name) \(words)")
  }
}

extension SVGVocabulary.Form {
  fileprivate var holdsNumbers: Bool {
    switch self {
    case .number, .numbers, .path, .transform: true
    default: false
    }
  }
}
