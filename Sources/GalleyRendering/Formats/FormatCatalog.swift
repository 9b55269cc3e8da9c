/// The output formats that a command may name.
public struct FormatCatalog: Sendable {
  public private(set) var formats: [any OutputFormat.Type]

  public init(_ formats: [any OutputFormat.Type]) { self.formats = formats }

  /// The formats that come with Galley.
  public static let standard = FormatCatalog([PNGFormat.self, SVGFormat.self])

  /// The catalog with one more format; one of the same kind is replaced.
  public func adding(_ format: any OutputFormat.Type) -> FormatCatalog {
    FormatCatalog(formats.filter { $0.kind != format.kind } + [format])
  }

  public subscript(kind: String) -> (any OutputFormat.Type)? {
    formats.first { $0.kind == kind }
  }

  /// The kinds, in the order of the list.
  public var kinds: [String] { formats.map { $0.kind } }
}
