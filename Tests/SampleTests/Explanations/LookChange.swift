import Foundation
import Galley

/// A drawing of which one command within one cell is changed, with its record.
struct LookChange {
  private(set) var picture: Picture
  private var record: ScreenRecord

  init(_ drawing: Drawing) {
    picture = drawing.picture
    record = drawing.record()
  }

  /// Changes one thing in one cell of the first collection; gives the name of the property that is
  /// then another, nil where the cell has nothing to change.
  mutating func change(using generator: inout SplitMix64) -> String? {
    guard let collection = record.collections.first, let frame = collection.frame else {
      return nil
    }
    let cells = collection.elements.indices.filter { number in
      let attributes = collection.elements[number].attributes
      return attributes.element.category == .cell && collection.elements[number].look != nil
        && Rect(origin: collection.contentOffset, size: collection.size).contains(attributes.frame)
    }
    guard let number = cells.randomElement(using: &generator) else { return nil }
    let element = collection.elements[number]
    let place = element.attributes.untransformedFrame.offset(
      by: frame.origin - collection.contentOffset)
    var property: String?
    let id = "\(collection.collection)-\(element.id)"
    let kind = Int.random(in: 0..<4, using: &generator)
    picture.commands = picture.commands.map { command in
      command.changing(groupNamed: id) { children in
        property = nil
        let changed = children.changed(kind: kind, property: &property)
        let look = LookReader.properties(
          of: changed, in: place, on: PixelGrid(scale: picture.scale)
        ) { path in
          path.replacing(Samples.root.path + "/samples/", with: "")
        }
        record.collections[0].elements[number].look = Look(
          look.map { Look.Property(name: $0.name, value: $0.value) })
        return changed
      }
    }
    picture.record = record.compactJSON
    return property
  }
}

extension DrawCommand {
  fileprivate func changing(
    groupNamed id: String, _ change: ([DrawCommand]) -> [DrawCommand]
  ) -> DrawCommand {
    guard case .group(var group) = self else { return self }
    group.children =
      group.name?.id == id
      ? change(group.children) : group.children.map { $0.changing(groupNamed: id, change) }
    return .group(group)
  }
}

extension [DrawCommand] {
  /// The commands with the first text or the first fill changed.
  fileprivate func changed(kind: Int, property: inout String?) -> [DrawCommand] {
    map { $0.changed(kind: kind, property: &property) }
  }
}

extension DrawCommand {
  fileprivate func changed(kind: Int, property: inout String?) -> DrawCommand {
    guard property == nil else { return self }
    switch (self, kind) {
    case (.text(var text), 0):
      text.block.string += "!"
      property = "text"
      return .text(text)
    case (.text(var text), 1):
      text.block.style.color.green = text.block.style.color.green > 0.5 ? 0 : 1
      property = "text.color"
      return .text(text)
    case (.text(var text), 2):
      text.block.style.size += 1
      property = "font.size"
      return .text(text)
    case (.text(var text), 3):
      text.block.style.weight = text.block.style.weight == 900 ? 400 : 900
      property = "font.weight"
      return .text(text)
    case (.group(var group), _):
      group.children = group.children.changed(kind: kind, property: &property)
      return .group(group)
    default: return self
    }
  }
}
