import Foundation
import Galley
import Testing

@testable import GalleyGraphics
@testable import GalleyRendering

extension HeldNumbers {
  static func designs() throws -> [HeldNumbers] {
    [
      try design(), try reading(), try drawing(), try playing(), try comparingDesign(),
      try process(), try screens(),
    ]
  }

  private static func design() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Design.md")
    let article = try #require(Article.named("Design.md"))
    let rows = article.text.components(separatedBy: "| variable | what it does |").last?
      .components(separatedBy: "\n").drop { !$0.hasPrefix("| `") }.prefix { $0.hasPrefix("| `") }
    let names = try #require(rows)
    let plugin = try #require(names.firstIndex { $0.hasPrefix("| `GALLEY` ") })
    let testing = try #require(names.firstIndex { $0.hasPrefix("| `GALLEY_SNAPSHOTS`") })
    let own = try #require(names.firstIndex { $0.hasPrefix("| `SNAPSHOT_ARTIFACTS`") })
    numbers.hold(
      "the command the first # rows, the plugin `GALLEY` and `PATH`, GalleyTesting the next # and",
      plugin - names.startIndex, own - testing)

    let rendering = "Tests/GalleyRenderingTests/"
    let threads = rendering + "Fonts/FontThreadTests.swift"
    let faces = try sourceNumbers(of: "widths.count >= #", in: threads)
    numbers.hold(
      "how often # threads measure # faces; #",
      try sourceNumbers(of: "threadCount = #", in: threads) + faces
        + sourceNumbers(of: "[\"GALLEY_THREAD_RUNS\"].flatMap { Int($0) } ?? #", in: threads))
    let courses = rendering + "Sequences/FrameDrawerTests.swift"
    numbers.hold(
      "how many random courses of # pictures are drawn frame upon frame and each by itself; #",
      try sourceNumbers(of: "course.pictures(count: #), with: renderer", in: courses)
        + sourceNumbers(of: "RandomCourse.count(or: #)", in: courses))
    try numbers.hold(
      "neither of them as a consequence of the other; #",
      as: "[\"GALLEY_EDIT_PAIRS\"].flatMap { Int($0) } ?? #",
      in: "Tests/SampleTests/Explanations/EditPairTests.swift")
    try numbers.hold(
      "how many random edits of samples are formatted; #",
      as: "[\"GALLEY_FORMAT_EDITS\"].flatMap { Int($0) } ?? #",
      in: "Tests/GalleyScenesTests/Formatting/FormattedMutationTests.swift")
    try numbers.hold(
      "once in the place of numbers and once by other keys; #",
      as: "[\"GALLEY_MAGNITUDES\"].flatMap { Int($0) } ?? #",
      in: "Tests/SampleTests/MagnitudeTests.swift")
    try numbers.hold(
      "are played on each layout; #", as: "static let count = asked ?? #",
      in: "Tests/GalleyMotionTests/RandomSequenceTests.swift")
    return numbers
  }

  private static func reading() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DesignReading.md")
    // What CommandBlockTests hold the article on the first scene to.
    try numbers.hold(
      "alarms.yaml:#:#: unknown key", as: "alarms.yaml:#:#: unknown key",
      in: "Sources/Galley/Galley.docc/FirstScene.md")
    return numbers
  }

  private static func drawing() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DesignDrawing.md")
    numbers.hold(
      "Beyond seconds and # a gigabyte it is refused",
      [DrawingCost.largestLayerBytes / 1_073_741_824])
    let cell = try sourceNumbers(
      of: "Int(deviation / #)", in: "Sources/GalleyRendering/Backdrops/BlurAxis.swift")[0]
    numbers.hold("a # of the Gaussian's deviation wide", [1 / cell])
    return numbers
  }

  private static func playing() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DesignPlaying.md")
    numbers.hold("# seconds. Snapshots are", [Timing.standard.duration])
    return numbers
  }

  private static func comparingDesign() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DesignComparing.md")
    try numbers.hold("One in # of what is cached", as: redrawn.piece, in: redrawn.path)
    return numbers
  }

  /// The share of what is known that is drawn all the same.
  static let redrawn = (
    piece: "sampleInterval: UInt64 = #", path: "Sources/GalleyRuns/Pictures/RenderCache.swift"
  )

  private static func process() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DesignProcess.md")
    try numbers.hold(
      "longer than # a minute", as: "longest_salvage = #", in: "Sources/CProcess/memory.c",
      divided: 60)
    let trouble = try Exit.trouble()
    numbers.hold("what its thread was drawing, and with #.", [trouble])
    numbers.hold("undoes what is not whole and ends with #.", [trouble])
    return numbers
  }

  private static func screens() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DesignScreens.md")
    numbers.hold(
      "one path for each of # thousand", [(Double(SymbolSet.ownNames.count) / 1000).rounded()])
    return numbers
  }
}
