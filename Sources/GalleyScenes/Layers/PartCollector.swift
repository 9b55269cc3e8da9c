internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

/// Tells of what was drawn which layers and elements there are, where they lie, and what each draws
/// by itself.
struct PartCollector {
  struct Layer {
    var name: PartName
    var kind: String
    /// In the coordinates of the commands.
    var frame: Rect
    /// Where it is told: on the screen, or in the element that it is part of.
    var outerFrame: Rect
    var neighbors: [LayerNeighbor]
    var recordedOptions: [RecordedOption]
    var source: LayerDeclaration?
    /// Without those of the layers that lie in it.
    var commands: [DrawCommand] = []
  }

  struct Element {
    /// In the coordinates of the commands.
    var frame: Rect
    /// Of the whole.
    var commands: [DrawCommand]
    /// With names from the element inward, and frames relative to its own.
    var layers: [Layer]
  }

  /// Back to front, a layer before those that lie in it.
  private(set) var layers: [Layer] = []
  private(set) var elements: [PartName: Element] = [:]

  private init() {}

  /// - Parameter parts: Of a screen, in its coordinates.
  init(of parts: [DrawnPart]) {
    _ = add(parts, Place(name: PartName(), transform: .identity))
  }

  /// Where a collection lies on the screen, its edges on pixels unless it is turned or scaled; nil
  /// where it is not drawn.
  func frame(ofCollection name: String, on grid: PixelGrid) -> Rect? {
    guard let layer = layers.first(where: { $0.name == PartName([.collection(name)]) }) else {
      return nil
    }
    return layer.frame == layer.outerFrame ? grid.align(layer.frame) : layer.outerFrame
  }

  /// What is around parts, and how they come to where they are told.
  private struct Place {
    var name: PartName
    var transform: Transform
  }

  /// Adds the layers and elements among parts; gives the commands that belong to what is around
  /// alone.
  private mutating func add(_ parts: [DrawnPart], _ place: Place) -> [DrawCommand] {
    parts.compactMap { part in
      switch part {
      case .command(let command): return command
      case .group(var group, let inner):
        var innerPlace = place
        innerPlace.transform = group.transform.then(place.transform)
        group.children = add(inner, innerPlace)
        return .group(group)
      case .layer(let layer):
        add(layer, place)
        return nil
      case .element(let element):
        add(element, place)
        return nil
      }
    }
  }

  private mutating func add(_ drawn: DrawnLayer, _ place: Place) {
    let name = drawn.name.reduce(place.name) { $0.inner($1) }
    let number = layers.count
    layers.append(
      Layer(
        name: name, kind: drawn.kind, frame: drawn.frame,
        outerFrame: place.transform.boundingBox(of: drawn.frame), neighbors: drawn.neighbors,
        recordedOptions: drawn.recordedOptions, source: drawn.source))
    layers[number].commands = add(drawn.parts, Place(name: name, transform: place.transform))
  }

  private mutating func add(_ drawn: DrawnElement, _ place: Place) {
    let away = Transform.translation(.zero - drawn.frame.origin)
    var inner = PartCollector()
    _ = inner.add(drawn.parts, Place(name: PartName(), transform: away))
    elements[place.name.inner(.element(drawn.name))] = Element(
      frame: drawn.frame, commands: drawn.parts.flatMap(\.commands),
      layers: inner.layers.map { layer in
        var layer = layer
        layer.outerFrame = layer.outerFrame.inMillionths
        return layer
      })
  }
}

extension Rect {
  /// The rectangle to a millionth of a point, so that what is only placed elsewhere has the same.
  fileprivate var inMillionths: Rect {
    func rounded(_ value: Double) -> Double {
      abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 + 0 : value
    }
    return Rect(
      x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}

extension DrawnPart {
  /// What it draws, without names.
  var commands: [DrawCommand] {
    switch self {
    case .command(let command): return [command]
    case .group(var group, let inner):
      group.children = inner.flatMap(\.commands)
      return [.group(group)]
    case .layer(let layer): return layer.parts.flatMap(\.commands)
    case .element(let element):
      var group = element.group
      group.children = element.parts.flatMap(\.commands)
      return [.group(group)]
    }
  }
}
