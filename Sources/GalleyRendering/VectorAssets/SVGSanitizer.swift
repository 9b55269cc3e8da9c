internal import GalleySVG

/// Keeps of an SVG what is on the list, with inline styles turned into attributes, and refuses the
/// rest.
struct SVGSanitizer {
  private let profile: SVGProfile
  private var ids: Set<String> = []

  private init(profile: SVGProfile) { self.profile = profile }

  /// The drawing part of a document; only what comes out is ever drawn or written.
  static func sanitize(
    _ root: XMLElement, as profile: SVGProfile
  ) throws(SVGProblem) -> XMLElement {
    guard root.name == "svg" else {
      throw SVGProblem("its root is <\(root.name)>; expected <svg>")
    }
    guard root.namespace == XMLElement.svgNamespace else {
      throw SVGProblem(
        "its root has no SVG namespace; add xmlns=\"\(XMLElement.svgNamespace)\"")
    }
    var sanitizer = SVGSanitizer(profile: profile)
    return try sanitizer.element(root)
  }

  private mutating func element(_ source: XMLElement) throws(SVGProblem) -> XMLElement {
    var result = XMLElement(name: source.name, namespace: source.namespace, line: source.line)
    result.attributes = try attributes(of: source)
    if let id = result["id"], !ids.insert(id).inserted {
      throw SVGProblem(source, "has the id '\(id)', which another element has; give it its own")
    }
    for child in source.children where try isDrawn(child) {
      result.children.append(try element(child))
    }
    return result
  }

  /// Elements of other namespaces are an editor's notes and left out.
  private func isDrawn(_ element: XMLElement) throws(SVGProblem) -> Bool {
    guard element.namespace == XMLElement.svgNamespace,
      !SVGVocabulary.silentElements.contains(element.name)
    else { return false }
    guard profile.draws(element.name) else {
      let reason = SVGVocabulary.refusals[element.name] ?? "it is not on the list of what is drawn"
      throw SVGProblem(element, "is refused: \(reason)")
    }
    return true
  }

  private func attributes(of element: XMLElement) throws(SVGProblem) -> [XMLElement.Attribute] {
    var saved: [XMLElement.Attribute] = []
    for attribute in element.attributes where attribute.name != "style" {
      // Where both are there, SVG 2 has the plain one count.
      if attribute.name == XMLElement.link, element["href"] != nil { continue }
      try keep(attribute, of: element, in: &saved)
    }
    for declaration in try declarations(of: element) {
      saved.removeAll { $0.name == declaration.name }
      try keep(declaration, of: element, in: &saved)
    }
    return saved
  }

  private func keep(
    _ attribute: XMLElement.Attribute, of element: XMLElement,
    in saved: inout [XMLElement.Attribute]
  ) throws(SVGProblem) {
    var attribute = attribute
    attribute.name = Self.plainName(attribute.name)
    guard !attribute.name.hasPrefix("on") else {
      throw SVGProblem(element, "is refused: \(attribute.name) is a script; remove it")
    }
    guard !attribute.name.contains(":") else { return }
    guard let form = profile.form(of: attribute.name, in: element.name) else {
      throw SVGProblem(
        element, "is refused: \(attribute.name) is not on the list of what is drawn; remove it")
    }
    if case .silent = form { return }
    try SVGAttributeCheck(element: element, attribute: attribute).check(form)
    guard !saved.contains(where: { $0.name == attribute.name }) else { return }
    saved.append(attribute)
  }

  /// `xlink:href` as `href`; what other prefixes mean is not drawn.
  private static func plainName(_ name: String) -> String {
    name == XMLElement.link ? "href" : name
  }

  /// The declarations of an inline style, as attributes.
  private func declarations(
    of element: XMLElement
  ) throws(SVGProblem) -> [XMLElement.Attribute] {
    guard let style = element["style"] else { return [] }
    guard !style.contains("\\"), !style.contains("/*"), !style.contains("@") else {
      throw SVGProblem(element, "is refused: its style has escapes or comments; remove them")
    }
    var result: [XMLElement.Attribute] = []
    for declaration in style.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      guard parts.count == 2 else { continue }
      let value = parts[1].hasSuffix("!important") ? parts[1].dropLast(10) : parts[1]
      result.append(
        XMLElement.Attribute(name: String(parts[0]), value: String(Self.trimmed(value))))
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

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
    case .embeddedImage: try checkEmbeddedImage()
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

  private func checkEmbeddedImage() throws(SVGProblem) {
    guard SVGMediaType(ofAddress: value) != nil else {
      throw problem(
        "points outside the file (\"\(shortValue)\"); only PNG and JPEG as data: are read")
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
