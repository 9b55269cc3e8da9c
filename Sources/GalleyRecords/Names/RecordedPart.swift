package import GalleyGeometry
package import GalleyGraphics
package import GalleyLayouts

/// A part that a record tells of, with all that people may call it in a mask or on a command line.
package struct RecordedPart: Hashable, Sendable {
  /// From the screen.
  package var name: PartName
  /// Nil for what is in no collection.
  package var collection: String?
  /// Of an element; nil for layers.
  package var indexPath: ItemPath?
  /// From the shortest to the one that tells every step.
  package var aliases: [String]
  /// On the screen, in points.
  package var frame: Rect
  /// The kind of a layer, or the kind or category of an element.
  package var kind: String
  /// Nil where none is recorded.
  package var look: Look?
}

extension ScreenRecord {
  /// All layers and elements, and the layers that elements are made of.
  package var parts: [RecordedPart] {
    let layers = (layers ?? []).map { layer in
      RecordedPart(
        name: layer.name, aliases: Self.aliases(layer.id, layer.name.description),
        frame: layer.frame, kind: layer.kind, look: layer.look)
    }
    return layers + collections.flatMap(\.parts)
  }

  /// The parts that people may mean by a name.
  ///
  /// Where an item was given the name, those without ids that are called so are not meant.
  ///
  /// - `collection`: In which they are; nil for any place.
  package func parts(named alias: String, in collection: String? = nil) -> [RecordedPart] {
    parts.named(alias, in: collection)
  }

  fileprivate static func aliases(_ names: String...) -> [String] {
    names.withoutDoubles
  }
}

extension [RecordedPart] {
  /// Those of the parts of one screen that people may mean by a name.
  ///
  /// - `collection`: In which they are; nil for any place.
  package func named(_ alias: String, in collection: String? = nil) -> [RecordedPart] {
    let found = filter {
      (collection ?? $0.collection) == $0.collection && $0.aliases.contains(alias)
    }
    let collectionsWithIDs = Set(found.filter { $0.item?.isGiven == true }.map(\.collection))
    return found.filter { $0.item?.isGiven ?? true || !collectionsWithIDs.contains($0.collection) }
  }
}

extension RecordedPart {
  /// Of a cell, not of a layer in it.
  fileprivate var item: ItemID? {
    if case .element(let name)? = self.name.steps.last { name.item } else { nil }
  }
}

extension ItemID {
  fileprivate var isGiven: Bool { if case .given = self { true } else { false } }
}

extension LayoutRecord {
  fileprivate var parts: [RecordedPart] {
    let shift = (frame?.origin ?? .zero) - contentOffset
    return elements.flatMap { element -> [RecordedPart] in
      let attributes = element.attributes
      let found = element.aliases
      let name = PartName([.collection(collection), .element(element.name)])
      let own = RecordedPart(
        name: name, collection: collection, indexPath: attributes.element.indexPath,
        aliases: found + found.map { "\(collection)/\($0)" }
          + found.map { "\(collection)-\($0)" },
        frame: attributes.frame.offset(by: shift),
        kind: attributes.element.kind ?? attributes.element.category.rawValue, look: element.look)
      let place = attributes.untransformedFrame.offset(by: shift)
      let turn = attributes.transform.about(place.center)
      let seen =
        attributes.projection.isIdentity
        ? nil : attributes.projection.map.then(attributes.transform).about(place.center)
      let layers = (element.layers ?? []).map { layer in
        RecordedPart(
          name: layer.name.steps.reduce(name) { $0.inner($1) }, collection: collection,
          aliases: own.aliases.flatMap {
            ScreenRecord.aliases("\($0)/\(layer.id)", "\($0)/\(layer.name)")
          },
          frame: seen.flatMap { $0.boundingBox(of: layer.frame.offset(by: place.origin - .zero)) }
            ?? turn.boundingBox(of: layer.frame.offset(by: place.origin - .zero)),
          kind: layer.kind, look: layer.look)
      }
      return [own] + layers
    }
  }
}

extension LayoutRecord.Element {
  /// The names that people have for an item: its id, and the one in records where that is something
  /// else.
  fileprivate var aliases: [String] {
    guard let item = name.item else { return [id] }
    return ScreenRecord.aliases((name.isLeaving ? "leaving-" : "") + item.description, id)
  }
}
