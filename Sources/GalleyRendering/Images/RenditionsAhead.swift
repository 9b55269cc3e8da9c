import GalleyGeometry
import GalleyGraphics
internal import GalleySystem
import Synchronization

/// Draws the vector images of a picture in another thread, the last of them first, while the calling
/// one draws the picture from its first command on.
final class RenditionsAhead: Sendable {
  /// An image as it appears at a place, and all that drawing it needs.
  struct Job: Sendable {
    let key: Rendition.Key
    let drawing: VectorDrawing
    /// Of the image, in its own points.
    let size: Size
  }

  private struct Board {
    var waiting: [Job]
    var done: [Rendition.Key: FinishedPixels] = [:]
  }

  private let board: Mutex<Board>

  /// Less is drawn before another thread has begun.
  private static let leastArea = 1 << 15

  private init(_ jobs: [Job]) { board = Mutex(Board(waiting: jobs)) }

  /// Does something while the images are drawn, where that is worth a thread, or there is one.
  ///
  /// - Parameters:
  ///   - next: What the thread does after them; nil where it has nothing else to do.
  ///   - body: is given what holds them; nil where they are not drawn.
  static func run<Result, Failure: Error>(
    _ jobs: [Job], then next: (@Sendable () -> Void)? = nil,
    _ body: (RenditionsAhead?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The first is drawn by whoever draws the picture.
    let areDrawn = jobs.dropFirst().reduce(0, { $0 + $1.key.place.area }) >= leastArea
    guard areDrawn || next != nil else { return try body(nil) }
    let ahead = areDrawn ? RenditionsAhead(jobs) : nil
    let thread = WorkerThreads.begin {
      ahead?.work()
      next?()
    }
    defer {
      ahead?.board.withLock { $0.waiting = [] }
      thread.wait()
    }
    return try body(ahead)
  }

  /// The image that is known by a key, once; nil for who has to draw it.
  func take(_ key: Rendition.Key) -> FinishedPixels? {
    board.withLock { board in
      board.waiting.removeAll { $0.key == key }
      return board.done.removeValue(forKey: key)
    }
  }

  /// Sees to it that an image is not drawn any more; false where it is there already.
  func withdraw(_ key: Rendition.Key) -> Bool {
    board.withLock { board in
      board.waiting.removeAll { $0.key == key }
      return board.done[key] == nil
    }
  }

  private func work() {
    let painter = VectorPainter()
    let pool = PixelMemoryPool(
      count: board.withLock { board in
        board.waiting.reduce(0) { $0 + PixelMemoryPool.share(count: 4 * $1.key.place.area) }
      })
    while let job = board.withLock({ $0.waiting.popLast() }) {
      // What goes wrong is told where the image is drawn again.
      guard let pixels = try? job.pixels(painter, pool) else { continue }
      board.withLock { $0.done[job.key] = pixels }
    }
  }
}

extension RenditionsAhead.Job {
  fileprivate func pixels(
    _ painter: VectorPainter, _ pool: PixelMemoryPool
  ) throws(RenderingError) -> FinishedPixels {
    try Rendition(of: drawing, size: size, at: key.place, painter: painter, pool: pool)
      .surface.finish()
  }
}

extension ImageStore {
  /// The vector images that drawing the commands will ask for, in order, each once.
  ///
  /// - Parameters:
  ///   - transform: From the commands' coordinates to device pixels.
  ///   - visible: The pixels of the drawing.
  func renditionJobs(
    for commands: [DrawCommand], under transform: Transform, visible: Rect
  ) -> [RenditionsAhead.Job] {
    var jobs: [RenditionsAhead.Job] = []
    var keys: Set<Rendition.Key> = []
    collect(&jobs, for: commands, under: transform, visible: visible)
    return jobs.filter { !isKnown($0.key) && keys.insert($0.key).inserted }
  }

  private func collect(
    _ jobs: inout [RenditionsAhead.Job], for commands: [DrawCommand], under transform: Transform,
    visible: Rect
  ) {
    for command in commands {
      switch command {
      case .image(let placement), .vectorImage(let placement):
        if let job = job(for: placement, under: transform, visible: visible) { jobs.append(job) }
      // What is drawn aside sees other pixels.
      case .group(let group) where group.opacity >= 1 && group.projection == nil:
        collect(
          &jobs, for: group.children, under: group.transform.then(transform), visible: visible)
      case .fill, .stroke, .text, .backdrop, .group: continue
      }
    }
  }

  private func job(
    for placement: ImagePlacement, under transform: Transform, visible: Rect
  ) -> RenditionsAhead.Job? {
    guard case .vector(let image) = try? content(of: placement.image), let drawing = image.drawing
    else { return nil }
    let place = DevicePlacement(placement.destination, under: transform, visible: visible)
    guard place.isUpright, !placement.destination.isEmpty, !place.pixels.isEmpty else { return nil }
    let key = Rendition.Key(content: image.identity, place: place.key)
    return RenditionsAhead.Job(key: key, drawing: drawing, size: image.asset.size)
  }
}
