public import GalleyGeometry

/// The questions that drawing asks before anything is drawn: sizes of texts and images, fonts, and
/// what lies behind.
///
/// One value serves one thread at a time.
public protocol DrawingResources: AnyObject {
  /// Reads and checks an image file and says how large it is.
  func image(in file: AssetFile) throws(ResourceError) -> ImageReference

  /// Breaks a text into lines and measures it.
  func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics

  /// The families that texts may name, sorted, each with its faces.
  func fontFamilies() -> [FontFamily]

  /// Adds a font file for this value alone; gives the families it holds.
  func addFont(in file: AssetFile) throws(ResourceError) -> [String]

  /// Returns the mean color of what commands draw in an area, in their coordinates, at so many
  /// device pixels a point; nil where nothing is drawn there, or nothing can be drawn at all.
  func meanColor(
    of commands: [DrawCommand], in area: Rect, scale: Double
  ) throws(ResourceError) -> Color?
}

extension DrawingResources {
  /// Nil, as of resources that measure alone.
  public func meanColor(
    of commands: [DrawCommand], in area: Rect, scale: Double
  ) throws(ResourceError) -> Color? { nil }

  /// Reads and checks an image file that may lie anywhere, and says how large it is.
  public func image(atPath path: String) throws(ResourceError) -> ImageReference {
    try image(in: AssetFile(path))
  }

  /// Adds a font file that may lie anywhere for this value alone; gives the families it holds.
  public func addFont(atPath path: String) throws(ResourceError) -> [String] {
    try addFont(in: AssetFile(path))
  }
}

/// A font family and its faces, as `galley list fonts` tells them.
public struct FontFamily: Hashable, Sendable {
  /// One of the fonts that belong together.
  public struct Face: Hashable, Sendable {
    /// As the file names it, such as `Bold Italic`.
    public var name: String
    /// The weight from 1 to 1000, where 400 is regular and 700 bold.
    public var weight: Int
    /// Whether it is slanted.
    public var isItalic: Bool

    /// Makes a face.
    public init(name: String, weight: Int, isItalic: Bool) {
      self.name = name
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// The name by which a scene asks for the family.
  public var name: String
  /// The faces that are installed.
  public var faces: [Face]

  /// Makes a family.
  public init(name: String, faces: [Face]) {
    self.name = name
    self.faces = faces
  }
}

/// A resource that cannot be used: operation, subject, mistake and cure in one sentence.
public struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  /// Makes an error with a sentence that says what is wrong.
  public init(_ description: String) { self.description = description }
}
