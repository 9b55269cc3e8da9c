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
    guard root.namespace == SVGVocabulary.namespace else {
      throw SVGProblem(
        "its root has no SVG namespace; add xmlns=\"\(SVGVocabulary.namespace)\"")
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
    guard element.namespace == SVGVocabulary.namespace,
      !SVGVocabulary.silentElements.contains(element.name)
    else { return false }
    guard profile.draws(element.name) else {
      let reason = SVGVocabulary.refusals[element.name] ?? "it is not on the list of what is drawn"
      throw SVGProblem(element, "is refused: \(reason)")
    }
    return true
  }

  private func attributes(of element: XMLElement) throws(SVGProblem) -> [XMLElement.Attribute] {
    var kept: [XMLElement.Attribute] = []
    for attribute in element.attributes where attribute.name != "style" {
      // Where both are there, SVG 2 has the plain one count.
      if attribute.name == XMLElement.link, element["href"] != nil { continue }
      try keep(attribute, of: element, in: &kept)
    }
    for declaration in try declarations(of: element) {
      kept.removeAll { $0.name == declaration.name }
      try keep(declaration, of: element, in: &kept)
    }
    return kept
  }

  private func keep(
    _ attribute: XMLElement.Attribute, of element: XMLElement, in kept: inout [XMLElement.Attribute]
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
    guard !kept.contains(where: { $0.name == attribute.name }) else { return }
    kept.append(attribute)
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
