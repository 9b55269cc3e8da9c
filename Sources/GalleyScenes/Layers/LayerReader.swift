internal import GalleyGeometry
public import GalleyGraphics
package import GalleyLayouts
public import GalleyNotation

/// Reads layers: what kinds there are where it reads, and the colors of the scene.
public struct LayerReader {
  package internal(set) var palette: Palette
  /// The files of the scene; nil where layers may name none.
  private var files: SourceFiles?
  package private(set) var kinds: [Kind]
  /// What kind of list the layers are an element of; nil where it is none.
  package var listAppearance: ListStyle.Appearance?
  /// How many layers are around those that are read.
  private var depth = 0
  /// How deep layers may nest: as deep as groups are drawn.
  private static let deepest = 100
  /// The layers of the component that is read; nil for what is none.
  private var cache: LayerCache?
  /// What the layers say of controls, wherever they are.
  package private(set) var controls = ControlLog()

  /// The kinds that stand anywhere: shape, text, image, symbol, button, group, stack and faces.
  package init(palette: Palette) {
    self.palette = palette
    kinds = [.shape, .text, .image, .symbol, .button, .group, .stack, .faces]
  }

  /// The reader of layers that may name files of a scene.
  init(palette: Palette, files: SourceFiles) {
    self.init(palette: palette)
    self.files = files
  }

