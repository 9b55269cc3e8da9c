import GalleyGraphics
internal import GalleySystem

/// Draws the pictures of a sequence in memory that does not grow with their number: what all share
/// at the back once, the rest upon a copy of that, on two surfaces in turn.
final class SequenceFrames {
  let sequence: PictureSequence
  let renderer: Renderer
  /// The picture of the first frame.
  let first: Picture
  /// Whether it is certain that every pixel of every frame is opaque.
  let isOpaque: Bool
  private let ground: Renderer.Ground
  private let pools = [PixelMemoryPool(), PixelMemoryPool()]
  private var turn = 0

  init(_ sequence: PictureSequence, with renderer: Renderer) throws {
    self.sequence = sequence
    self.renderer = renderer
    first = try sequence.picture(0)
    let count = try sequence.sharedCommandCount
    var shared = first
    shared.commands.removeSubrange(count...)
    ground = Renderer.Ground(
      commandCount: count, surface: try renderer.surface(of: shared, pool: PixelMemoryPool()))
    isOpaque = ground.surface.isOpaque
  }

  /// Draws a frame. Of the surfaces drawn before, the last one may still be in use.
  ///
  /// - Throws: also where a frame has another size than the first.
  func surface(ofFrame frame: Int) throws -> Surface {
    let picture = frame == 0 ? first : try sequence.picture(frame)
    let (size, firstSize) = (picture.pixelSize, first.pixelSize)
    guard size == firstSize, picture.scale == first.scale else {
      throw RenderingError(
        "cannot draw frame \(frame) of '\(sequence.title)' in \(size.width)x\(size.height) px, as"
          + " the first has \(firstSize.width)x\(firstSize.height); give all one size and scale")
    }
    turn += 1
    return try renderer.surface(of: picture, upon: ground, pool: pools[turn % pools.count])
  }
}
