import GalleyGeometry
import GalleyLayouts
import GalleyRecords

/// An element of a collection or a layer of the screen, as it is compared.
struct ScreenThing {
  /// What people call it, such as `item 7 of 'shelf'`.
  var name: String
  /// What only things of the same kind are compared by: a category and kind, or a kind of layer.
  var kind: String
  var collection: String?
  /// What the thing is, on the way from the screen.
  var part: PartName
  var id: String
  /// Whether the id stays with the thing; other ids only count.
  var hasOwnID: Bool
  var indexPath: IndexPath?
  /// On the screen, in points, before the transform.
  var frame: Rect
  var transform = Transform.identity
  var alpha = 1.0
  var zIndex = 0
  var isHidden = false
  var look: Look?

  /// On the screen with the transform, in points.
  var shownFrame: Rect {
    transform.isIdentity ? frame : transform.about(frame.center).boundingBox(of: frame)
  }

  /// Whether the thing is seen as a disc, whose size people say by its radius.
  var isDisc: Bool {
    guard abs(frame.width - frame.height) < 1e-9, let look else { return false }
    return look["frame"] == nil && (look["shape"] == "ellipse" || look["corner-radius"] == "full")
  }
}

extension ScreenThing {
  init(_ layer: ScreenRecord.Layer) {
    let isCounted = layer.name.layer.map { $0.id == nil } ?? false
    let isBackground = layer.kind == "background"
    self.init(
      name: isBackground ? "the background" : isCounted ? layer.id : "\(layer.kind) '\(layer.id)'",
      kind: layer.kind, part: layer.name, id: layer.id, hasOwnID: !isCounted, frame: layer.frame,
      look: layer.look)
  }

  init(
    _ element: LayoutRecord.Element, of collection: String, isPositional: Bool, shift: Vector
  ) {
    let attributes = element.attributes
    let isCell = attributes.element.category == .cell
    let id = (element.name.isLeaving ? "leaving-" : "") + (element.name.item?.description ?? "")
    let called = isCell ? "item \(id.allSatisfy(\.isNumber) ? id : "'\(id)'")" : element.id
    self.init(
      name: "\(called) of '\(collection)'",
      kind: isCell ? "item" : attributes.element.kind ?? attributes.element.category.rawValue,
      collection: collection, part: PartName([.collection(collection), .element(element.name)]),
      id: element.id, hasOwnID: !(isCell && isPositional),
      indexPath: attributes.element.indexPath,
      frame: attributes.untransformedFrame.offset(by: shift), transform: attributes.transform,
      alpha: attributes.alpha, zIndex: attributes.zIndex, isHidden: attributes.isHidden,
      look: element.look)
  }
}

extension LayoutRecord {
  /// The elements on the screen, back to front.
  func things(arePositional: Bool) -> [ScreenThing] {
    let origin = frame?.origin ?? .zero
    let shift = origin - contentOffset
    return elements.map { element in
      ScreenThing(
        element, of: collection,
        isPositional: arePositional && element.name.number != nil, shift: shift)
    }
  }

  /// Whether items without ids are called by their places: their numbers run with their index
  /// paths in every section.
  var numbersArePlaces: Bool {
    var offsets: [Int: Int] = [:]
    for element in elements {
      let path = element.attributes.element.indexPath
      guard let number = element.name.number else { continue }
      guard number - path.item == offsets[path.section, default: number - path.item] else {
        return false
      }
      offsets[path.section] = number - path.item
    }
    return true
  }
}

extension ElementName {
  /// The number of an item that has no id of its own and was there from the beginning.
  fileprivate var number: Int? {
    if case .loaded(let number)? = item { number } else { nil }
  }
}
