import Galley

/// A drawing of whose record the look of one text within one cell is changed.
struct LookChange {
  private(set) var picture: Picture
  private var record: ScreenRecord

  init(_ drawing: ComposedState) {
    picture = drawing.picture
    record = drawing.record()
  }

  /// Changes one thing in one cell of the first collection; gives the name of the property that is
  /// then another, nil where the cell has nothing to change.
  mutating func change(using generator: inout SplitMix64) -> String? {
    guard let collection = record.collections.first else { return nil }
    let cells = collection.elements.indices.filter { number in
      let attributes = collection.elements[number].attributes
      return attributes.element.category == .cell
        && Rect(origin: collection.contentOffset, size: collection.size).contains(attributes.frame)
    }
    guard let number = cells.randomElement(using: &generator) else { return nil }
    let kind = Int.random(in: 0..<4, using: &generator)
    let layers = collection.elements[number].layers ?? []
    let texts = layers.indices.filter { layers[$0].look?.text != nil }
    guard let place = texts.randomElement(using: &generator), var look = layers[place].look,
      let property = look.change(kind: kind)
    else { return nil }
    record.collections[0].elements[number].layers?[place].look = look
    picture.record = record.compactJSON
    return property
  }
}

extension Look {
  /// Changes the first text; gives the name of the property.
  fileprivate mutating func change(kind: Int) -> String? {
    for number in parts.indices {
      guard case .text(var text) = parts[number].matter else { continue }
      let property: String
      switch kind {
      case 0:
        text.string += "!"
        property = "text"
      case 1:
        text.style.color.green = text.style.color.green > 0.5 ? 0 : 1
        property = "text.color"
      case 2:
        text.style.size += 1
        property = "font.size"
      default:
        text.style.weight = text.style.weight == 900 ? 400 : 900
        property = "font.weight"
      }
      parts[number].matter = .text(text)
      return property
    }
    return nil
  }
}
