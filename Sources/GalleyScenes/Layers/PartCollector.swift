internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
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
    /// Where the scene says it.
    var location: SourceLocation?
    /// Without those of the layers that lie in it.
    var commands: [DrawCommand] = []
  }

  struct Element {
    /// In the coordinates of the commands.
    var frame: Rect
    /// Where the scene says it.
    var location: SourceLocation?
    /// Of the whole.
    var commands: [DrawCommand]
    /// With names from the element inward, and frames relative to its own.
    var layers: [Layer]
  }

  /// Back to front, a layer before those that lie in it.
  private(set) var layers: [Layer] = []
  private(set) var elements: [PartName: Element] = [:]

  private init() {}

  /// - Parameter commands: Of a screen, in its coordinates.
  init(of commands: [DrawCommand]) {
    _ = add(commands, Place(name: PartName(), transform: .identity))
  }

  /// Where a collection lies on the screen, its edges on pixels unless it is turned or scaled; nil
  /// where it is not drawn.
  func frame(ofCollection name: String, on grid: PixelGrid) -> Rect? {
    guard let layer = layers.first(where: { $0.name == PartName([.collection(name)]) }) else {
      return nil
    }
    return layer.frame == layer.outerFrame ? grid.align(layer.frame) : layer.outerFrame
  }

  /// Where the scene says the parts, by their names.
  var locations: [PartName: SourceLocation] {
    var locations: [PartName: SourceLocation] = [:]
    for layer in layers { locations[layer.name] = layer.location }
    for (name, element) in elements {
      locations[name] = element.location
      for layer in element.layers {
        locations[layer.name.steps.reduce(name) { $0.inner($1) }] = layer.location
      }
    }
    return locations
  }

  /// What is around commands, and how they come to where they are told.
  private struct Place {
    var name: PartName
    var transform: Transform
    /// What is turned in space on the way, in place of the transform; nil for nothing.
    var projection: ProjectiveMap?

    func outerFrame(of frame: Rect) -> Rect {
      guard let projection else { return transform.boundingBox(of: frame) }
      return projection.boundingBox(of: frame) ?? frame
    }

    func inside(_ group: Group) -> Place {
      var inner = self
      inner.transform = group.transform.then(transform)
      if group.projection != nil || projection != nil {
        inner.projection = (group.projection ?? .identity).then(group.transform)
          .then(projection ?? ProjectiveMap(transform))
      }
      return inner
    }
  }

  /// Adds the layers and elements among commands; gives those that belong to what is around alone.
  private mutating func add(_ commands: [DrawCommand], _ place: Place) -> [DrawCommand] {
    commands.compactMap { command in
      guard case .group(var group) = command else { return command }
      if let tag = group.part, let part = tag.details as? DrawnPart {
        if case .element(let name)? = part.name.last {
          elements[place.name.inner(.element(name))] = Self.element(
            tag, at: part.location, group.children)
        } else {
          add(part, tag, group.children, place)
        }
        return nil
      }
      group.children = add(group.children, place.inside(group))
      return .group(group)
    }
  }

  private mutating func add(
    _ part: DrawnPart, _ tag: PartTag, _ commands: [DrawCommand], _ place: Place
  ) {
    let name = part.name.reduce(place.name) { $0.inner($1) }
    let number = layers.count
    layers.append(
      Layer(
        name: name, kind: tag.role, frame: tag.frame,
        outerFrame: place.outerFrame(of: tag.frame), neighbors: part.neighbors,
        recordedOptions: part.recordedOptions, source: part.source,
        location: part.location))
    var inner = place
    inner.name = name
    layers[number].commands = add(commands, inner)
  }

  private static func element(
    _ tag: PartTag, at location: SourceLocation?, _ commands: [DrawCommand]
  ) -> Element {
    let away = Transform.translation(.zero - tag.frame.origin)
    var inner = PartCollector()
    _ = inner.add(commands, Place(name: PartName(), transform: away))
    return Element(
      frame: tag.frame, location: location, commands: commands, layers: inner.layers)
  }
}

extension [DrawCommand] {
  /// The names of the collections among what is drawn.
  var collectionNames: Set<String> {
    reduce(into: []) { names, command in
      guard case .group(let group) = command else { return }
      if let part = group.part?.details as? DrawnPart, case .collection(let name)? = part.name.last
      {
        names.insert(name)
      } else {
        names.formUnion(group.children.collectionNames)
      }
    }
  }
}
