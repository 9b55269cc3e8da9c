internal import GalleyNotation

/// The options of a layer that a scope fills in: those with a template where a number, a length or
/// a word of a choice is asked for.
struct LayerTemplates: Sendable {
  private let entries: [TemplatedEntry]
  private let location: SourceLocation
  private let palette: Palette
  private let isArranged: Bool
  private let refill: LayerReader.Kind.Refill?
  /// The keys whose templates are filled in.
  private let keys: Set<String>
  /// Those for which nothing but the size of a pixel has to be known.
  private let keysOfPixels: Set<String>
  /// Whether each item gives the control that the layer is another name.
  let nameControls: Bool

  /// Finds them; nil where there are none.
  init?(
    _ layer: OptionValue, of kind: LayerReader.Kind, isArranged: Bool, palette: Palette,
    issues: IssueLog
  ) {
    guard layer.hasTemplate else { return nil }
    let shared = SharedLayerOptions.declarations(isArranged: isArranged)
    let own = kind.refill == nil ? .options(shared) : kind.ownKind(beside: shared)
    nameControls = own.namesControl(by: kind.name) && layer[kind.name]?.hasTemplate == true
    // A control of a name begins with a value of its own.
    let all = TemplatedValue(
      layer, of: nameControls ? own.withFilledTemplates : own, definition: kind.definition,
      issues: issues)
    guard case .map(let entries, let location) = all else { return nil }
    keysOfPixels = kind.keysOfPixels
    for entry in entries where keysOfPixels.contains(entry.key) {
      entry.value.checkPixels(issues)
    }
    self.entries = entries
    self.location = location
    self.palette = palette
    self.isArranged = isArranged
    keys = Set(entries.filter { !$0.value.isConstant }.map(\.key))
    refill = keys.isSubset(of: shared.map(\.key)) ? nil : kind.refill
  }

  /// Whether the layer's content depends on them, and not its place and effects alone.
  var changesContent: Bool { refill != nil }

  /// The layer with values that may stand in their places.
  ///
  /// - `isOther`: For other values that may.
  func sample(isOther: Bool = false) -> OptionValue {
    let samples = entries.compactMap { entry in
      keysOfPixels.contains(entry.key)
        ? entry.filled(in: Scope(), issues: IssueLog()) : entry.sample(isOther: isOther)
    }
    return OptionValue(.map(samples), at: location)
  }

  /// Whether the control that a content is would be another one with other values in their places.
  func changesControl(
    of content: any LayerContent, _ kind: LayerReader.Kind, reading layers: LayerReader
  ) -> Bool {
    guard changesContent, !nameControls, let control = content.control else { return false }
    let other = OptionReader(sample(isOther: true), issues: IssueLog())
    other.context = palette
    return kind.read(other, layers.forgetting())?.control != control
  }

  /// A layer that was read from the sample, with what a scope makes of it.
  func filled(_ layer: Layer, in scope: Scope, issues: IssueLog) -> Layer {
    let filled = entries.compactMap { $0.filled(in: scope, issues: issues) }
    let changed = OptionReader(
      OptionValue(.map(filled.filter { keys.contains($0.key) }), at: location), issues: issues)
    changed.context = palette
    var layer = layer
    var shared = SharedLayerOptions(effects: layer.effects)
    changed.read(SharedLayerOptions.options, into: &shared)
    layer.effects = shared.effects
    if keys.contains("at") {
      layer.placement = shared.placement(isArranged: isArranged, issues: issues)
    }
    changed.read(StackRole.options, into: &layer.role)
    guard let refill else { return layer }
    let whole = OptionReader(OptionValue(.map(filled), at: location), issues: issues)
    whole.context = palette
    if let content = refill(changed, whole, LayerReader(palette: palette), layer.content) {
      layer.content = content
      if !isArranged, !whole.contains("at"), let usual = content.usualPlacement {
        layer.placement = usual
      }
    }
    return layer
  }
}

extension Layer {
  /// The layer as the scope of a context makes it.
  func resolved(in context: LayerContext) -> Layer {
    templates?.filled(self, in: context.scope, issues: context.issues) ?? self
  }
}

/// The layers that stand in the options of a component, by their places in the scene.
///
/// They stay as they are while the component is read again with its templates filled in.
final class LayerCache {
  private(set) var layers: [SourceLocation: [Layer]]

  init(_ layers: [SourceLocation: [Layer]] = [:]) { self.layers = layers }

  subscript(location: SourceLocation) -> [Layer]? {
    get { layers[location] }
    set { layers[location] = newValue }
  }
}
