package import GalleyGeometry
public import GalleyGraphics
package import GalleyLayouts
package import GalleyRecords

/// A tree of drawn commands and of named parts.
///
/// The display list, the ids in an SVG and the layout record are made of it.
public indirect enum DrawnPart: Sendable {
  case command(DrawCommand)
  /// Parts that are drawn as one; the group has no children of its own.
  case group(Group, [DrawnPart])
  case layer(DrawnLayer)
  case element(DrawnElement)
}

/// A layer as it was drawn, or another part of a screen: its background, a collection, a detail, a
/// scroll indicator.
public struct DrawnLayer: Sendable {
  /// From the part around it.
  package var name: [PartName.Step]
  /// What it is, such as `text` or `scroll-indicator`.
  package var kind: String
  /// Unaligned, in the coordinates of its parts.
  package var frame: Rect
  /// What the layer is placed by.
  package var neighbors: [LayerNeighbor] = []
  /// What the layer was told that is not to be seen in its parts.
  package var recordedOptions: [RecordedOption] = []
  /// What the scene says of the layer; nil where it says nothing.
  package var source: LayerDeclaration?
  /// Back to front.
  package var parts: [DrawnPart]

  package init(_ name: [PartName.Step], kind: String, frame: Rect, parts: [DrawnPart]) {
    self.name = name
    self.kind = kind
    self.frame = frame
    self.parts = parts
  }
}

/// An element of a collection as it was drawn.
public struct DrawnElement: Sendable {
  package var name: ElementName
  /// What the layout says it is.
  package var element: LayoutElement
  /// What is done to the element as a whole; it has no children of its own.
  package var group: Group
  /// Unaligned, in the coordinates of its parts.
  package var frame: Rect
  /// What it shows, in words.
  package var label: String?
  /// Back to front.
  package var parts: [DrawnPart]
}

extension [DrawCommand] {
  /// Commands that belong to no part inside.
  public var parts: [DrawnPart] { map(DrawnPart.command) }
}
