package import GalleyGraphics
internal import GalleySVG

/// Reads what an SVG holds beside its drawing.
package enum SVGRecordReader {
  /// The layout record as JSON; nil where the SVG has none.
  /// - Throws: a sentence without a subject that says why the file cannot be read.
  package static func layoutRecord(in bytes: [UInt8]) throws(RenderingError) -> String? {
    try texts(in: bytes).record
  }

  /// The layout record, and the words for people who cannot see the drawing; nil where there are
  /// none.
  /// - Throws: a sentence without a subject that says why the file cannot be read.
  package static func texts(
    in bytes: [UInt8]
  ) throws(RenderingError) -> (record: String?, alternative: String?) {
    let root: XMLElement
    do throws(XMLProblem) {
      root = try XMLParser(elementLimit: SVGProfile.drawing.limits.elements).parse(bytes)
    } catch {
      throw RenderingError(error.description)
    }
    let record = root.children.lazy.filter { $0.name == "metadata" }.flatMap(\.children)
      .first { $0.namespace == SVGMetadata.namespace }
    return (record?.text, root.children.first { $0.name == "desc" }?.text)
  }
}
