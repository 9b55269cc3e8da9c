import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem
import Synchronization

/// Draws and encodes frames of a sequence with several threads, and hands them out in order.
///
/// A thread takes a few frames in a row at a time, and draws the one before them as well where that
/// was not its own; pixels, and so bytes, do not depend on who draws what. While some are drawn,
/// the calling thread composes the pictures of the next, so that memory does not grow with their
/// number.
struct FrameRun<Encoder: FrameEncoder> {
  private let frames: SequenceFrames
  private let encoder: Encoder
  private let own: ChunkWorker
  private let helpers: [PooledChunkWorker]

  init(_ frames: SequenceFrames, with renderer: Renderer, as encoder: Encoder) {
    self.frames = frames
    self.encoder = encoder
    own = ChunkWorker(renderer)
    let sources = renderer.sources
    helpers = (1..<frames.threadCount(for: renderer)).map { _ in PooledChunkWorker(sources) }
  }

  /// Hands out each frame's place among those drawn, and what became of it.
  ///
  /// - Throws: what goes wrong first, in the order of the frames, and what `use` throws.
  func forEachEncodedFrame(_ use: (_ place: Int, Encoder.EncodedFrame) throws -> Void) throws {
    var next = frames.chunks(after: nil, threads: helpers.count + 1)
    while let chunks = try next.get() {
      let board = FrameQueue<Encoder.EncodedFrame>(chunks)
      WorkerThreads.run(
        min(helpers.count + 1, chunks.count),
        elsewhere: { [helpers, encoder] in
          helpers[board.nextHelper()].work(at: board, as: encoder)
        },
        here: {
          next = frames.chunks(after: chunks.last, threads: helpers.count + 1)
          board.work(as: encoder) { own }
        })
      for (chunk, encodedFrames) in zip(chunks, board.results) {
        for (offset, encodedFrame) in try encodedFrames.get().enumerated() {
          try use(chunk.first + offset, encodedFrame)
        }
      }
    }
  }
}

/// A worker that is made in the first thread that needs it, and kept for others that come after.
final class PooledChunkWorker: Sendable {
  private let sources: RendererSources
  private let worker = Mutex<ChunkWorker?>(nil)

  init(_ sources: RendererSources) { self.sources = sources }

  func work<Encoder: FrameEncoder>(at board: FrameQueue<Encoder.EncodedFrame>, as encoder: Encoder)
  {
    worker.withLock { worker in
      board.work(as: encoder) {
        if let worker { return worker }
        let made = ChunkWorker(try Renderer(sources))
        worker = made
        return made
      }
    }
  }
}

/// Chunks that threads take one by one, and what came of them.
///
/// A thread goes on where it is, so that it has the frame before; only where another was there
/// first it begins elsewhere.
final class FrameQueue<EncodedFrame: Sendable>: Sendable {
  private struct Progress {
    var isTaken: [Bool]
    var encodedFrames: [Int: Result<[EncodedFrame], any Error>] = [:]
  }

  private let chunks: [FrameChunk]
  private let helpers = Atomic<Int>(0)
  private let progress: Mutex<Progress>

  init(_ chunks: [FrameChunk]) {
    self.chunks = chunks
    progress = Mutex(Progress(isTaken: chunks.map { _ in false }))
  }

  /// Each number once, from 0.
  func nextHelper() -> Int { helpers.wrappingAdd(1, ordering: .relaxed).oldValue }

  /// Takes chunks until there are no more.
  func work<Encoder: FrameEncoder>(
    as encoder: Encoder, worker: () throws -> ChunkWorker
  ) where Encoder.EncodedFrame == EncodedFrame {
    let worker = Result { try worker() }
    while let number = take(after: (try? worker.get())?.lastPlace) {
      let result = Result { try worker.get().encodedFrames(of: chunks[number], as: encoder) }
      progress.withLock { $0.encodedFrames[number] = result }
    }
  }

  /// The chunk that comes after a frame, or else the middle of the longest row that nobody has
  /// taken: somebody is on the way to its beginning.
  private func take(after place: Int?) -> Int? {
    progress.withLock { progress in
      let free = chunks.indices.filter { !progress.isTaken[$0] }
      let number = free.first { chunks[$0].first - 1 == place } ?? middleOfLongestRow(of: free)
      if let number { progress.isTaken[number] = true }
      return number
    }
  }

  private func middleOfLongestRow(of free: [Int]) -> Int? {
    var (longest, row) = (free.prefix(0), free.prefix(0))
    for (position, number) in free.enumerated() {
      let goesOn = row.last == number - 1
      row = goesOn ? free[row.startIndex...position] : free[position...position]
      if row.count > longest.count { longest = row }
    }
    guard let first = longest.first else { return nil }
    return chunks[first].before == nil ? first : first + longest.count / 2
  }

  /// In the order of the chunks, once all threads have ended.
  var results: [Result<[EncodedFrame], any Error>] {
    progress.withLock { progress in chunks.indices.compactMap { progress.encodedFrames[$0] } }
  }
}
