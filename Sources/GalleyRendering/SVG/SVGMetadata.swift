/// The metadata of an SVG beside its drawing.
package enum SVGMetadata {
  private static let namespace = "urn:galley:layout"

  /// The layout record as JSON; nil where the SVG has none.
  /// - Throws: a sentence without a subject that says why the file cannot be read.
  package static func layoutRecord(in bytes: [UInt8]) throws(RenderingError) -> String? {
    let root: XMLElement
    do throws(XMLProblem) {
      root = try XMLParser(elementLimit: SVGProfile.drawing.limits.elements).parse(bytes)
    } catch {
      throw RenderingError(error.description)
    }
    return root.children.lazy.filter { $0.name == "metadata" }.flatMap(\.children)
      .first { $0.namespace == namespace }?.text
  }

  /// The element that holds a record.
  static func element(_ record: String) -> String {
    var writer = XMLWriter(indentation: 1)
    writer.begin("metadata")
    writer.element("layout", ["xmlns": namespace], text: record)
    writer.end()
    return writer.text
  }
}
