import GalleyGraphics
internal import GalleyPNG

/// The frames of a sequence that a file shows, composed a few at a time.
struct SequenceFrames {
  /// How many frames in a row a thread takes.
  private static let chunkLength = 4
  /// How many times a thread takes some before all wait for each other.
  private static let chunksPerThread = 8
  /// The most bytes that the surfaces of all threads take together.
  private static let largestMemory = 512 << 20
  /// Of a thread: the ground, two frames, and one on its way to the file.
  private static let surfacesPerThread = 4

  let sequence: PictureSequence
  /// The picture of the first frame.
  let first: Picture
  /// The numbers of those drawn, the first of which is 0.
  let numbers: [Int]

  /// - `isShown`: Says of all frames but the first whether they are drawn.
  init(_ sequence: PictureSequence, where isShown: (Int) -> Bool = { _ in true }) throws {
    self.sequence = sequence
    first = try sequence.picture(0)
    numbers = [0] + (1..<max(1, sequence.frameCount)).filter(isShown)
  }

  /// Returns the number of threads that can be kept busy, and may be for the memory that they take.
  func threadCount(for renderer: Renderer) -> Int {
    let (width, height) = first.pixelSize
    let memory = max(1, width * height * 4 * Self.surfacesPerThread)
    let chunkCount = (numbers.count + Self.chunkLength - 1) / Self.chunkLength
    return max(1, min(renderer.threadCount, Self.largestMemory / memory, chunkCount))
  }

  /// Composes the frames that come after some, as many as some threads take at a time; none after
  /// the last.
  func chunks(after last: FrameChunk?, threads: Int) -> Result<[FrameChunk]?, any Error> {
    Result {
      var before = last?.pictures.last
      let start = last.map { $0.first + $0.pictures.count } ?? 0
      let length = Self.chunkLength * Self.chunksPerThread * threads
      let end = min(numbers.count, start + length)
      guard start < end else { return nil }
      return try stride(from: start, to: end, by: Self.chunkLength).map { first in
        let places = first..<min(end, first + Self.chunkLength)
        let pictures = try places.map { try picture(ofFrame: numbers[$0]) }
        defer { before = pictures.last }
        return FrameChunk(first: first, before: before, pictures: pictures)
      }
    }
  }

  /// - Throws: also where a frame has another size than the first.
  private func picture(ofFrame frame: Int) throws -> Picture {
    let picture = frame == 0 ? first : try sequence.picture(frame)
    let (size, firstSize) = (picture.pixelSize, first.pixelSize)
    guard size == firstSize, picture.scale == first.scale else {
      throw RenderingError(
        "cannot draw frame \(frame) of '\(sequence.title)' in \(size.width)x\(size.height) px, as"
          + " the first has \(firstSize.width)x\(firstSize.height); give all one size and scale")
    }
    return picture
  }
}
