internal import GalleyGraphics

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

/// What a screen reader says of an SVG: its title, and the words for people who cannot see it.
struct SVGAlternative {
  private let picture: Picture
  private let titleID: String
  private let descriptionID: String

  /// - `identifiers`: Those of the drawing, all of which are taken.
  init(of picture: Picture, beside identifiers: SVGIdentifiers) {
    self.picture = picture
    var identifiers = identifiers
    titleID = identifiers.unique("picture-title")
    descriptionID = identifiers.unique("picture-description")
  }

  /// The name of the drawing in one attribute; nil where two elements are it.
  var label: String? { picture.alternative == nil ? picture.title : nil }

  /// The elements that are the name of the drawing, by their ids; nil where its label is.
  var labelIDs: String? { picture.alternative == nil ? nil : "\(titleID) \(descriptionID)" }

  /// The first elements of the document.
  func write(to document: inout XMLWriter) {
    guard let alternative = picture.alternative else {
      return document.element("title", text: picture.title)
    }
    let language = alternative.language == picture.language ? nil : alternative.language
    document.element("title", ["id": titleID], text: picture.title)
    document.element(
      "desc", ["id": descriptionID, "lang": language, "xml:lang": language],
      text: alternative.text)
  }
}
