public import GalleyGeometry
public import GalleyNotation

/// The widths of columns, or the heights of rows: one length for all, or one after another.
public struct TrackLengths: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// From the first track on; those beyond are as large as the last.
  public var lengths: [Length]

  /// Makes lengths, which come again where there are more tracks.
  public init(_ lengths: [Length]) { self.lengths = lengths }

  /// Lengths in points.
  public init(arrayLiteral points: Double...) { self.init(points.map(Length.points)) }

  /// The length of a track; nothing where no length is given.
  public subscript(track: Int) -> Length {
    lengths[safe: track] ?? lengths.last ?? .points(0)
  }

  /// Returns the tracks, one after another.
  ///
  /// - `start`: Of the first track.
  /// - `room`: What shares refer to.
  func tracks(_ count: Int, from start: Double, in room: Double, spacing: Double) -> Tracks {
    var tracks = Tracks(start: start)
    tracks.reserve(count)
    for track in 0..<count {
      tracks.append(max(0, self[track].resolved(in: room)), after: track == 0 ? 0 : spacing)
    }
    return tracks
  }
}

/// Rows below each other, or columns beside each other, each of an extent of its own.
struct Tracks {
  private var spans: [(start: Double, end: Double)] = []
  private let start: Double

  init(start: Double) { self.start = start }

  mutating func reserve(_ count: Int) { spans.reserveCapacity(count) }

  /// Adds a track at a distance from the one before.
  mutating func append(_ extent: Double, after spacing: Double) {
    let start = end + spacing
    spans.append((start, start + extent))
  }

  /// Where the last track ends.
  var end: Double { spans.last?.end ?? start }

  subscript(track: Int) -> (start: Double, extent: Double) {
    (spans[track].start, spans[track].end - spans[track].start)
  }

  /// Returns the span of the first tracks; nothing where there are none.
  func span(ofFirst count: Int) -> ClosedRange<Double> {
    guard count > 0, let last = spans[safe: min(count, spans.count) - 1] else {
      return start...start
    }
    return start...max(start, last.end)
  }
}

extension OptionType where Value == TrackLengths {
  /// One length for all columns or rows, or a list of them.
  public static var trackLengths: OptionType {
    let length = OptionKind.length(0...100_000)
    return OptionType(
      .either([length, .list(length)]),
      values: "points or percentages of the view, one for all or a list",
      read: { $0.trackLengths($1) },
      write: { tracks in
        tracks.lengths.count == 1
          ? tracks.lengths[0].written : .array(tracks.lengths.map { .string($0.text) })
      })
  }
}

extension OptionReader {
  /// Lengths of columns or rows: one for all, or a list, of which the last is that of all beyond.
  public func trackLengths(_ key: String) -> TrackLengths? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .list(let list) = value.kind else {
      return Self.length(value, named: key, in: 0...100_000, issues: issues)
        .map { TrackLengths([$0]) }
    }
    guard !list.isEmpty else {
      error("\(key) is an empty list; give one length for all, or one for each", at: key)
      return nil
    }
    let lengths = list.compactMap {
      Self.length($0, named: key, in: 0...100_000, issues: issues)
    }
    return lengths.count == list.count ? TrackLengths(lengths) : nil
  }
}
