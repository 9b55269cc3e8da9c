public import GalleyNotation

/// The formats of moving pictures that a command may name.
public typealias SequenceFormatCatalog = Catalog<any SequenceFormat.Type>

extension SequenceFormatCatalog {
  /// Makes a catalog of formats, each found by its kind.
  public init(_ formats: [any SequenceFormat.Type]) { self.init(formats, kind: { $0.kind }) }

  /// The formats that come with Galley.
  public static var standard: SequenceFormatCatalog {
    SequenceFormatCatalog([
      APNGFormat.self, AnimatedSVGFormat.self, FilmstripFormat.self, GIFFormat.self,
      WebPFormat.self,
    ])
  }
}