  /// The elements of a list that a file of the scene holds; nil where there is none, which is
  /// reported.
  package func list(
    inFile name: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> [OptionValue]? {
    files?.list(inFile: name, namedAt: location, issues: issues)
  }

  /// The reader with more kinds.
  func adding(_ more: [Kind]) -> LayerReader {
    var reader = self
    reader.kinds += more
    return reader
  }

  /// The reader of what is looked at and left, whose controls nobody asks for.
  func forgetting() -> LayerReader {
    var reader = self
    reader.controls = ControlLog()
    return reader
  }

  /// The reader that notes the layers of a component, or has them from an earlier reading.
  func caching(in cache: LayerCache) -> LayerReader {
    var reader = self
    reader.cache = cache
    return reader
  }

  /// The layers of a list, or the one of a map; what is wrong is reported.
  ///
  /// - `key`: Under which they stand, for messages.
  public func layers(
    _ value: OptionValue, named key: String = "layers", issues: IssueLog
  ) -> [Layer] {
    if let known = cache?[value.location] { return known }
    let layers = layers(value, named: key, areArranged: false, issues: issues)
    cache?[value.location] = layers
    return layers
  }

  /// The layers of a stack, which have no places of their own; what is wrong is reported.
  func arrangedLayers(_ value: OptionValue, issues: IssueLog) -> [Layer] {
    layers(value, named: "layers", areArranged: true, issues: issues)
  }

  private func layers(
    _ value: OptionValue, named key: String, areArranged: Bool, issues: IssueLog
  ) -> [Layer] {
    guard depth < Self.deepest else {
      issues.error(
        "layers nest more than \(Self.deepest) deep; nest fewer groups or parts", at: value.location
      )
      return []
    }
    let layers: [Layer]
    switch value.kind {
    case .list(let elements):
      layers = elements.compactMap { layer($0, isArranged: areArranged, issues: issues) }
    case .map:
      layers = layer(value, isArranged: areArranged, issues: issues).map { [$0] } ?? []
    default:
      OptionReader.wrong(
        value, named: key, expected: "a list of layers such as [{ text: Hello }]", issues: issues)
      return []
    }
    NeighborValidation(layers: layers, issues: issues).run()
    return layers
  }

  private func layer(_ value: OptionValue, isArranged: Bool, issues: IssueLog) -> Layer? {
    if isArranged, case .text(SpacerLayer.name) = value.kind { return SpacerLayer.layer(value) }
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "a layer", expected: "a map such as { text: Hello }", issues: issues)
      return nil
    }
    let known = isArranged ? kinds + [.spacer] : kinds
    let named = known.filter { value[$0.name] != nil }
    guard let kind = named.first, named.count == 1 else {
      reportKind(OptionReader(value, issues: issues), known: known, named: named)
      return nil
    }
    let templates = LayerTemplates(
      value, of: kind, isArranged: isArranged, palette: palette, issues: issues)
    let reader = OptionReader(templates?.sample() ?? value, issues: issues)
    reader.context = palette
    var common = SharedLayerOptions()
    reader.read(SharedLayerOptions.options, into: &common)
    let placement = common.placement(isArranged: isArranged, issues: issues)
    var role = StackRole()
    if isArranged { reader.read(StackRole.options, into: &role) }
    let condition = common.condition(reader, noting: controls)
    var inner = self
    inner.depth += 1
    inner.cache = nil
    // What the sample would be called is no control.
    if templates?.nameControls == true { inner = inner.forgetting() }
    let content = kind.read(reader, inner).map { fitting($0, value["at"], issues) }
    if content == nil { reader.cutShort() }
    reader.reportUnknownKeys()
    if let templates, let content, templates.changesControl(of: content, kind, reading: inner) {
      reader.error(
        "the control '\(content.control?.name ?? "")' is the same for every item; give it values in the place of templates, or leave out its name"
      )
    }
    return content.map {
      let usual = reader.contains("at") || isArranged ? nil : $0.usualPlacement
      var layer = Layer(
        id: common.id ?? $0.impliedID, at: usual ?? placement, when: condition,
        effects: common.effects,
        content: $0, location: value.location)
      layer.templates = templates
      layer.role = role
      layer.kind = kind.name
      layer = layer.said(in: value)
      ShareValidation(issues: issues).checkShares(in: layer)
      return layer
    }
  }

  /// What is told to be as large as what it holds, so that it asks that of its layout.
  private func fitting(
    _ content: any LayerContent, _ place: OptionValue?, _ issues: IssueLog
  ) -> any LayerContent {
    guard var collection = content as? any IntrinsicallySized, let place else { return content }
    for (key, axis) in [("width", Axis.horizontal), ("height", .vertical)] {
      if case .text("fit") = place[key]?.kind { collection.fittingAxes.insert(axis) }
    }
    if collection.fittingAxes.count == 2, let width = place["width"] {
      issues.error(
        "a collection is as large as its content along one axis, in an extent that it has along the other; give one of 'width' and 'height' points or a share, or edges",
        at: width.location)
      collection.fittingAxes = []
    }
    return collection
  }

  private func reportKind(_ reader: OptionReader, known: [Kind], named: [Kind]) {
    let names = known.map(\.name)
    guard named.isEmpty else {
      let found = named.map { "'\($0.name)'" }.joined(separator: " and ")
      reader.error("a layer is one thing, found \(found); make two layers of it")
      return
    }
    guard !reader.contains(SpacerLayer.name) else {
      reader.error(
        "a spacer takes room among the layers of a stack; put it there, or leave it out",
        at: SpacerLayer.name)
      return
    }
    let guess = reader.keys.lazy.compactMap { Suggestion.nearest(to: $0, among: names) }.first
    let hint = guess.map { "; did you mean '\($0)'?" } ?? ""
    reader.error(
      "a layer needs a key that says what it is\(hint); expected \(Suggestion.list(names))")
  }

  /// One of the system's colors as it is on the screen, or what the scene's palette calls so.
  public func color(_ color: SystemColor) -> Bindable<Color> { .constant(palette[color]) }

  /// The color of whatever can be touched.
  public var tint: Bindable<Color> { .constant(palette.tint) }

  /// The reader of what lies in a sheet or a popover, whose grounds are lighter in the dark.
  package var elevated: LayerReader {
    var reader = self
    reader.palette = palette.elevated
    return reader
  }
}

