internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG

/// A picture, and the pixels that each of its commands may touch.
struct BoundedDisplayList {
  let picture: Picture
  let allBounds: [DrawBounds]

  var commands: BoundedCommands { BoundedCommands(picture.commands, allBounds) }

  /// The rectangles that must be drawn whole to come out the same.
  var atoms: [PixelRectangle] {
    var atoms: [PixelRectangle] = []
    for bounds in allBounds { bounds.collectAtoms(into: &atoms) }
    return atoms
  }
}

extension Renderer {
  /// Checks a picture, and finds which pixels its commands may touch.
  func bounded(_ picture: Picture) throws(RenderingError) -> BoundedDisplayList {
    try check(picture)
    let allBounds = try DrawBoundsReader(canvasResources).bounds(of: picture)
    return BoundedDisplayList(picture: picture, allBounds: allBounds)
  }

  /// Draws what of a picture lies in some rectangles, upon what is there.
  ///
  /// - `first`: The commands before it are drawn already.
  func draw(
    _ picture: BoundedDisplayList, fromCommand first: Int, within parts: [PixelRectangle],
    on surface: Surface
  ) throws(RenderingError) {
    let canvas = Canvas(
      on: surface, scale: picture.picture.scale, resources: canvasResources)
    let rest = picture.commands.dropFirst(first)
    for part in parts { try canvas.draw(rest, within: part) }
    try requireSuccess(canvas.context.status, "draw '\(picture.picture.title)'")
  }
}

/// Commands with the pixels that they may touch.
struct BoundedCommands {
  private(set) var commands: ArraySlice<DrawCommand>
  private(set) var allBounds: ArraySlice<DrawBounds>

  init(_ commands: [DrawCommand], _ allBounds: [DrawBounds]) {
    self.commands = commands[...]
    self.allBounds = allBounds[...]
  }

  func dropFirst(_ count: Int) -> BoundedCommands {
    var rest = self
    rest.commands.removeFirst(count)
    rest.allBounds.removeFirst(count)
    return rest
  }

  func dropLast(_ count: Int) -> BoundedCommands {
    var rest = self
    rest.commands.removeLast(count)
    rest.allBounds.removeLast(count)
    return rest
  }
}

/// Finds which pixels the commands of a picture may touch.
///
/// - Precondition: `DrawingLimits` hold for the picture.
struct DrawBoundsReader {
  /// The place of a command.
  private struct Place {
    /// From the current coordinates to device pixels.
    var transform: Transform
    /// The whole pixels that can be seen.
    var visible: Rect

    /// The whole pixels that a box may touch, with one more on each side for rounding.
    func pixels(_ box: Rect) -> PixelRectangle? { devicePixels(transform.boundingBox(of: box)) }

    /// The same for a box in device pixels.
    func devicePixels(_ box: Rect) -> PixelRectangle? {
      box.inset(by: -1).intersection(visible).flatMap { PixelRectangle(around: $0) }
    }
  }

  private let resources: CanvasResources

  init(_ resources: CanvasResources) { self.resources = resources }

  /// The bounds of all commands, in their order.
  func bounds(of picture: Picture) throws(RenderingError) -> [DrawBounds] {
    try bounds(
      of: picture.commands,
      at: Place(transform: .scale(picture.scale), visible: picture.pixelBounds))
  }

  private func bounds(
    of commands: [DrawCommand], at place: Place
  ) throws(RenderingError) -> [DrawBounds] {
    var allBounds: [DrawBounds] = []
    allBounds.reserveCapacity(commands.count)
    for command in commands { allBounds.append(try bounds(of: command, at: place)) }
    return allBounds
  }

  private func bounds(
    of command: DrawCommand, at place: Place
  ) throws(RenderingError) -> DrawBounds {
    if case .group(let group) = command { return try bounds(of: group, at: place) }
    let box = try resources.inkBounds(of: command)
    let isAtomic = !place.transform.isUpright || !command.canBeCut
    return DrawBounds(pixels: box.flatMap(place.pixels), isAtomic: isAtomic)
  }

  private func bounds(of group: Group, at place: Place) throws(RenderingError) -> DrawBounds {
    guard group.opacity > 0 else { return DrawBounds() }
    var inner = place
    inner.transform = group.transform.then(place.transform)
    if group.projection != nil || group.opacity < 1 {
      return try bounds(ofAside: group, at: inner)
    }
    var drawn = DrawBounds(shadow: group.shadow.flatMap { pixels(of: $0, at: inner) })
    if let clip = group.clip {
      guard let visible = inner.pixels(clip.bounds) else {
        drawn.pixels = drawn.shadow
        return drawn
      }
      inner.visible = Rect(visible)
      drawn.isAtomic = !clip.isRectangle || !inner.transform.isUpright
    }
    let children = try bounds(of: group.children, at: inner)
    drawn.pixels = children.reduce(drawn.shadow) { PixelRectangle.union($0, $1.pixels) }
    drawn.children = children
    return drawn
  }

  /// Of a group that is drawn on pixels of its own, which are as many as its ink may touch.
  ///
  /// - `place`: With the group's transform applied.
  private func bounds(
    ofAside group: Group, at place: Place
  ) throws(RenderingError) -> DrawBounds {
    guard let ink = try resources.inkBounds(of: group) else { return DrawBounds() }
    guard let projection = group.projection else {
      return DrawBounds(pixels: place.pixels(ink), isAtomic: true)
    }
    let box = projection.then(place.transform).boundingBox(of: ink)
    // What the eye cannot see all of may be anywhere; a pixel more is sampled around the rest.
    return DrawBounds(
      pixels: place.devicePixels(box?.inset(by: -1) ?? place.visible), isAtomic: true)
  }

  private func pixels(of shadow: Shadow, at place: Place) -> PixelRectangle? {
    guard shadow.color.alpha > 0 else { return nil }
    if shadow.side == .inside { return place.pixels(shadow.shape.bounds) }
    let reach = GaussianBlur.largestReach(
      deviation: shadow.radius * place.transform.meanScale)
    let box = place.transform.boundingBox(of: shadow.shape.bounds.offset(by: shadow.offset))
    return place.devicePixels(box.inset(by: -reach))
  }
}

extension DrawCommand {
  /// Whether a part of it comes out as it would in the whole, where it is upright.
  ///
  /// Cairo draws chords for curves that lie outside of the clip, and a gradient is computed for as
  /// much of it as can be seen.
  fileprivate var canBeCut: Bool {
    switch self {
    case .fill(let fill):
      if case .solid = fill.paint { fill.shape.isRectangle } else { false }
    // Resampled whole, to whole pixels.
    case .image, .vectorImage: true
    default: false
    }
  }
}

extension Shape {
  fileprivate var isRectangle: Bool {
    if case .rectangle = self { true } else { false }
  }
}
