internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A scene with every choice of its matrix made: one screen, its layers and its states.
struct SceneVariant: Sendable {
  /// The values of the matrix's axes, in order, as file names have them.
  var axisValues: [String] = []
  var title: String
  var language: String
  /// Where it is named; nil where it is not.
  var languageLocation: SourceLocation?
  /// The family of texts that name none.
  var fontFamily: String
  var fontFiles: [Located<String>]
  var screen: ScreenSpec
  var palette: Palette
  var layers: [Layer]
  /// Those on the screen and in cells, each once.
  var controls: [ControlSpec] = []
  /// Whether a layer moves by itself for ever.
  var animatesIndefinitely = false
  var states: [StateSpec]
  var figures: [FigureSpec] = []
  var check = CheckSpec()

  /// The traits that a layout's own views follow.
  var interface: InterfaceTraits { screen.interface(in: language) }

  /// The collections on the screen, in order, those in groups included.
  var collections: [CollectionSpec] { Self.collections(in: layers) }

  /// The collections among layers and in those that hold others.
  ///
  /// - `scope`: What their options are filled in with; nil leaves samples in them.
  static func collections(in layers: [Layer], filledIn scope: Scope? = nil) -> [CollectionSpec] {
    layers.flatMap { layer -> [CollectionSpec] in
      guard layer.content is CollectionLayer else {
        return collections(in: layer.content.children, filledIn: scope)
      }
      // What is wrong is told where the layer is placed, in the scope that it is placed in.
      let filled = scope.flatMap { layer.templates?.filled(layer, in: $0, issues: IssueLog()) }
      return [((filled ?? layer).content as? CollectionLayer)?.spec].compactMap { $0 }
    }
  }

  /// The ids of the parts of its pictures in files.
  var partIDs: PartIDs {
    PartIDs(
      layers: layers.filter { !($0.content is any NamedByKind) }.compactMap(\.id),
      collections: collections.map { spec in
        PartIDs.Collection(name: spec.name, namesItems: spec.directory.namesItems)
      })
  }

  /// Returns the digest of a state and of those it goes on from.
  func source(of state: StateSpec) -> SourceDigest {
    chain(of: state).map(\.source).reduce(SourceDigest(value: 0)) { $0.combined(with: $1) }
  }

  /// A state and those it goes on from, the first one first.
  func chain(of state: StateSpec) -> [StateSpec] {
    var chain = [state]
    while let index = chain.last?.base?.index { chain.append(states[index]) }
    return chain.reversed()
  }
}
