internal import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation
public import GalleyRecords

/// A state drawn to a display list, with the collection views as they were played.
public struct ComposedState: Sendable {
  /// The display list; it carries the record of what is visible.
  public var picture: Picture
  /// The scene's title.
  public var title: String
  /// The state's name with the values of the matrix's axes.
  public var state: String
  /// The collections that are drawn with their names, in the order of the scene.
  public var collections: [(name: String, view: CollectionView)]
  /// The warnings about the drawing, such as a character that no font has.
  public var warnings: [Issue]
  /// The files of the images and fonts that the state was drawn from, as they can be opened;
  /// sorted.
  package var assetPaths: [String] = []
  /// The screens that a figure shows, each with its place in it; none for a state.
  var panels: [(drawing: ComposedState, view: FigureLayout.View)] = []

  /// The part of the screen that is in the picture, where that is one frame of a stage; nil for all.
  var shownPart: Rect?

  /// The commands of the screen, in its coordinates, however far they reach.
  var commands: [DrawCommand]
  let assets: AssetFolder
  /// The options of the screen.
  let recordedOptions: [RecordedOption]
  /// The digest of the state in the scene.
  let stateSource: SourceDigest
  /// The keys of the collections' items, by the collections' names.
  let directories: [String: ItemDirectory]
  /// Where the screen lies in the picture, in points: in the middle, with a device around it.
  let screen: Rect

  /// The state without what is in some parts, for records.
  func removingContent(of parts: Set<PartName>) -> ComposedState {
    var state = self
    state.commands = commands.removingContent(of: parts)
    return state
  }

  /// Where the scene says what the parts of the record are made of, by their names.
  package var locations: [PartName: SourceLocation] { PartCollector(of: commands).locations }

  /// Where every element of the screen's collections is, unaligned, in content coordinates, and
  /// what it and the layers around look like.
  public func record(scope: LayoutRecord.Scope = .visible) -> ScreenRecord {
    let survey = PartCollector(of: commands)
    let layers = survey.layers.filter { shownPart?.intersects($0.outerFrame) ?? true }
    let names = Set(layers.flatMap(\.name.ways))
    let looks = PartAppearances(grid: PixelGrid(scale: picture.scale), assets: assets)
    let placed = panels.map { $0.view.placed($0.drawing.record(scope: scope)) }
    return ScreenRecord(
      title: title, state: state, size: screen.size, origin: screen.origin, scale: picture.scale,
      stateSource: stateSource, recordedOptions: recordedOptions,
      layers: placed.flatMap(\.layers)
        + survey.layers.filter { names.contains($0.name) }.map(looks.layer),
      collections: collections.map { name, view in
        LayoutRecord(
          of: view, collection: name, frame: survey.frame(ofCollection: name, on: looks.grid),
          scope: scope,
          drawing: { element in
            survey.elements[PartName([.collection(name), .element(element)])].map {
              // Layers tell all that is drawn.
              (
                $0.layers.isEmpty ? looks.look(of: $0.commands, in: $0.frame) : nil,
                $0.layers.map(looks.innerLayer)
              )
            }
          },
          digest: { directories[name]?.item(withID: $0)?.keys.digest })
      } + placed.flatMap(\.collections))
  }
}

extension PartName {
  /// The name, and those of all parts around.
  fileprivate var ways: [PartName] { steps.indices.map { PartName(Array(steps[...$0])) } }
}

/// Tells what drawn parts look like.
private struct PartAppearances {
  let grid: PixelGrid
  let assets: AssetFolder

  func layer(_ drawn: PartCollector.Layer) -> ScreenRecord.Layer {
    ScreenRecord.Layer(
      name: drawn.name, kind: drawn.kind, frame: drawn.outerFrame,
      look: look(of: drawn.commands, in: drawn.frame), neighbors: drawn.neighbors,
      recordedOptions: drawn.recordedOptions,
      source: drawn.source)
  }

  /// A layer of an element, whose place in it is the same wherever the element is.
  func innerLayer(_ drawn: PartCollector.Layer) -> ScreenRecord.Layer {
    var layer = layer(drawn)
    layer.frame = layer.frame.inMillionths
    return layer
  }

  func look(of commands: [DrawCommand], in frame: Rect) -> Look {
    LookReader.look(of: commands, in: frame, on: grid, imageName: assets.name(ofAssetAt:))
  }
}

extension Rect {
  /// Without what adding and taking away leaves of equal numbers.
  fileprivate var inMillionths: Rect {
    func rounded(_ value: Double) -> Double {
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded.isFinite && rounded != 0 ? rounded : 0
    }
    return Rect(
      x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
