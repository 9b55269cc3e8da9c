import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  mutating func write(_ group: Group, _ place: SVGPlace) throws(RenderingError) {
    let group = group.joinedWithOnlyChild
    if group.isPassThrough, group.name == nil, group.part == nil {
      return try write(group.children, place)
    }
    guard group.projection == nil, place.projection == nil else {
      return try writeProjected(group, place)
    }
    let inner = SVGPlace(transform: group.transform.then(place.transform))
    // Without a shadow, the clip can stand on the group itself.
    let clip = group.clip.map { definitions.reference(to: $0, &identifiers) }
    let isClipApart = clip != nil && group.shadow != nil
    let id = identifiers.reservedID(of: group)
    let attributes = attributes(of: group, id: id, clip: isClipApart ? nil : clip)
    begin(group, attributes)
    if let shadow = group.shadow { try write(shadow, inner) }
    if isClipApart { body.begin("g", ["clip-path": clip]) }
    try write(group.children, inner)
    if isClipApart { body.end() }
    end(group, attributes)
  }

  /// Begins the element of a group unless it says nothing; ended by its like.
  mutating func begin(_ group: Group, _ attributes: [XMLElement.Attribute]) {
    if !attributes.isEmpty { body.begin("g", attributes) }
    if group.part != nil { partDepth += 1 }
  }

  mutating func end(_ group: Group, _ attributes: [XMLElement.Attribute]) {
    if group.part != nil { partDepth -= 1 }
    if !attributes.isEmpty { body.end() }
  }

  /// What the element of a group says of it.
  ///
  /// Figma, Penpot and Sketch call a layer by its id, Illustrator by its `data-name`, Inkscape by
  /// its label.
  func attributes(of group: Group, id: String?, clip: String?) -> [XMLElement.Attribute] {
    let name = group.name
    let shown = group.part?.shownName
    let classes = name?.classes.joined(separator: " ") ?? group.part?.role ?? ""
    return .present([
      "id": id, "data-name": shown == id ? nil : shown,
      "inkscape:label": dialect.hasInkscapeLabels ? shown : nil,
      "inkscape:groupmode": dialect.hasInkscapeLabels && shown != nil && partDepth == 0
        ? "layer" : nil,
      "class": classes.isEmpty || !dialect.hasStyles ? nil : classes,
      "data-index-path": name?.indexPath,
      "role": name?.label == nil ? nil : "group", "aria-label": name?.label,
      "transform": group.transform.svgValue,
      "opacity": group.opacity >= 1 ? nil : SVGNumber.string(max(0, group.opacity), places: 4),
      "clip-path": clip,
    ])
  }
}
