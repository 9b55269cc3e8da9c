import ArgumentParser
import GalleyChecking
import GalleyComparison
import GalleyGeometry
import GalleyLayouts
import GalleyScenes

/// The options of check for comparing pictures.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: "How pixels are compared; `galley list metrics` tells the ways.", completion: .metrics)
  var metric: String?

  @Option(
    help: "What the metric lets through, by name, such as difference=5,cluster=12.")
  var tolerance: String?

  @Option(help: "Points that elements may be from their places and sizes; by default 0.")
  var layoutTolerance: Double?

  @Option(help: "CIEDE2000 that colors of elements may be from what they were; by default 0.")
  var colorTolerance: Double?

  @Option(
    help: """
      Pixels that a still may be wider or narrower, and higher or lower; by default 0. The rest is \
      compared.
      """)
  var sizeTolerance: Int?

  @Flag(
    help: """
      Let a state fail that is drawn the same while ids, or groups around layers, are others; \
      otherwise that is told and approved with the rest.
      """)
  var strictNames = false

  @Option(
    help: """
      Where differences do not count: an element's id, its index path such as 0,3, or x, y, width \
      and height in points such as 0,0,375,44; may be repeated.
      """,
    transform: CheckSpec.Mask.init(argument:))
  var mask: [CheckSpec.Mask] = []

  func validate() throws {
    if let layoutTolerance, !(0...10_000).contains(layoutTolerance) {
      throw ValidationError(
        "--layout-tolerance is \(layoutTolerance); give a number from 0 to 10000")
    }
    if let colorTolerance, !(0...100).contains(colorTolerance) {
      throw ValidationError("--color-tolerance is \(colorTolerance); give a number from 0 to 100")
    }
    try Self.validate(sizeTolerance: sizeTolerance)
  }

  static func validate(sizeTolerance: Int?) throws {
    guard let sizeTolerance, !(0...1000).contains(sizeTolerance) else { return }
    throw ValidationError(
      "--size-tolerance is \(sizeTolerance); give a whole number from 0 to 1000")
  }

  /// Returns the settings that hold where scenes say nothing.
  func check() throws -> CheckSpec {
    var spec = CheckSpec()
    spec.metric = metric
    spec.tolerance = try tolerance.map { try MetricOptions(parsing: $0).values } ?? [:]
    spec.layoutTolerance = layoutTolerance
    spec.colorTolerance = colorTolerance
    spec.sizeTolerance = sizeTolerance
    if strictNames { spec.holdsNames = true }
    spec.masks = mask
    return spec
  }
}

extension CheckSpec.Mask {
  /// A mask on a command line: `clock`, `0,3`, or `0,0,375,44`.
  fileprivate init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    let path = parts.compactMap { Int($0) }.filter { $0 >= 0 }
    switch parts.count {
    case 1 where !argument.isEmpty: self = .element(id: argument, collection: nil)
    case 2 where path.count == 2:
      self = .item(ItemPath(section: path[0], item: path[1]), collection: nil)
    case 4 where numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0:
      self = .rectangle(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default:
      throw ValidationError(
        "give an id such as clock, a section and an item such as 0,3, or x, y, width and height in"
          + " points such as 0,0,375,44")
    }
  }
}

extension Shard {
  /// A part of a suite on a command line: `2/5`.
  init(argument: String) throws {
    guard let shard = Shard(argument) else {
      throw ValidationError("give a part and how many parts there are, such as 2/5")
    }
    self = shard
  }
}