/// What every layer may have, of whatever kind it is.
struct SharedLayerOptions {
  static let options: [SceneOption<Self>] =
    [
      SceneOption("id", \.id, .text, "its name among the layers beside it"),
      SceneOption(
        "at", \.place, .value(.options(PlacementOptions.options.declarations(of: .init()))),
        "its place in what is around it", otherwise: "all of it"),
      SceneOption(
        "when", \.condition, .value(.defined("condition")), "when it shows", otherwise: "always"),
    ] + Effects.options.map { $0.within(\.effects) }

  static let keys = options.map(\.key)

  /// The options as lists tell them.
  static func declarations(isArranged: Bool) -> [OptionDeclaration] {
    let common = options.declarations(of: SharedLayerOptions())
    guard isArranged else { return common }
    return common.map(\.arranged) + StackRole.options.declarations(of: StackRole())
  }

  var id: String?
  private var place: OptionValue?
  private var condition: OptionValue?
  var effects = Effects()

  init(effects: Effects = Effects()) { self.effects = effects }

  /// The place of a layer, which has an extent alone in a stack.
  func placement(isArranged: Bool, issues: IssueLog) -> Placement {
    place.map { OptionReader($0, issues: issues).placement(isArranged: isArranged) } ?? Placement()
  }

  func condition(_ options: OptionReader, noting controls: ControlLog) -> Condition {
    condition.map { options.condition($0, controls) } ?? Condition()
  }
}

extension LayerContent {
  /// The id of a layer that has none of its own.
  var impliedID: String? {
    (self as? any NamedByKind)?.name ?? control?.name ?? (self as? any NamedContent)?.name
  }

  /// The control that it is; nil for what is none.
  var control: ControlSpec? { (self as? any ControlContent)?.control }
}

extension OptionDeclaration {
  /// The option as a layer of a stack has it, which has an extent and no place of its own.
  fileprivate var arranged: OptionDeclaration {
    guard key == "at" else { return self }
    var option = self
    option.kind = .options(PlacementOptions.extents.declarations(of: .init()))
    return option
  }
}

/// Contents that a finger sets, and whose name their neighbours may call them by.
protocol ControlContent {
  /// Nil where nothing can be set.
  var control: ControlSpec? { get }
}

/// Contents that may have a name, by which their neighbours may call them.
protocol NamedContent {
  var name: String? { get }
}

/// Contents whose kind's key is their name, such as `collection: shelf`.
///
/// What they hold is found by that name alone, wherever the layer is.
protocol NamedByKind {
  var name: String { get }
}

/// Checks that no layer is a share of a parent that is as large as its layers: a circle of sizes.
struct ShareValidation {
  let issues: IssueLog

  /// Goes through the layers inside one that fits its content on some axis.
  func checkShares(in layer: Layer) {
    for axis in Axis.allCases {
      let place = layer.placement[axis]
      guard place.fits(layer.content.hugging(along: axis)), layer.placement.aspect == nil else {
        continue
      }
      checkShares(of: layer.content.children, along: axis)
    }
  }

  /// Goes through the layers of a parent that fits them along an axis, and through those inside
  /// that it asks in turn.
  func checkShares(of layers: [Layer], along axis: Axis) {
    for layer in layers {
      if layer.placement[axis].hasShare {
        report(layer, along: axis)
      } else if layer.placement[axis].extent?.length == nil {
        checkShares(of: layer.content.children, along: axis)
      }
    }
  }

  private func report(_ layer: Layer, along axis: Axis) {
    guard let location = layer.location else { return }
    let (extent, adjective) = axis == .horizontal ? ("width", "wide") : ("height", "high")
    issues.error(
      "a percentage of a \(extent) that fits its content is a circle of sizes: what is around this layer is as \(adjective) as its layers; give points here, or a \(extent) there",
      at: location)
  }
}

extension Placement {
  /// The placement along one axis.
  subscript(axis: Axis) -> AxisPlacement { axis == .horizontal ? horizontal : vertical }
}
