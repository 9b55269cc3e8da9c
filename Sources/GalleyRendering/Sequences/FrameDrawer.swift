import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// Draws pictures that follow one another, each upon what is there of one before: only where the two
/// differ, and upon what all share at the back, which is drawn once.
///
/// What it draws does not depend on what it drew before. It keeps three surfaces: the shared ground,
/// and two frames in turn.
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
