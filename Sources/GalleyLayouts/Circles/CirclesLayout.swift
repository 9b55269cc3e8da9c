public import GalleyGeometry

/// Circles packed in a view of fixed width, or of fixed height where they scroll sideways.
///
/// An item's measure is its diameter in points. No circle overlaps another or leaves the insets; one that is
/// wider than the room between them is an error. Each section is packed by itself, after the one before it.
/// Tangent packing takes logarithmic time a circle, scan and disc little more than constant time.
public struct CirclesLayout: CollectionLayout {
  public var packing = CirclePacking.tangent
  public var insets = EdgeInsets(all: 20)
  /// The least distance between two circles, in points.
  public var spacing = 10.0
  /// The diameter of items without a measure, in points.
  public var diameter = 100.0
  public var scrollDirection = Axis.vertical
  /// The length of a step of the scan, in points; above zero.
  public var increment = 5.0
  /// How many of the circles placed last the scan looks at; nil for all.
  ///
  /// Any number reproduces the tutorial, which lets circles overlap and stick out past the far inset.
  public var predecessors: Int?
  /// What leads the search for a dense packing; the same seed gives the same packing.
  public var seed: UInt64 = 1
  /// How long the search for a dense packing goes on: each unit stands for ten thousand placed circles.
  public var effort = 10

  public var asksForSizes: Bool { false }

  public init() {}

  public init(
    packing: CirclePacking, insets: EdgeInsets = Self().insets,
    spacing: Double = Self().spacing, diameter: Double = Self().diameter,
    scrollDirection: Axis = Self().scrollDirection, increment: Double = Self().increment,
    predecessors: Int? = nil, seed: UInt64 = Self().seed, effort: Int = Self().effort
  ) {
    self.packing = packing
    self.insets = insets
    self.spacing = spacing
    self.diameter = diameter
    self.scrollDirection = scrollDirection
    self.increment = increment
    self.predecessors = predecessors
    self.seed = seed
    self.effort = effort
  }

  public var defaultMeasure: Double { diameter }

  /// A scene that gives `diameter` says what items without a measure are.
  public internal(set) var hasDefaultMeasure = false

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    if packing == .disc { return try discs(of: content, in: environment) }
    var builder = ArrangementBuilder(
      order: packing == .scan ? .sequential : .scattered, reservingCells: content.itemCount)
    let sideways = scrollDirection == .horizontal
    let view = environment.insetSize
    let across = sideways ? view.height : view.width
    var length = 0.0
    for (index, section) in content.sections.enumerated() {
      builder.beginSection()
      let insets = section.metrics.insets ?? self.insets
      let edges = sideways ? insets.transposed : insets
      let room = across - edges.horizontal
      let diameters = try diameters(ofSection: index, in: content, room: room)
      let origin = Point(x: edges.leading, y: length + edges.top)
      var end = origin.y
      for square in squares(diameters, width: room, section: section, content: content) {
        let frame = square.offset(by: origin - .zero)
        end = max(end, frame.maxY)
        builder.addCell(frame: sideways ? frame.transposed : frame)
      }
      length = end + edges.bottom
    }
    return builder.arrangement(
      contentSize: sideways
        ? Size(width: length, height: across) : Size(width: across, height: length))
  }

  /// The squares of one section's circles in a strip that begins at zero and goes down.
  private func squares(
    _ diameters: [Double], width: Double, section: Content.Section, content: Content
  ) -> [Rect] {
    let spacing = spacing(of: section)
    switch packing {
    case .scan:
      let walk = ScanWalk(
        width: width, spacing: spacing, increment: increment, predecessors: predecessors,
        checksStart: predecessors == nil)
      return zip(walk.pack(diameters: diameters), diameters).map { corner, diameter in
        Rect(origin: corner, size: Size(width: diameter, height: diameter))
      }
    case .dense:
      // The search is bounded for the whole content, however many sections it has.
      let share = Double(section.count) / Double(max(1, content.itemCount))
      let packer = DensePacker(
        width: width, spacing: spacing, seed: seed,
        budget: Int(share * Double(effort) * 10_000))
      return squares(diameters, at: packer.pack(radii: diameters.map { $0 / 2 }))
    case .tangent, .disc:
      let radii = diameters.map { $0 / 2 }
      var placer = TangentPlacer(width: width, spacing: spacing, radii: radii)
      return squares(diameters, at: radii.map { placer.place(radius: $0) })
    }
  }

  private func squares(_ diameters: [Double], at centers: [Point]) -> [Rect] {
    zip(centers, diameters).map { center, diameter in
      Rect(center: center, size: Size(width: diameter, height: diameter))
    }
  }

  /// Circles touch on all sides, so that one spacing counts; a section may give it either way.
  func spacing(of section: Content.Section) -> Double {
    section.metrics.interitemSpacing ?? section.metrics.lineSpacing ?? spacing
  }
}

extension Rect {
  /// The rectangle with the axes exchanged.
  fileprivate var transposed: Rect {
    Rect(x: minY, y: minX, width: height, height: width)
  }
}
