/// An element of a parsed XML document; comments and processing instructions are left out.
package struct XMLElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    /// With its prefix, as `xlink:href`.
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Without its prefix.
  package var name: String
  /// Empty where the document names none.
  package var namespace: String
  /// In the order of the file; namespace declarations are left out.
  package var attributes: [Attribute]
  package var children: [XMLElement]
  /// The text directly inside, joined.
  package var text: String
  /// The line in the file, counted from one.
  package var line: Int

  package init(
    name: String, namespace: String, attributes: [Attribute] = [], children: [XMLElement] = [],
    text: String = "", line: Int = 0
  ) {
    self.name = name
    self.namespace = namespace
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  package static let svgNamespace = "http://www.w3.org/2000/svg"
  package static let linkNamespace = "http://www.w3.org/1999/xlink"
  /// Of the labels by which Inkscape calls layers.
  package static let inkscapeNamespace = "http://www.inkscape.org/namespaces/inkscape"
  /// A link as it is written, and as it is called whatever the file's prefix: SVG 2 has `href`, too, but
  /// not all programs that people open drawings with read it, and all read this.
  package static let link = "xlink:href"

  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
