public import GalleyNotation

/// The output formats that a command may name.
public typealias FormatCatalog = Catalog<any OutputFormat.Type>

extension FormatCatalog {
  /// Makes a catalog of formats, each found by its kind.
  public init(_ formats: [any OutputFormat.Type]) { self.init(formats, kind: { $0.kind }) }

  /// The formats that come with Galley.
  public static var standard: FormatCatalog {
    FormatCatalog([
      PNGFormat.self, SVGFormat.self, PDFFormat.self,
    ])
  }
}
