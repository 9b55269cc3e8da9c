import GalleyGraphics

/// What of SVG the programs keep that a drawing is for, as rules which the writer asks.
///
/// What a program reads otherwise than it is meant is written in another way.
package struct SVGDialect: Hashable, Sendable {
  /// How texts are written that stay texts.
  package enum Lines: Hashable, Sendable {
    /// A `text` for each block, each line within held to its length.
    case joined
    /// A `text` for each line, or each part of it in a style of its own, on its baseline.
    case apart
  }

  /// The program, as the root of a file names it; nil where any may come.
  package var program: String?
  package var lines = Lines.joined
  /// Whether the spacing of letters is read.
  package var hasLetterSpacing = true
  /// Whether the line around letters can be told to lie below them.
  package var hasPaintOrder = true
  /// Whether elements have classes, and styles that no attribute has.
  package var hasStyles = true
  /// Whether elements name outlines and photographs that come again.
  package var hasLinks = true
  /// Whether a drawing may have another in it, and a record.
  package var hasNestedDocuments = true
  /// Whether groups have Inkscape's labels.
  package var hasInkscapeLabels = true
  /// Whether shadows become pixels where renderers do not agree on them, else all stay shapes.
  package var hasShadowPixels = true
  /// Whether corners that bend continuously, all alike, are a rectangle's radius.
  package var roundsContinuousCorners = false
  /// Whether photographs are whole also where programs show other pixels than the PNG.
  package var keepsPhotographs = false

  /// For browsers and all that draws as they do: as near the PNG as can be.
  package static let web = SVGDialect()

  /// Takes `text` for its texts, and reads a bare blur alone of all effects.
  package static let figma = SVGDialect(editedIn: "figma")

  /// Shows what is no group, rectangle, ellipse, path or image, but cannot edit it.
  package static let penpot = SVGDialect(editedIn: "penpot")

  /// Of which no list tells what it reads: what all of them do.
  package static let sketch = SVGDialect(editedIn: "sketch")

  /// Reads nearly all; its layers are groups with a label.
  package static let inkscape: SVGDialect = {
    var dialect = SVGDialect(editedIn: "inkscape")
    dialect.hasLetterSpacing = true
    dialect.hasPaintOrder = true
    dialect.hasStyles = true
    dialect.hasLinks = true
    dialect.hasInkscapeLabels = true
    return dialect
  }()

  private init() {}

  /// The rules that hold for all programs in which drawings are edited.
  private init(editedIn program: String) {
    self.program = program
    lines = .apart
    hasLetterSpacing = false
    hasPaintOrder = false
    hasStyles = false
    hasLinks = false
    hasNestedDocuments = false
    hasInkscapeLabels = false
    hasShadowPixels = false
    roundsContinuousCorners = true
    keepsPhotographs = true
  }

  /// The shape as it is written.
  func written(_ shape: Shape) -> Shape {
    guard roundsContinuousCorners, case .corneredRectangle(let rectangle) = shape,
      let radius = rectangle.radii.uniform
    else { return shape }
    return .roundedRectangle(rectangle.rect, radius: radius)
  }
}
