import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a group flat and aside, and then as an eye sees it that is turned in space.
  ///
  /// The group's transform is applied already.
  func draw(_ group: Group, through projection: ProjectiveMap) throws(RenderingError) {
    guard let ink = try resources.inkBounds(of: group) else { return }
    let map = projection.then(context.transform)
    guard let box = map.boundingBox(of: ink) else { return }
    context.setTransform(.identity)
    guard let visible = context.visiblePixels(of: box.inset(by: -1)),
      let (layer, origin) = try projected(group, through: map, ink: ink, visible: visible)
    else { return }
    context.paint(layer, at: origin, alpha: min(group.opacity, 1))
  }

  /// The device pixels that show a group, apart from its opacity; nil where nothing can be seen.
  ///
  /// - Parameters:
  ///   - map: From the coordinates of the children to device pixels.
  ///   - ink: What is drawn of it, in the coordinates of the children.
  func projected(
    _ group: Group, through map: ProjectiveMap, ink: Rect, visible: Rect
  ) throws(RenderingError) -> (pixels: Surface, origin: Point)? {
    guard let plate = ProjectedPlate(map, of: ink, visible: visible),
      let sampling = ProjectiveSampling(plate)
    else { return nil }
    let picture = try Surface(
      width: Int(plate.size.width), height: Int(plate.size.height), pool: resources.layers)
    let flat = Canvas(on: picture, transform: plate.flat, resources: resources)
    try flat.drawContents(of: group)
    try requireSuccess(flat.context.status, "draw a group that is turned in space")
    let layer = try Surface(
      width: Int(plate.destination.width), height: Int(plate.destination.height),
      pool: resources.layers, isOverwritten: true)
    sampling.fill(layer, from: picture)
    return (layer, plate.destination.origin)
  }
}
