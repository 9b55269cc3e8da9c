internal import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// The pictures of a few frames in a row.
struct FrameChunk: Sendable {
  /// The place of the first frame among all that are drawn.
  var first: Int
  /// The picture of the frame before; nil where there is none.
  var before: Picture?
  var pictures: [Picture]
}

/// Draws and encodes chunks of frames, in one thread at a time.
final class ChunkWorker {
  private let drawer: FrameDrawer
  private let tools: FrameEncodingBuffers
  /// The frame drawn last, by its place.
  private var last: (place: Int, surface: Surface)?

  /// That of the frame drawn last; nil before the first one.
  var lastPlace: Int? { last?.place }

  init(_ renderer: Renderer) {
    drawer = FrameDrawer(renderer)
    tools = FrameEncodingBuffers(encoder: renderer.encoder)
  }

  func encodedFrames<Encoder: FrameEncoder>(
    of chunk: FrameChunk, as encoder: Encoder
  ) throws -> [Encoder.EncodedFrame] {
    try drawer.prepareGround(for: (chunk.before.map { [$0] } ?? []) + chunk.pictures)
    if last?.place != chunk.first - 1 {
      last = nil
      if let before = chunk.before {
        last = (chunk.first - 1, try drawer.surface(of: before))
      }
    }
    var encodedFrames: [Encoder.EncodedFrame] = []
    for (offset, picture) in chunk.pictures.enumerated() {
      let surface = try drawer.surface(of: picture)
      encodedFrames.append(try encodedFrame(of: surface, as: encoder))
      last = (chunk.first + offset, surface)
    }
    try encoder.finish(&encodedFrames)
    return encodedFrames
  }

  private func encodedFrame<Encoder: FrameEncoder>(
    of surface: Surface, as encoder: Encoder
  ) throws -> Encoder.EncodedFrame {
    try surface.withPixelRows { rows in
      guard let last else { return try encoder.encode(rows, after: nil, with: tools) }
      return try last.surface.withPixelRows {
        try encoder.encode(rows, after: $0, with: tools)
      }
    }
  }
}

/// Draws pictures that follow one another, each upon what is there of one before: only where the
/// two differ, and upon what all share at the back, which is drawn once.
///
/// What it draws does not depend on what it drew before. It keeps three surfaces: the shared
/// ground, and two frames in turn.
final class FrameDrawer {
  /// A surface, and what it shows; nothing while it is drawn on, and after that failed.
  private struct Frame {
    let surface: Surface
    var shown: BoundedDisplayList?
  }

  /// In hundredths of a page; where more has changed, all is drawn.
  private static let largestShare = 75

  let renderer: Renderer
  private var ground: (commands: ArraySlice<DrawCommand>, surface: Surface)?
  /// The last two.
  private var frames: [Frame] = []

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// Draws what some pictures share at the back, unless they share the ground that is there.
  func prepareGround(for pictures: [Picture]) throws(RenderingError) {
    guard var shared = pictures.first else { return }
    let commands = pictures.sharedCommands
    if let known = ground?.commands, known == commands.prefix(known.count) { return }
    ground = nil
    guard !commands.isEmpty else { return }
    shared.commands = Array(commands)
    ground = (commands, try renderer.surface(of: shared, pool: PixelMemoryPool()))
  }

  /// Draws a picture that begins with the ground; of the surfaces given before, the last one stays
  /// as it is.
  ///
  /// - Precondition: All pictures have one size and scale.
  func surface(of picture: Picture) throws(RenderingError) -> Surface {
    let bounded = try renderer.bounded(picture)
    // Whether it can be drawn or not, the surface is no longer what it was.
    var frame = try takeFrame(ofSize: picture.pixelSize)
    try draw(bounded, upon: frame.shown, on: frame.surface)
    frame.shown = bounded
    frames.append(frame)
    return frame.surface
  }

  /// The frame that was drawn before the last.
  private func takeFrame(
    ofSize size: (width: Int, height: Int)
  ) throws(RenderingError) -> Frame {
    if frames.count == 2 { return frames.removeFirst() }
    let surface = try Surface(width: size.width, height: size.height, pool: PixelMemoryPool())
    return Frame(surface: surface)
  }

  private func draw(
    _ picture: BoundedDisplayList, upon known: BoundedDisplayList?, on surface: Surface
  ) throws(RenderingError) {
    let whole = PixelRectangle(x: 0, y: 0, width: surface.width, height: surface.height)
    let parts = known.flatMap { changedParts(of: whole, changedFrom: $0, to: picture) } ?? [whole]
    for part in parts {
      if let ground {
        surface.copyPixels(from: ground.surface, in: part)
      } else {
        surface.clearPixels(in: part)
      }
    }
    try renderer.draw(
      picture, fromCommand: ground?.commands.count ?? 0, within: parts, on: surface)
  }

