internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
public import GalleyNotation

/// The keys of each object of a scene with the kinds of their values, from its root down.
///
/// They are those that reading goes by, so that a schema and completions follow from them.
public struct SceneSchema: Sendable {
  /// The keys at the top.
  public let root: [OptionDeclaration]
  /// The kinds that others speak of by name, as `OptionKind.defined`: those that hold themselves,
  /// and those that catalogs add to.
  public let definitions: [String: OptionKind]
  /// Keys of which each file has one: a scene has views or those of a base, and a file for others
  /// what they share.
  public static let mainKeys = ["views", "base"] + SourceResolver.shared

  /// The keys of a layer's place that name a layer beside it.
  package static let neighborKeys = PlacementOptions.neighborKeys

  /// The colors that all scenes have names for.
  package static var colorNames: [String] {
    (SystemColor.allCases.map(\.rawValue) + [Palette.tint]).map { "$\($0)" }
      + ColorNames.names.sorted()
  }

  /// Makes the schema of scenes that name what is in catalogs.
  public init(of catalogs: SceneCatalogs) {
    root = SceneRootOptions.declarations
    definitions = Self.layers(catalogs.components)
      .merging(Self.others(catalogs)) { first, _ in first }
  }

  /// The kinds of layers, those of components among them.
  private static func layers(_ components: ComponentCatalog) -> [String: OptionKind] {
    let layers = LayerReader(palette: Palette()).adding(components.layerKinds)
    let common = SharedLayerOptions.declarations(isArranged: false)
    let arranged = SharedLayerOptions.declarations(isArranged: true)
    func several(_ name: String) -> OptionKind { .either([.defined(name), .list(.defined(name))]) }
    func layer(_ kinds: [LayerReader.Kind], _ shared: [OptionDeclaration]) -> OptionKind {
      // A part has a name of its own, and none of the keys that say what another layer is, or that
      // a cell is of a style.
      let others = (kinds.map(\.name) + [SpacerLayer.name, "style"])
        .map { OptionDeclaration($0, .either([])) }
      return .either(
        kinds.map { $0.schema(beside: shared.map(\.templated)).requiring($0.name) }
          + [LayerReader.Kind.part.templated.adding(shared.map(\.templated) + others)])
    }
    let screen =
      layers.kinds + [
        LayerReader.Kind(
          "collection", .options(CollectionOptions.declarations), refill: { $3 },
          read: { _, _ in nil }),
        LayerReader.Kind("screen", .options(ShownSceneOptions.declarations)) { _, _ in nil },
      ]
    return [
      "layer": layer(screen, common), "layers": several("layer"),
      "arranged-layer": .either([
        .choice([SpacerLayer.name]),
        layer(screen + [.spacer], arranged),
      ]),
      "arranged-layers": several("arranged-layer"),
    ]
  }

  private static func others(_ catalogs: SceneCatalogs) -> [String: OptionKind] {
    [
      "condition": .either([
        .text,
        .options(Condition.options.declarations(of: Condition()), others: .anything),
      ]),
      "cell": .either(
        [.defined("layers")]
          + catalogs.cellStyles.members.map { .named("style", $0.kind, $0.declarations) }),
      "layout": .either(
        [.choice(catalogs.layouts.kinds)]
          + catalogs.layouts.members.map {
            .named("kind", $0.kind, $0.declarations.map(\.templated))
          }
          + [.options(LayoutClassOptions.options.declarations(of: LayoutClassOptions()))]),
      "interaction": .either(
        [.choice(catalogs.interactions.kinds)]
          + catalogs.interactions.members.flatMap {
            [.named("kind", $0.kind, $0.declarations), .options($0.declarations)]
          }),
      "group-part": GroupLayout.part.templated, "items": ItemSourceReader.kind,
      "item": .either([SceneItem.kind, .text]),
      "gesture": GestureReader.kind, "paint": PaintSpec.definition,
      "symbol": .either([.choice(SymbolSet.names), .text]),
    ]
  }
}

extension LayerReader.Kind {
  /// What the map of such a layer may have.
  ///
  /// - `shared`: What every layer may have.
  fileprivate func schema(beside shared: [OptionDeclaration]) -> OptionKind {
    (refill == nil ? declared() : declared().templated).adding(shared)
  }
}

extension OptionKind {
  /// The keys of one of several by the word under a key.
  fileprivate static func named(
    _ key: String, _ word: String, _ options: [OptionDeclaration]
  ) -> OptionKind {
    .options([OptionDeclaration(key, .choice([word]), isRequired: true)] + options)
  }

  /// The kind with a key that its maps must have.
  fileprivate func requiring(_ key: String) -> OptionKind {
    switch self {
    case .options(let options, let others):
      .options(
        options.map { option in
          var option = option
          option.isRequired = option.isRequired || option.key == key
          return option
        }, others: others)
    case .either(let kinds): .either(kinds.map { $0.requiring(key) })
    default: self
    }
  }
}
