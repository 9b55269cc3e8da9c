import GalleyGeometry
import GalleyGraphics
internal import GalleySystem

/// The vector image that a picture begins with and that fills it, drawn in another thread while what
/// lies on it is not even known yet.
final class GroundAhead {
  /// The picture as far as it is known: its ground and nothing else.
  private let picture: Picture
  private let thread: WorkerThreads.Pending<FinishedPixels?>
  private var isOver = false

  /// Above it, pages are more than a picture may take without having asked for them.
  private static let largestArea = 8 << 20

  /// Begins to draw; nil where the ground is something else, or more than is drawn ahead.
  ///
  /// - Parameters:
  ///   - picture: What is known of it. It has been checked.
  ///   - pool: Gives the memory.
  init?(of picture: Picture, images: ImageStore, pool: PixelMemoryPool) {
    let (width, height) = picture.pixelSize
    let pixels = picture.pixelBounds
    let area = Rect(
      x: 0, y: 0, width: pixels.width / picture.scale, height: pixels.height / picture.scale)
    guard width * height <= Self.largestArea, picture.commands.count == 1,
      let image = picture.commands[0].onlyImage(in: area),
      let job = images.renditionJobs(
        for: [image], under: .scale(picture.scale), visible: pixels
      ).first,
      job.key.place.pixels == pixels,
      let blank = try? Surface(width: width, height: height, pool: pool).finish()
    else { return nil }
    self.picture = picture
    // What goes wrong is told where it is drawn again.
    thread = WorkerThreads.begin { try? job.pixels(on: blank) }
  }

  deinit { if !isOver { thread.join() } }

  /// How many commands it shows.
  var commandCount: Int { picture.commands.count }

  /// Whether it is what a picture begins with.
  func begins(_ whole: Picture) -> Bool {
    whole.size == picture.size && whole.scale == picture.scale
      && whole.commands.starts(with: picture.commands)
  }

  /// Waits for the pixels, and leaves them, once; nil where they could not be drawn.
  func pixels() -> FinishedPixels? {
    isOver = true
    return thread.wait()
  }
}

extension DrawCommand {
  /// The image that is all there is to see of a command; nil where something changes it within an
  /// area.
  fileprivate func onlyImage(in area: Rect) -> DrawCommand? {
    switch self {
    case .vectorImage: return self
    case .group(var group):
      if case .rectangle(let clip)? = group.clip, clip.contains(area) { group.clip = nil }
      guard group.isTransparent, group.children.count == 1 else { return nil }
      return group.children[0].onlyImage(in: area)
    case .fill, .stroke, .text, .image, .backdrop: return nil
    }
  }
}

extension RenditionsAhead.Job {
  /// Draws the image over pixels on which there is nothing yet.
  fileprivate func pixels(on blank: FinishedPixels) throws(RenderingError) -> FinishedPixels {
    let surface = try Surface(blank)
    try surface.draw(drawing, size: size, at: key.place, painter: VectorPainter())
    return surface.finish()
  }
}