  /// Nil where it is less work to draw all.
  private func changedParts(
    of whole: PixelRectangle, changedFrom old: BoundedDisplayList, to new: BoundedDisplayList
  ) -> [PixelRectangle]? {
    var region = CommandChanges(from: old.commands, to: new.commands).region
    region.complete(new.atoms)
    return region.area * 100 < whole.area * Self.largestShare ? region.rectangles : nil
  }
}

/// Finds where two display lists may show different pixels.
struct CommandChanges {
  private(set) var region = DirtyRegion()

  /// Compares what lies at the same place in both, from the back and from the front; groups that
  /// are but looked through are compared child by child.
  init(from old: BoundedCommands, to new: BoundedCommands) { compare(old, new) }

  private mutating func compare(_ old: BoundedCommands, _ new: BoundedCommands) {
    let (old, new) = Self.withoutEqualEnds(old, new)
    guard old.commands.count == new.commands.count else {
      for bounds in old.allBounds + new.allBounds { insert(bounds.pixels) }
      return
    }
    let pairs = zip(zip(old.commands, new.commands), zip(old.allBounds, new.allBounds))
    for ((before, after), (boundsBefore, boundsAfter)) in pairs where before != after {
      compare((before, boundsBefore), (after, boundsAfter))
    }
  }

  private mutating func compare(
    _ old: (command: DrawCommand, bounds: DrawBounds),
    _ new: (command: DrawCommand, bounds: DrawBounds)
  ) {
    if case .group(let before) = old.command, case .group(let after) = new.command,
      let childrenBefore = old.bounds.children, let childrenAfter = new.bounds.children,
      before.places(likeThoseOf: after)
    {
      compare(
        BoundedCommands(before.children, childrenBefore),
        BoundedCommands(after.children, childrenAfter))
    } else {
      insert(old.bounds.pixels)
      insert(new.bounds.pixels)
    }
  }

  private mutating func insert(_ pixels: PixelRectangle?) {
    if let pixels { region.insert(pixels) }
  }

  private static func withoutEqualEnds(
    _ old: BoundedCommands, _ new: BoundedCommands
  ) -> (BoundedCommands, BoundedCommands) {
    let back = zip(old.commands, new.commands).prefix { $0 == $1 }.count
    let (old, new) = (old.dropFirst(back), new.dropFirst(back))
    let front = zip(old.commands.reversed(), new.commands.reversed()).prefix { $0 == $1 }.count
    return (old.dropLast(front), new.dropLast(front))
  }
}

extension Group {
  /// Whether two groups differ in nothing but their children, as far as pixels go.
  fileprivate func places(likeThoseOf other: Group) -> Bool {
    transform == other.transform && projection == other.projection && opacity == other.opacity
      && clip == other.clip && shadow == other.shadow
  }
}

/// Pixels that must be drawn anew: a few rectangles, no two of which overlap.
struct DirtyRegion {
  /// With more of them, finding out what lies in each takes longer than drawing.
  private static let largestCount = 64
  /// How much more than two rectangles the one around both may hold, in hundredths, to stand for
  /// them: each is drawn by itself.
  private static let slack = 110

  private(set) var rectangles: [PixelRectangle] = []

  var area: Int { rectangles.reduce(0) { $0 + $1.area } }

  /// Adds the pixels of a rectangle.
  mutating func insert(_ rectangle: PixelRectangle) {
    var rest = rectangle
    while let place = rectangles.firstIndex(where: { Self.isWorthJoining($0, rest) }) {
      rest = rest.union(rectangles.remove(at: place))
    }
    rectangles.append(rest)
    if rectangles.count > Self.largestCount { joinAll() }
  }

  /// Grows until it holds whole each rectangle of which it holds some.
  mutating func complete(_ atoms: [PixelRectangle]) {
    while let atom = atoms.first(where: cuts) { insert(atom) }
  }

  private func cuts(_ atom: PixelRectangle) -> Bool {
    rectangles.contains { $0.intersects(atom) && !$0.contains(atom) }
  }

  private mutating func joinAll() {
    rectangles = rectangles.reduce(nil) { PixelRectangle.union($0, $1) }.map { [$0] } ?? []
  }

  private static func isWorthJoining(_ one: PixelRectangle, _ other: PixelRectangle) -> Bool {
    one.intersects(other) || one.union(other).area * 100 <= (one.area + other.area) * slack
  }
}
