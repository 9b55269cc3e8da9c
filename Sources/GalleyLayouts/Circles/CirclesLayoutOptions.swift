internal import GalleyGeometry
public import GalleyNotation

extension CirclesLayout {
  public static let kind = "circles"
  public static let summary = "Circles packed closely, each as wide as its measure."

  public static let options: [SceneOption<Self>] = [
    SceneOption("packing", \.packing, .choice),
    SceneOption("insets", \.insets, .insets, "points around each section"),
    SceneOption("spacing", \.spacing, .points, "the least points between circles"),
    SceneOption(
      "diameter", \.diameter, .number(in: 0...1_000_000), "points, of items without a measure"),
    SceneOption("scroll-direction", \.scrollDirection, .choice),
    SceneOption(
      "increment", \.increment, .number(in: 0.25...100_000), "scan: the points of a step"),
    SceneOption(
      "predecessors", \.predecessors, .integer(in: 1...Int.max),
      "scan: how many circles are looked at", otherwise: "all of them"),
    SceneOption(
      "seed", \.seed, .integer(in: 0...Int(UInt32.max)),
      "dense: a whole number that leads the search"),
    SceneOption("effort", \.effort, .integer(in: 1...100), "dense: how long to search"),
  ]

  public init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self)
    hasDefaultMeasure = options.contains("diameter")
    warnOfOverlaps(options)
    warnOfIdleKeys(options)
  }

  private func warnOfOverlaps(_ options: OptionReader) {
    guard packing == .scan, predecessors != nil, let value = options.rawValue(for: "predecessors")
    else {
      return
    }
    options.issues.warning(
      "with predecessors circles may overlap and leave the insets; leave it out to look at all",
      at: value.location)
  }

  /// Says which keys another packing would read.
  private func warnOfIdleKeys(_ options: OptionReader) {
    let owners: [(key: String, packing: CirclePacking)] = [
      ("increment", .scan), ("predecessors", .scan), ("seed", .dense), ("effort", .dense),
    ]
    for (key, owner) in owners where owner != packing {
      guard let value = options.rawValue(for: key) else { continue }
      options.issues.warning(
        "\(key) has no meaning with packing: \(packing.rawValue); it belongs to \(owner.rawValue)",
        at: value.location)
    }
  }
}
