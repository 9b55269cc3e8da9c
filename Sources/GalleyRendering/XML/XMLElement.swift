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

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
