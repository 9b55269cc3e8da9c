package import GalleyGeometry

/// A text in a view.
package struct ViewText: Hashable, Codable, Sendable {
  package var string: String
  /// A family that is empty is the one of who draws.
  package var style: TextStyle
  /// Where its lines break and are aligned.
  package var frame: Rect
  /// Whether lines break at the frame's width, or at line feeds alone.
  package var breaksLines: Bool
  /// Whether the lines stand in the middle of the frame's height, as a label's do, or at its top.
  package var isCentered: Bool
  /// Whether no more lines show than the frame has room for.
  package var staysInside: Bool
  /// The smallest share of its size in which it is drawn where it is too wide; 1 for its size alone.
  package var smallestShare = 1.0

  package init(
    _ string: String, style: TextStyle, in frame: Rect, breaksLines: Bool = true,
    isCentered: Bool = false, staysInside: Bool = false
  ) {
    self.string = string
    self.style = style
    self.frame = frame
    self.breaksLines = breaksLines
    self.isCentered = isCentered
    self.staysInside = staysInside
  }
}

/// An image in a view, by its name.
package struct ViewImage: Hashable, Codable, Sendable {
  /// The source of an image.
  package enum Source: String, Hashable, Codable, Sendable {
    /// The app's own, by a name with or without an extension.
    case named
    /// The system's symbols.
    case symbol
    /// A file by its path.
    case file
  }

  package var name: String
  package var source: Source
  package var frame: Rect
  /// How it lies in the frame, by a scene's word for it.
  package var mode: String
  /// Where it is drawn in a color alone; nil for its own colors.
  package var tint: Color?
  /// The size in points and the weight of the font that a symbol is drawn beside.
  package var fontSize: Double
  package var weight: Int
  /// Which of its files in an app's catalog is drawn; nil where it is in none.
  package var variant: Int?

  package init(
    _ name: String, from source: Source, in frame: Rect, mode: String, tint: Color? = nil,
    fontSize: Double = Symbol.imageFontSize, weight: Int = 400, variant: Int? = nil
  ) {
    self.variant = variant
    self.fontSize = fontSize
    self.weight = weight
    self.name = name
    self.source = source
    self.frame = frame
    self.mode = mode
    self.tint = tint
  }
}
