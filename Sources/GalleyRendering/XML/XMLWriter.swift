/// Writes elements as indented lines of XML, each opened element closed where its body ends.
struct XMLWriter {
  typealias Attributes = KeyValuePairs<String, String?>

  private(set) var text = ""
  private var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// Writes an element without content; attributes without a value are left out.
  mutating func element(_ name: String, _ attributes: Attributes) {
    open(name, attributes, end: "/>\n")
  }

  /// Writes an element that holds text only, on one line.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    open(name, attributes, end: ">")
    text += content.escapedForXML
    text += "</\(name)>\n"
  }

  /// Writes an element around what the body writes.
  mutating func element<Failure: Error>(
    _ name: String, _ attributes: Attributes,
    body: (inout XMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(name, attributes, end: ">\n")
    depth += 1
    try body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// Adds lines that another writer has written.
  mutating func append(_ lines: String) { text += lines }

  private mutating func open(_ name: String, _ attributes: Attributes, end: String) {
    indent()
    text += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      text += " \(name)=\"\(value.escapedForXML)\""
    }
    text += end
  }

  private mutating func indent() {
    for _ in 0..<depth { text += "  " }
  }
}
