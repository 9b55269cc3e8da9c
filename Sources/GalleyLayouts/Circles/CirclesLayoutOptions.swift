internal import GalleyGeometry
public import GalleyNotation

extension CirclesLayout {
  public init(options: OptionReader) {
    self.init(
      packing: options.choice("packing") ?? .tangent,
      insets: options.insets("insets") ?? EdgeInsets(all: 20),
      spacing: options.number("spacing", in: 0...100_000) ?? 10,
      diameter: options.number("diameter", in: 0...1_000_000) ?? 100,
      scrollDirection: options.choice("scroll-direction") ?? .vertical,
      increment: options.number("increment", in: 0.25...100_000) ?? 5,
      predecessors: options.integer("predecessors", in: 1...Int.max),
      seed: UInt64(options.integer("seed", in: 0...Int(UInt32.max)) ?? 1),
      effort: options.integer("effort", in: 1...100) ?? 10)
    hasDefaultMeasure = options.has("diameter")
    warnOfOverlaps(options)
    warnOfIdleKeys(options)
  }

  private func warnOfOverlaps(_ options: OptionReader) {
    guard packing == .scan, predecessors != nil, let value = options.raw("predecessors") else {
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
      guard let value = options.raw(key) else { continue }
      options.issues.warning(
        "\(key) has no meaning with packing: \(packing.rawValue); it belongs to \(owner.rawValue)",
        at: value.location)
    }
  }
}
