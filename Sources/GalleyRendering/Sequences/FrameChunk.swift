import GalleyGraphics
internal import GalleyPNG

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
  private let tools: FrameTools
  /// The frame drawn last, by its place.
  private var last: (place: Int, surface: Surface)?

  /// That of the frame drawn last; nil before the first one.
  var lastPlace: Int? { last?.place }

  init(_ renderer: Renderer) {
    drawer = FrameDrawer(renderer)
    tools = FrameTools(encoder: renderer.encoder)
  }

  func pieces<Encoder: FrameEncoder>(
    of chunk: FrameChunk, as encoder: Encoder
  ) throws -> [Encoder.Piece] {
    try drawer.prepareGround(for: (chunk.before.map { [$0] } ?? []) + chunk.pictures)
    if last?.place != chunk.first - 1 {
      last = nil
      if let before = chunk.before {
        last = (chunk.first - 1, try drawer.surface(of: before))
      }
    }
    var pieces: [Encoder.Piece] = []
    for (offset, picture) in chunk.pictures.enumerated() {
      let surface = try drawer.surface(of: picture)
      pieces.append(try piece(of: surface, as: encoder))
      last = (chunk.first + offset, surface)
    }
    try encoder.finish(&pieces)
    return pieces
  }

  private func piece<Encoder: FrameEncoder>(
    of surface: Surface, as encoder: Encoder
  ) throws -> Encoder.Piece {
    try surface.withPixelRows { rows in
      guard let last else { return try encoder.piece(of: rows, after: nil, with: tools) }
      return try last.surface.withPixelRows {
        try encoder.piece(of: rows, after: $0, with: tools)
      }
    }
  }
}
