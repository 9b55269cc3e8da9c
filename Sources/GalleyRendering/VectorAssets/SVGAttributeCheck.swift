/// Checks the value of one attribute against the form that the vocabulary gives it.
struct SVGAttributeCheck {
  let element: XMLElement
  let attribute: XMLElement.Attribute

  private var value: String { attribute.value }

  func check(_ form: SVGVocabulary.Form) throws(SVGProblem) {
    switch form {
    case .number: try checkNumber()
    case .numbers: try check(.ofNumbers, orWords: ["none", "inherit"])
    case .path: try check(.ofPath)
    case .transform: try check(.ofTransform, orWords: ["none"])
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
    if ASCIISet.ofPlainNumber.holdsAll(of: value), let number = Double(value), number.isFinite {
      return
    }
    var digits = value.filter { !$0.isWhitespace }
    for unit in ["px", "%"] where digits.hasSuffix(unit) { digits.removeLast(unit.count) }
    guard let number = Double(digits), number.isFinite, ASCIISet.ofNumber.holdsAll(of: digits)
    else {
      throw problem("is \"\(shortValue)\"; expected a number, with px, % or no unit")
    }
  }

  private func check(
    _ allowed: ASCIISet, orWords words: [String] = []
  ) throws(SVGProblem) {
    guard allowed.holdsAll(of: value) || words.contains(value) else {
      throw problem("is \"\(shortValue)\", which is not of its form")
    }
  }

  private func checkPaint() throws(SVGProblem) {
    guard mentionsURL else { return try checkPlain(.ofColor) }
    let parts = value.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, SVGReference.id(inURL: parts[0] + ")") != nil else {
      throw problem("points outside the file (\"\(shortValue)\"); only url(#id) is read")
    }
    try SVGAttributeCheck(
      element: element,
      attribute: XMLElement.Attribute(name: attribute.name, value: String(parts[1]))
    ).checkPlain(.ofColor)
  }

  private func checkKeyword() throws(SVGProblem) {
    if let harmless = SVGVocabulary.harmlessKeywords[attribute.name], !harmless.contains(value) {
      throw problem("is \"\(shortValue)\", which is not drawn; expand it to plain shapes")
    }
    try checkPlain(.ofKeyword)
  }

  private func checkPlain(_ allowed: ASCIISet) throws(SVGProblem) {
    guard !mentionsURL, value.utf8.count <= 200, allowed.holdsAll(of: value) else {
      throw problem("is \"\(shortValue)\", which is not of its form")
    }
  }

  /// Most values are known for others by one of their letters.
  private var mentionsURL: Bool {
    value.utf8.contains(UInt8(ascii: "u")) && value.contains("url")
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

extension ASCIISet {
  fileprivate static let ofNumber = digits.union(ASCIISet("+-.eE"))
  fileprivate static let ofPlainNumber = digits.union(ASCIISet("-."))
  fileprivate static let ofNumbers = digits.union(spaces).union(ASCIISet("epx,.+-"))
  fileprivate static let ofPath = digits.union(spaces)
    .union(ASCIISet("MmZzLlHhVvCcSsQqTtAaEe,.+-"))
  fileprivate static let ofTransform = digits.union(spaces)
    .union(ASCIISet("matrixnslecokwXY(),.+-E"))
  fileprivate static let ofKeyword = letters.union(digits).union(spaces).union(ASCIISet("-"))
  fileprivate static let ofColor = ofKeyword.union(ASCIISet("#(),.%+/"))
}

extension SVGVocabulary.Form {
  fileprivate var holdsNumbers: Bool {
    switch self {
    case .number, .numbers, .path, .transform: true
    default: false
    }
  }
}
