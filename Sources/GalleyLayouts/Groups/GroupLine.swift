internal import GalleyGeometry

/// The lengths and places of the parts of one line, by UIKit's rules, on bare numbers.
///
/// Recorded: three thirds with 8 points between them in 288 are 90.5 each at 2 pixels a point, and
/// begin 98.5 apart. So the number of parts is found without the fixed spacing, which then comes
/// out of those that are shares; shares are rounded down to pixels, but for one that takes the
/// whole line; and what is rounded decides where the next one lies. That the shares shrink by one
/// factor is derived.
struct GroupLine {
  /// The length of a part along the line.
  enum Length {
    /// Points that do not change.
    case rigid(Double)
    /// Points that its content wants.
    case fit(Double)
    /// Points that its content wants, or the largest part's.
    case uniform(Double)
    /// Points that are a share of the line, and give way to spacing.
    case share(Double)
    /// An equal share of what the others leave.
    case rest
  }

  private struct Slot {
    var length: Length
    var edges: GroupEdges
  }

  /// The extent of the line; nil where that of its parts decides.
  let room: Double?
  let spacing: GroupSpacing
  let grid: GroupGrid
  private var slots: [Slot] = []
  /// The lengths that do not give way, edges included.
  private var rigid = 0.0
  /// The lengths that do.
  private var shares = 0.0
  private var shareCount = 0
  private var restCount = 0

  init(room: Double?, spacing: GroupSpacing, grid: GroupGrid) {
    self.room = room
    self.spacing = spacing
    self.grid = grid
  }

  var count: Int { slots.count }

  /// Whether all parts together have no extent, so that they would repeat for ever.
  var isWithoutExtent: Bool { rigid + shares <= 0 }

  /// Whether another part still fits.
  func accepts(_ length: Length, edges: GroupEdges) -> Bool {
    guard let room else { return true }
    let specified = Self.specified(length)
    let hard = rigid + edges.minimum + specified.rigid + spacing.minimum * Double(count)
    guard hard <= room + Self.noise else { return false }
    guard shareCount > 0 || specified.share != nil else { return true }
    let all = rigid + shares + edges.minimum + specified.rigid + (specified.share ?? 0)
    return hard < room && all <= room * GroupRules.slack + Self.noise
  }

  mutating func append(_ length: Length, edges: GroupEdges) {
    let specified = Self.specified(length)
    rigid += edges.minimum + specified.rigid
    if let share = specified.share {
      shares += share
      shareCount += 1
    }
    if case .rest = length { restCount += 1 }
    slots.append(Slot(length: length, edges: edges))
  }

  /// The length of each part: spacing and what is rigid first, then shares, then what takes the
  /// rest.
  func lengths() -> [Double] {
    let left = max(0, (room ?? 0) - rigid - spacing.minimum * Double(max(0, count - 1)))
    let factor = shares > left ? left / shares : 1
    let rest = max(0, left - shares * factor) / Double(max(1, restCount))
    let largest = slots.reduce(0) { max($0, Self.fitting($1.length) ?? 0) }
    return slots.map { slot in
      switch slot.length {
      case .rigid(let length), .fit(let length): length
      case .uniform: largest
      case .share(let length): grid.share(length * factor, of: room)
      case .rest: grid.share(rest, of: room)
      }
    }
  }

  /// Returns the offset of each part, its edge spacing before it.
  func origins(of lengths: [Double]) -> [Double] {
    let share = flexibleShare(of: lengths)
    var origins: [Double] = []
    origins.reserveCapacity(lengths.count)
    var position = 0.0
    for (slot, length) in zip(slots, lengths) {
      if !origins.isEmpty { position += spacing.minimum + (spacing.isFlexible ? share : 0) }
      position += slot.edges.start.minimum + (slot.edges.start.isFlexible ? share : 0)
      origins.append(position)
      position += length + slot.edges.end.minimum + (slot.edges.end.isFlexible ? share : 0)
    }
    return share > 0 ? rounded(origins, lengths) : origins
  }

  /// The nearest pixels, where parts then neither meet nor leave the line.
  private func rounded(_ origins: [Double], _ lengths: [Double]) -> [Double] {
    guard let room, lengths.allSatisfy(grid.isOnPixel) else { return origins }
    return origins.map { grid.isOnPixel(room) ? grid.nearest($0) : grid.down($0) }
  }

  /// Returns the length of the line with parts of such lengths.
  func extent(of lengths: [Double]) -> Double {
    let edges = slots.reduce(0) { $0 + $1.edges.minimum }
    return lengths.reduce(0, +) + edges + spacing.minimum * Double(max(0, count - 1))
  }

  /// Returns the length that each flexible distance gets beyond its least.
  private func flexibleShare(of lengths: [Double]) -> Double {
    guard let room else { return 0 }
    let edges = slots.reduce(0) { $0 + $1.edges.flexibleCount }
    let places = edges + (spacing.isFlexible ? max(0, count - 1) : 0)
    return places > 0 ? max(0, room - extent(of: lengths)) / Double(places) : 0
  }

  private static func specified(_ length: Length) -> (rigid: Double, share: Double?) {
    switch length {
    case .rigid(let length), .fit(let length), .uniform(let length): (length, nil)
    case .share(let length): (0, length)
    case .rest: (0, nil)
    }
  }

  private static func fitting(_ length: Length) -> Double? {
    switch length {
    case .fit(let length), .uniform(let length): length
    case .rigid, .share, .rest: nil
    }
  }

  private static let noise = 1e-6
}

/// The rounding of group layouts' lengths to device pixels.
struct GroupGrid {
  /// Device pixels a point; nil where there are none to round to.
  private let scale: Double?

  init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : nil }

  /// The nearest pixel, halves upward: where flexible distances lead to (recorded of lines).
  func nearest(_ value: Double) -> Double {
    scale.map { PixelGrid(scale: $0).align(value) } ?? value
  }

  /// Whether a value is a whole number of pixels, but for the noise of arithmetic.
  func isOnPixel(_ value: Double) -> Bool { abs(nearest(value) - value) < 1e-6 }

  /// The pixel before, but for the noise of arithmetic: shares (recorded).
  func down(_ value: Double) -> Double {
    scale.map { (value * $0 + 1e-6).rounded(.down) / $0 } ?? value
  }

  /// A part of an extent on the pixel before; the whole extent as it is, whose frames are rounded
  /// where they lie (recorded: 283 of 282.9375 at 2 pixels a point).
  func share(_ value: Double, of extent: Double?) -> Double {
    value == extent ? value : down(value)
  }

  /// A frame as it lies in its view: each edge on the nearest pixel, so that those that touch still
  /// do (recorded of places and sizes).
  func nearest(_ frame: Rect) -> Rect {
    scale.map { PixelGrid(scale: $0).align(frame) } ?? frame
  }

  /// The pixel after, so that nothing of what was measured is cut (derived).
  func up(_ value: Double) -> Double {
    scale.map { (value * $0 - 1e-6).rounded(.up) / $0 } ?? value
  }
}
