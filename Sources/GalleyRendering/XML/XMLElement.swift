/// An element of a parsed XML document; comments and processing instructions are left out.
struct XMLElement: Hashable, Sendable {
  struct Attribute: Hashable, Sendable {
    /// With its prefix, as `xlink:href`.
    var name: String
    var value: String
  }

  /// Without its prefix.
  var name: String
  /// Empty where the document names none.
  var namespace: String
  /// In the order of the file; namespace declarations are left out.
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// The text directly inside, joined.
  var text = ""
  /// The line in the file, counted from one.
  var line = 0

  static let linkNamespace = "http://www.w3.org/1999/xlink"
  /// A link as it is written, and as it is called whatever the file's prefix: SVG 2 has `href`, too, but
  /// not all programs that people open drawings with read it, and all read this.
  static let link = "xlink:href"

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
