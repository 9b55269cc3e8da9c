/// The metadata of an SVG beside its drawing.
package enum SVGMetadata {
  /// Of the element that holds a record.
  package static let namespace = "urn:galley:layout"

  /// The element that holds a record.
  static func element(_ record: String) -> String {
    var writer = XMLWriter(indentation: 1)
    writer.begin("metadata")
    writer.element("layout", ["xmlns": namespace], text: record)
    writer.end()
    return writer.text
  }
}
