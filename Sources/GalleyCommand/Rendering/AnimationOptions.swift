import ArgumentParser
import GalleyNotation
import GalleyRendering
import GalleyRuns

/// The options of render for moving pictures.
struct AnimationOptions: ParsableArguments {
  @Flag(help: "Draw the course of each state in which something moves, too.")
  var animate = false

  @Option(
    help: """
      Formats of the animations, with commas between; by default apng,animated.svg,filmstrip.png.
      """, completion: .animationFormats)
  var animationFormat: CommaSeparated<String>?

  @Option(
    help: "Frames a second of the animations, \(AnimationTiming.frameRateWords); by default 30.")
  var fps: Double?

  @Option(help: "Seconds of the animations, such as 1.5s; by default until all is at rest.")
  var duration: Seconds?

  @Option(help: "How often the animations play; by default for ever.")
  var loop: Int?

  @Option(
    help: """
      Seconds that the last frame stays, such as 0.5s; by default 1s before it plays again.
      """)
  var hold: Seconds?

  @Option(help: "Instants on a filmstrip, 2 to 50; by default 5.")
  var instants: Int?

  func validate() throws {
    guard animate else { return try refuseAll() }
    try AnimationCheckOptions.validate(fps: fps, duration: duration)
    if let loop, !(1...65_535).contains(loop) {
      throw ValidationError("--loop is \(loop); give a number from 1 to 65535")
    }
    if let instants, !(2...50).contains(instants) {
      throw ValidationError("--instants is \(instants); give a number from 2 to 50")
    }
  }

  private func refuseAll() throws {
    let given = [
      ("--animation-format", animationFormat != nil), ("--fps", fps != nil),
      ("--duration", duration != nil), ("--hold", hold != nil), ("--loop", loop != nil),
      ("--instants", instants != nil),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) is about animations; add --animate, or leave it out")
    }
  }

  private static let defaultKinds = [
    APNGFormat.kind, AnimatedSVGFormat.kind, FilmstripFormat.kind,
  ]

  /// Returns the plan that is asked for; nil where nothing is to move.
  func plan(in catalog: SequenceFormatCatalog, format: FormatOptions) throws -> AnimationPlan? {
    guard animate else { return nil }
    let options = SequenceOptions(format: format, instantCount: instants ?? 5)
    let kinds = animationFormat?.values ?? Self.defaultKinds
    let formats = try kinds.map { kind in
      let type = try Session.find(kind, "animation format", among: catalog.kinds) { catalog[$0] }
      return AnimationPlan.Format(kind: kind, encoder: type.init(options: options))
    }
    return AnimationPlan(
      formats: formats,
      timing: AnimationTiming(
        frameRate: fps ?? AnimationTiming.standardFrameRate, duration: duration?.value,
        playCount: loop,
        hold: hold?.value))
  }
}

/// A time on a command line, `1.5s` or `1.5`: at most an hour.
struct Seconds: ExpressibleByArgument {
  var value: Double

  init?(argument: String) {
    let number = argument.hasSuffix("s") ? argument.dropLast() : argument[...]
    guard let value = Double(number), value >= 0, value <= 3600 else { return nil }
    self.value = value
  }
}
