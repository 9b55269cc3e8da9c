import GalleyGeometry
import GalleyGraphics

/// SVG has affine maps alone. What is turned in space is written as it is seen: areas of one color,
/// lines, clips and the outlines of texts as paths, which is exact but for a fraction of a pixel on
/// curves; images, gradients, emoji and shadows as the pixels of the PNG.
extension SVGWriter {
  mutating func write(
    _ command: DrawCommand, through projection: ProjectiveMap, _ place: SVGPlace
  ) throws(RenderingError) {
    switch command {
    case .fill(let fill) where fill.paint.isSolid:
      write(Fill(.path(Path(fill.shape).applying(projection)), fill.paint))
    case .stroke(let stroke) where stroke.paint.isSolid:
      write(stroke, through: projection, place)
    case .text(let text): try write(text, through: projection, place)
    case .backdrop(let backdrop): try write(.fill(backdrop.plainTint), through: projection, place)
    case .group(let group): try write(group, place)
    default: try writePixels(of: command, place, label: command.image?.label)
    }
  }

  /// Writes a group whose outer coordinates, or whose own, are seen through a projection.
  mutating func writeProjected(_ group: Group, _ place: SVGPlace) throws(RenderingError) {
    var (flat, inner) = (group, place)
    if let outer = place.projection {
      let own = (group.projection ?? .identity).then(group.transform)
      inner.projection = own.then(outer)
      flat.transform = .identity
    } else {
      inner.projection = group.projection
      inner.transform = group.transform.then(place.transform)
    }
    if group.name == nil, group.opacity >= 1, group.clip != nil,
      group.children.withoutMereParts.areCutPixels
    {
      let label = group.children.withoutMereParts.lazy.compactMap(\.image?.label).first
      (flat.projection, flat.transform) = (nil, .identity)
      var bare = Group(children: [])
      bare.part = group.part
      let attributes = attributes(of: bare, id: identifiers.reservedID(of: group), clip: nil)
      begin(bare, attributes)
      try writePixels(of: .group(flat), inner, label: label)
      return end(bare, attributes)
    }
    let map = inner.projection ?? .identity
    let clip = group.clip.map { clip in
      definitions.reference(to: .path(Path(clip).applying(map)), &identifiers)
    }
    let isClipApart = clip != nil && group.shadow != nil
    let id = identifiers.reservedID(of: group)
    let attributes = attributes(of: flat, id: id, clip: isClipApart ? nil : clip)
    begin(flat, attributes)
    if let shadow = group.shadow {
      try writePixels(of: .group(Group(shadow: shadow, children: [])), inner)
    }
    if isClipApart { body.begin("g", ["clip-path": clip]) }
    try write(group.children, inner)
    if isClipApart { body.end() }
    end(flat, attributes)
  }

  private mutating func write(
    _ stroke: Stroke, through projection: ProjectiveMap, _ place: SVGPlace
  ) {
    let map = projection.then(place.transform)
    let scale = map.magnification(over: stroke.shape.bounds)
    guard stroke.width > 0, scale > 0, scale.isFinite else { return }
    let outline = StrokeOutline(
      of: Path(stroke.shape), LineStyle(stroke), tolerance: StrokeOutline.tolerance / scale)
    write(Fill(.path(outline.path.applying(projection)), stroke.paint))
  }

  /// Writes the outlines of a text, also where texts are to stay live: those cannot be turned.
  private mutating func write(
    _ text: Text, through projection: ProjectiveMap, _ place: SVGPlace
  ) throws(RenderingError) {
    let layout: LaidOutText
    do throws(ResourceError) {
      layout = try resources.layOut(text.block)
    } catch {
      throw RenderingError("cannot draw a text: \(error.description)")
    }
    guard layout.emoji.isEmpty, layout.clip == nil else {
      return try writePixels(of: .text(text), place, label: text.block.string)
    }
    let move = Transform.translation(text.origin - Point.zero)
    let label: [XMLElement.Attribute] = .present([
      "role": "img", "aria-label": text.block.string,
    ])
    guard text.isPlain, layout.colors.count <= 1 else {
      body.begin("g", label)
      try write(Group(transform: move, children: layout.shapes(of: text)), place)
      return body.end()
    }
    let path = layout.outline.applying(move).applying(projection).svgData
    guard !path.isEmpty else { return }
    let color = layout.colors.first.flatMap(\.self) ?? layout.color
    body.element(
      "path",
      label + .present(["d": path, "fill": color.svgValue, "fill-opacity": color.svgOpacity]))
  }

  /// Embeds the very pixels that the PNG shows of a command.
  private mutating func writePixels(
    of command: DrawCommand, _ place: SVGPlace, label: String? = nil
  ) throws(RenderingError) {
    guard let inverse = place.transform.inverse, let projection = place.projection,
      var pixels = try resources.pixels(
        of: command, through: projection.then(place.transform),
        visible: place.isMoving ? Self.wherever : bounds)
    else { return }
    let isMoved = inverse.isUpright
    if !isMoved { body.begin("g", ["transform": inverse.svgPrecise]) }
    if isMoved { pixels.frame = inverse.boundingBox(of: pixels.frame) }
    write(pixels, label: label)
    if !isMoved { body.end() }
  }

  private static let wherever = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension [DrawCommand] {
  /// Whether they are plain areas, lines and images of which some become pixels: cut by a clip, those
  /// would fade twice along its edge, once by their own and once by the clip.
  fileprivate var areCutPixels: Bool {
    allSatisfy { ![.text, .backdrop, .group].contains($0.kind) }
      && contains { $0.paint?.isSolid != true }
  }
}
