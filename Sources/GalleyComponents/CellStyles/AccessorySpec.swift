internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// An accessory at the edge of a row, as a scene gives it.
struct AccessorySpec: Sendable {
  enum Face: Sendable {
    /// None, one or some of the system's.
    case system(Bindable<[CellAccessory]>, tint: Bindable<Color>?)
    /// A text in the gray of values.
    case label(TextLayer)
    /// Any layer, such as a switch.
    case layer(Layer)
  }

  var face: Face
  var condition = Condition()
  var location: SourceLocation

  /// One of them as it stands in a row.
  struct Placed {
    var layer: Layer
    var size: Size
    /// From the edge of the row, where it is the outermost.
    var inset: Double
    /// The width that the content loses beyond it.
    var beyond = 0.0
    var isLeading = false
  }

  /// Returns the accessories that show in a scope, in the order from the leading edge; an empty one
  /// takes no room.
  func placed(in palette: Palette, _ context: LayerContext) -> [Placed] {
    guard condition.holds(in: context.scope) else { return [] }
    let margin = ListCellMetrics.leastMargin
    switch face {
    case .system(let names, let tint):
      let known = names.resolved(in: context.scope, issues: context.issues) ?? []
      return known.map { placed($0, in: palette, tint: tint, context) }
    case .label(let text):
      guard text.text.resolved(in: context.scope, issues: context.issues)?.isEmpty == false else {
        return []
      }
      let wanted = text.intrinsicSize(for: .unspecified, context: context)
      let width = context.grid.alignUp(wanted.width ?? 0)
      return [
        Placed(
          layer: Layer(content: text), size: Size(width: width, height: wanted.height ?? 0),
          inset: margin)
      ]
    case .layer(let layer):
      guard layer.condition.holds(in: context.scope) else { return [] }
      let wanted = context.size(fitting: [layer], for: .unspecified)
      let size = Size(width: wanted.width ?? 0, height: wanted.height ?? 0)
      return [
        Placed(layer: Layer(content: GroupLayer([layer])), size: size, inset: margin)
      ]
    }
  }

  private func placed(
    _ accessory: CellAccessory, in palette: Palette, tint: Bindable<Color>?,
    _ context: LayerContext
  ) -> Placed {
    let box = accessory.box(isGlass: palette.appearance.generation == .ios26)
    let layer = accessory.layer(
      in: palette, tint: tint, isSelected: context.scope.isSelected, location: location)
    let own = layer.content.intrinsicSize(for: .unspecified, context: context)
    let scale = context.type.textSize.bodyScale
    var placed = Placed(
      layer: layer, size: Size(width: box.width * scale, height: own.height ?? 0),
      inset: box.inset, beyond: box.beyond, isLeading: accessory.isLeading)
    placed.layer.id = accessory.rawValue
    return placed
  }
}

extension LayerReader {
  /// Reads `accessory:`: the name of one of the system's or a template for it, a map of
  /// `accessory`, `label` or any layer, or a list of those.
  func accessories(_ options: OptionReader, _ key: String = "accessory") -> [AccessorySpec] {
    guard let value = options.rawValue(for: key) else { return [] }
    guard case .list(let list) = value.kind else {
      return [accessory(value, options)].compactMap { $0 }
    }
    return list.compactMap { accessory($0, options) }
  }

  private func accessory(_ value: OptionValue, _ options: OptionReader) -> AccessorySpec? {
    guard case .map = value.kind else {
      return OptionType.accessories.read(options.holding(value, as: "accessory"), "accessory").map {
        AccessorySpec(face: .system($0, tint: nil), location: value.location)
      }
    }
    guard value["accessory"] != nil || value["label"] != nil else {
      return layers(value, issues: options.issues).first.map {
        AccessorySpec(face: .layer($0), location: value.location)
      }
    }
    let reader = OptionReader(value, issues: options.issues)
    reader.context = palette
    defer { reader.reportUnknownKeys() }
    var accessory = AccessoryOptions()
    let isLabel = value["accessory"] == nil
    reader.read(isLabel ? AccessoryOptions.label : AccessoryOptions.system, into: &accessory)
    return accessory.face(reader, self).map {
      AccessorySpec(
        face: $0,
        condition: accessory.when.map { reader.condition($0, controls) } ?? Condition(),
        location: value.location)
    }
  }
}

/// What a scene says of an accessory that is no layer.
private struct AccessoryOptions {
  static let system: [SceneOption<Self>] = [
    when, SceneOption("tint", \.tint, .color, otherwise: "the system's"),
    SceneOption("accessory", \.names, .accessories, otherwise: ""),
  ]
  static let label: [SceneOption<Self>] =
    [when, SceneOption("label", \.string, .text, "a text in the gray of values", otherwise: "")]
    + TextLayer.options.map { $0.within(\.text) }

  private static let when = SceneOption<Self>(
    "when", \.when, .value(.defined("condition")), "when it shows", otherwise: "always")

  var when: OptionValue?
  private var names: Bindable<[CellAccessory]>?
  private var tint: Bindable<Color>?
  private var string: Bindable<String>?
  private var text = TextLayer.usual

  func face(_ options: OptionReader, _ layers: LayerReader) -> AccessorySpec.Face? {
    if let names { return .system(names, tint: tint) }
    return string.map { string in
      var text = text.completed(by: options, color: layers.color(.secondaryLabel))
      text.text = string
      text.lineLimit = 1
      if !options.contains("font") { text.font = FontSpec(.body) }
      return .label(text)
    }
  }
}

extension OptionType where Value == Bindable<[CellAccessory]> {
  /// Names of accessories with commas between them, as a list in an item reads; none for `none`.
  static var accessories: OptionType {
    let names = CellAccessory.allCases.map(\.rawValue) + ["none"]
    return .template(.either([.choice(names), .text]), values: "") { value, _, issues in
      value.shownText.split(separator: ",").map(\.withoutOuterBlanks).filter { $0 != "none" }
        .compactMap { name in
          if let accessory = CellAccessory(rawValue: name) { return accessory }
          issues.error(Suggestion.unknown("accessory", name, among: names), at: value.location)
          return nil
        }
    }
  }
}

extension AccessorySpec {
  /// One accessory, or a list of them.
  static var kind: OptionKind {
    let one = OptionKind.either([
      OptionType<Bindable<[CellAccessory]>>.accessories.kind,
      .options(AccessoryOptions.system.declarations(of: AccessoryOptions())),
      .options(AccessoryOptions.label.declarations(of: AccessoryOptions())), .defined("layer"),
    ])
    return .either([one, .list(one)])
  }
}
