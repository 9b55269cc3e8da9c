import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  mutating func write(_ group: Group, _ place: SVGPlace) throws(RenderingError) {
    if group.isPassThrough, group.name == nil { return try write(group.children, place) }
    guard group.projection == nil, place.projection == nil else {
      return try writeProjected(group, place)
    }
    let inner = SVGPlace(transform: group.transform.then(place.transform))
    // Without a shadow, the clip can stand on the group itself.
    let clip = group.clip.map { definitions.reference(to: $0, &identifiers) }
    let isClipApart = clip != nil && group.shadow != nil
    let id = group.name.map { name in identifiers.reserved(name) }
    let attributes = attributes(of: group, id: id, clip: isClipApart ? nil : clip)
    if !attributes.isEmpty { body.begin("g", attributes) }
    if let shadow = group.shadow { try write(shadow, inner) }
    if isClipApart { body.begin("g", ["clip-path": clip]) }
    try write(group.children, inner)
    if isClipApart { body.end() }
    if !attributes.isEmpty { body.end() }
  }

  func attributes(of group: Group, id: String?, clip: String?) -> [XMLElement.Attribute] {
    let name = group.name
    let classes = name.map { $0.classes.joined(separator: " ") } ?? ""
    return .present([
      "id": id,
      "class": classes.isEmpty ? nil : classes, "data-index-path": name?.indexPath,
      "role": name?.label == nil ? nil : "group", "aria-label": name?.label,
      "transform": group.transform.svgValue,
      "opacity": group.opacity >= 1 ? nil : SVGNumber.string(max(0, group.opacity), places: 4),
      "clip-path": clip,
    ])
  }
}
