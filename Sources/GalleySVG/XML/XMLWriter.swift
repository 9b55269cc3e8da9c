/// Writes elements as indented lines of XML.
package struct XMLWriter {
  package typealias Attributes = KeyValuePairs<String, String?>

  package private(set) var text = ""
  /// The names of the elements that are begun and not ended.
  private var open: [String] = []
  private let indentation: Int

  /// - Parameter indentation: How deep the first line stands.
  package init(indentation: Int = 0) { self.indentation = indentation }

  /// Writes an element without content; attributes without a value are left out.
  package mutating func element(_ name: String, _ attributes: Attributes) {
    tag(name, Self.list(attributes), end: "/>\n")
  }

  package mutating func element(_ name: String, _ attributes: [XMLElement.Attribute]) {
    tag(name, attributes, end: "/>\n")
  }

  /// Writes an element that holds text only, on one line.
  package mutating func element(
    _ name: String, _ attributes: Attributes = [:], text content: String
  ) {
    tag(name, Self.list(attributes), end: ">")
    text += content.escapedAsXMLText
    text += "</\(name)>\n"
  }

  /// Writes an element of texts on one line; a text with attributes is an element of the same name
  /// within.
  package mutating func element(
    _ name: String, _ attributes: [XMLElement.Attribute],
    texts: [(attributes: [XMLElement.Attribute], text: String)]
  ) {
    tag(name, attributes, end: ">")
    for piece in texts {
      if !piece.attributes.isEmpty { open(name, piece.attributes, end: ">") }
      text += piece.text.escapedAsXMLText
      if !piece.attributes.isEmpty { text += "</\(name)>" }
    }
    text += "</\(name)>\n"
  }

  /// Writes an element of elements without content, all on one line.
  package mutating func element(
    _ name: String, _ attributes: [XMLElement.Attribute],
    children: [(name: String, attributes: [XMLElement.Attribute])]
  ) {
    tag(name, attributes, end: ">")
    for child in children { open(child.name, child.attributes, end: "/>") }
    text += "</\(name)>\n"
  }

  /// Begins an element; what is written next goes inside until it is ended.
  package mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, Self.list(attributes))
  }

  package mutating func begin(_ name: String, _ attributes: [XMLElement.Attribute]) {
    tag(name, attributes, end: ">\n")
    open.append(name)
  }

  /// Ends the element begun last.
  package mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// Adds lines that another writer has written.
  package mutating func append(_ lines: String) { text += lines }

  private static func list(_ attributes: Attributes) -> [XMLElement.Attribute] {
    attributes.compactMap { name, value in
      value.map { XMLElement.Attribute(name: name, value: $0) }
    }
  }

  private mutating func tag(_ name: String, _ attributes: [XMLElement.Attribute], end: String) {
    indent()
    open(name, attributes, end: end)
  }

  private mutating func open(_ name: String, _ attributes: [XMLElement.Attribute], end: String) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(attribute.value.escapedAsXMLValue)\""
    }
    text += end
  }

  private mutating func indent() {
    for _ in 0..<(indentation + open.count) { text += "  " }
  }
}
