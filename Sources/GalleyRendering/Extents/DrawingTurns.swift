import GalleyGraphics
internal import GalleyPNG

/// In which of several turns the commands of a picture are drawn, so that after each some more rows from
/// the top are finished.
///
/// Commands that may touch rows in common are drawn there in their order, so pixels come out as if all
/// had been drawn so.
struct DrawingTurns {
  /// When something is drawn.
  struct Turns {
    /// A bit for each turn in which some of it is.
    var set: UInt32
    var parts = Parts.whole
  }

  enum Parts {
    /// It is drawn at once.
    case whole
    /// In each turn what of it lies in the strips of that turn; for each strip, its turn.
    case strips([UInt8])
    /// A group is looked through.
    case group(shadow: UInt32, children: [Turns])
  }

  /// How many turns there are; in each, a strip of so many equal ones is finished.
  static let count = 16

  private let size: (width: Int, height: Int)
  private let stripHeight: Int
  private let cutsImages: Bool
  /// For each strip the turn in which what is drawn there is, of what was looked at so far; it never
  /// lessens from strip to strip.
  private var stripTurns = (0..<UInt8(count)).map { $0 }

  /// - Parameters:
  ///   - size: Of the picture, in pixels.
  ///   - cutsImages: Whether a part of an image takes no longer than it would as part of the whole.
  init(size: (width: Int, height: Int), cutsImages: Bool) {
    self.size = size
    self.cutsImages = cutsImages
    stripHeight = max(1, (size.height + Self.count - 1) / Self.count)
  }

  /// The rows above this one are finished after a turn.
  func end(ofTurn turn: Int) -> Int { min((turn + 1) * stripHeight, size.height) }

  /// What lies in the strips of a turn.
  func pixels(of strips: [UInt8], in turn: Int) -> PixelRectangle {
    let first = strips.firstIndex { $0 == turn } ?? 0
    let last = strips.lastIndex { $0 == turn } ?? 0
    let (top, bottom) = (min(first * stripHeight, size.height), end(ofTurn: last))
    return PixelRectangle(x: 0, y: top, width: size.width, height: bottom - top)
  }

  /// What is drawn on first in a turn, once the turns of all commands are found; nil for nothing.
  func begun(inTurn turn: Int) -> PixelRectangle? {
    stripTurns.contains(UInt8(turn)) ? pixels(of: stripTurns, in: turn) : nil
  }

  /// Finds the turns of commands that follow one another to the front.
  mutating func turns(of commands: ExtendedCommands) -> [Turns] {
    // What lies in front says until when what is behind it must be there.
    zip(commands.commands, commands.extents).reversed().map { turns(of: $0, $1) }.reversed()
  }

  private mutating func turns(of command: DrawCommand, _ extent: DrawnExtent) -> Turns {
    let strips = strips(of: extent.pixels)
    guard strips.count > 1 else { return Turns(set: bit(for: strips)) }
    if case .group(let group) = command, let children = extent.children {
      let turns = turns(of: ExtendedCommands(group.children, children))
      let shadow = extent.shadow.map { bit(for: self.strips(of: $0)) } ?? 0
      return Turns(
        set: turns.reduce(shadow) { $0 | $1.set }, parts: .group(shadow: shadow, children: turns))
    }
    guard !extent.isAtomic, cutsImages || !command.isImage else {
      return Turns(set: bit(for: strips))
    }
    return Turns(
      set: strips.reduce(0) { $0 | 1 << UInt32(stripTurns[$1]) }, parts: .strips(stripTurns))
  }

  /// The turn of what is drawn at once: that of the uppermost strip that it touches, as now of all these.
  private mutating func bit(for strips: ClosedRange<Int>) -> UInt32 {
    let turn = stripTurns[strips.lowerBound]
    for strip in strips { stripTurns[strip] = turn }
    return 1 << UInt32(turn)
  }

  /// The strips that some pixels are part of: the last one for none.
  private func strips(of pixels: PixelRectangle?) -> ClosedRange<Int> {
    let last = Self.count - 1
    guard let pixels else { return last...last }
    let top = min(max(pixels.y / stripHeight, 0), last)
    return top...min(max((pixels.y + pixels.height - 1) / stripHeight, top), last)
  }
}

extension DrawCommand {
  fileprivate var isImage: Bool {
    switch self {
    case .image, .vectorImage: true
    case .fill, .stroke, .text, .backdrop, .group: false
    }
  }
}
