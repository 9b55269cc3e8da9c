internal import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation
public import GalleyRecords

/// A state drawn to a display list, with the collection views as they were played.
public struct Drawing: Sendable {
  /// The display list; it carries the record of what is visible.
  public var picture: Picture
  /// The scene's title.
  public var title: String
  /// The state's name with the values of the matrix's axes.
  public var state: String
  /// The collections of the screen with their names, in the order of the scene.
  public var collections: [(name: String, view: CollectionView)]
  /// What is doubtful in the drawing, such as a character that no font has.
  public var warnings: [Issue]
  /// The files of the images and fonts that the state was drawn from, as they can be opened; sorted.
  public var assetPaths: [String] = []

  /// Which part of the display list draws what.
  let parts: DrawnParts
  let assets: AssetFolder

  /// Where every element of the screen's collections is, unaligned, in content coordinates, and
  /// what it and the layers around look like.
  public func record(scope: LayoutRecord.Scope = .visible) -> ScreenRecord {
    ScreenRecord(
      title: title, state: state, size: picture.size, scale: picture.scale,
      layers: parts.layers.map { layer in
        ScreenRecord.Layer(
          id: layer.id, kind: layer.kind, frame: layer.screenFrame,
          look: look(of: layer.commands, in: layer.frame))
      },
      collections: collections.map { name, view in
        LayoutRecord(
          of: view, collection: name, frame: parts.collectionFrames[name], scope: scope
        ) { element in
          parts.elements[ElementDrawing.identity(of: element, in: name)].map {
            look(of: $0.commands, in: $0.frame)
          }
        }
      })
  }

  private func look(of commands: [DrawCommand], in frame: Rect) -> Look {
    let properties = LookReader.properties(
      of: commands, in: frame, on: PixelGrid(scale: picture.scale),
      imageName: assets.name(ofAssetAt:))
    return Look(properties.map { Look.Property(name: $0.name, value: $0.value) })
  }
}
