internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Reads and draws the layers of scenes that views of an app's own file have in them.
struct ComponentReader: Sendable {
  private let components: ComponentCatalog
  private let palette: Palette

  /// - Parameters:
  ///   - components: What there is beside the layers that every scene has.
  ///   - palette: The colors of what stands around the views.
  init(_ components: ComponentCatalog, palette: Palette) {
    self.components = components
    self.palette = palette
  }

  /// Reads a layer and draws it; what is wrong with it is reported.
  ///
  /// - Parameters:
  ///   - component: The layer.
  ///   - location: Of the layout that brings the view.
  ///   - context: Of the view.
  ///   - numbers: By which the layers of the view are told apart.
  /// - Returns: Its commands, back to front.
  func commands(
    of component: ViewComponent, at location: SourceLocation, context: LayerContext,
    _ numbers: PartNumbers
  ) -> [DrawCommand] {
    guard let layer = layer(component, at: location, issues: context.issues) else { return [] }
    var inner = context
    inner.direction = component.isRightToLeft ? .rightToLeft : .leftToRight
    if let isDark = component.isDark { inner.scope.theme = isDark ? "dark" : "light" }
    let name = LayerName(kind: layer.kind, number: numbers.next(of: layer.kind))
    return layer.drawn(in: component.frame, as: name, context: inner).map { [$0] } ?? []
  }

  private func layer(
    _ component: ViewComponent, at location: SourceLocation, issues: IssueLog
  ) -> Layer? {
    guard let value = try? JSONReader.value(of: Array(component.layer.utf8)) else {
      issues.error("a view has a layer that is no JSON", at: location)
      return nil
    }
    let reader = LayerReader(palette: palette(of: component)).adding(components.layerKinds)
    let layers = reader.layers(OptionValue(json: value, at: location), issues: issues)
    guard var layer = layers.first else { return nil }
    // It is said in a program, not in the scene.
    (layer.source, layer.innerSource) = (nil, nil)
    return layer
  }

  private func palette(of component: ViewComponent) -> Palette {
    guard let isDark = component.isDark, isDark != palette.appearance.isDark else {
      return palette
    }
    var appearance = palette.appearance
    appearance.isDark = isDark
    return Palette(appearance)
  }
}

/// The numbers of layers of a view, by their kinds.
final class PartNumbers {
  private var counts: [String: Int] = [:]

  /// The next number of a kind, from 1.
  func next(of kind: String) -> Int {
    counts[kind, default: 0] += 1
    return counts[kind, default: 1]
  }
}

extension OptionValue {
  /// A value that no file of a scene has, all of it at one place.
  fileprivate init(json value: JSONValue, at location: SourceLocation) {
    let kind: Kind
    switch value {
    case .null: kind = .null
    case .boolean(let flag): kind = .flag(flag)
    case .number(let number): kind = .number(number)
    case .string(let text): kind = .text(text)
    case .array(let values): kind = .list(values.map { OptionValue(json: $0, at: location) })
    case .object(let members):
      kind = .map(
        members.map {
          Entry(
            key: $0.key, keyLocation: location, value: OptionValue(json: $0.value, at: location))
        })
    }
    self.init(kind, at: location, literal: value.literal)
  }
}

extension JSONValue {
  fileprivate var literal: String {
    switch self {
    case .boolean(let flag): "\(flag)"
    case .number(let number): number.shortest
    case .string(let text): text
    case .null, .array, .object: ""
    }
  }
}
