public import GalleyGeometry
package import GalleyGraphics

/// All that a screen shows in one state: its collections, and the layers around them.
public struct ScreenRecord: Hashable, Sendable {
  /// The title of the scene, empty where it has none.
  public var title: String
  /// The name of the state.
  public var state: String
  /// The size of the screen, in points.
  public var size: Size
  /// Where the upper left corner of the screen lies in its picture, in points; as much of the
  /// picture is beyond the lower right corner.
  ///
  /// All frames are those on the screen.
  public var origin: Point
  /// Device pixels a point.
  public var scale: Double
  /// Names the scene that was drawn, by a digest of it; nil where nobody computed one.
  package var sceneDigest: String?
  /// The digest of where the state begins and of its gestures; nil where none is recorded.
  package var stateSource: SourceDigest?
  /// The options of the screen: its device, theme, direction and so on; nil where none are
  /// recorded.
  package var recordedOptions: [RecordedOption]?
  /// The layers outside the elements of collections, back to front, the collections' own boxes
  /// included; nil where none are recorded.
  package var layers: [Layer]?
  /// Back to front.
  public var collections: [LayoutRecord]

  package init(
    title: String, state: String, size: Size, origin: Point = .zero, scale: Double,
    sceneDigest: String? = nil, stateSource: SourceDigest? = nil,
    recordedOptions: [RecordedOption]? = nil, layers: [Layer]? = nil, collections: [LayoutRecord]
  ) {
    self.title = title
    self.state = state
    self.size = size
    self.origin = origin
    self.scale = scale
    self.sceneDigest = sceneDigest
    self.stateSource = stateSource
    self.recordedOptions = recordedOptions
    self.layers = layers
    self.collections = collections
  }

  /// The size of the picture, in points.
  package var pictureSize: Size {
    Size(width: size.width + 2 * origin.x, height: size.height + 2 * origin.y)
  }

  /// One layer of the screen or of an element by itself, without the layers that lie in it.
  package struct Layer: Hashable, Sendable {
    /// From the screen, or from the element that the layer is in.
    package var name: PartName
    /// The kind of the layer, such as `text`, `collection` or `background`.
    package var kind: String
    /// In points, unaligned: on the screen, or relative to the frame of the element.
    package var frame: Rect
    /// The look of the layer in its frame; nil where none is recorded.
    package var look: Look?
    /// The neighbors that the layer is placed by.
    package var neighbors: [LayerNeighbor]
    /// The options of the layer that its look does not show, such as the mode of an image.
    package var recordedOptions: [RecordedOption]
    /// The declaration of the layer in the scene; nil where none is recorded.
    package var source: LayerDeclaration?

    package init(
      name: PartName, kind: String, frame: Rect, look: Look?, neighbors: [LayerNeighbor] = [],
      recordedOptions: [RecordedOption] = [], source: LayerDeclaration? = nil
    ) {
      self.name = name
      self.kind = kind
      self.frame = frame
      self.look = look
      self.neighbors = neighbors
      self.recordedOptions = recordedOptions
      self.source = source
    }

    /// The name that people have for the layer, apart from the layers around it: its id where it
    /// has one, else its kind and number, such as `text-2`.
    package var id: String { name.recordID }
  }
}
