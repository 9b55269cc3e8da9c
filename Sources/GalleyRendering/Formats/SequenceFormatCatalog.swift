/// The formats of moving pictures that a command may name.
public struct SequenceFormatCatalog: Sendable {
  public private(set) var formats: [any SequenceFormat.Type]

  public init(_ formats: [any SequenceFormat.Type]) { self.formats = formats }

  /// The formats that come with Galley.
  public static let standard = SequenceFormatCatalog([
    APNGFormat.self, AnimatedSVGFormat.self, FilmstripFormat.self, GIFFormat.self,
  ])

  /// The catalog with one more format; one of the same kind is replaced.
  public func adding(_ format: any SequenceFormat.Type) -> SequenceFormatCatalog {
    SequenceFormatCatalog(formats.filter { $0.kind != format.kind } + [format])
  }

  /// The format of a kind, nil where there is none.
  public subscript(kind: String) -> (any SequenceFormat.Type)? {
    formats.first { $0.kind == kind }
  }

  /// The kinds, in the order of the list.
  public var kinds: [String] { formats.map { $0.kind } }
}
