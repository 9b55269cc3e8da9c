internal import GalleyGeometry
package import GalleyGraphics
internal import GalleySVG

/// One moving drawing: vectors with a named group per element, moved by CSS, without a script.
///
/// Programs that do not animate, and people who asked for reduced motion, see the first frame.
package struct AnimatedSVGFormat: SequenceFormat {
  package static let kind = "animated.svg"
  package static let summary = "vectors that move, for the web: CSS keyframes and no script"

  /// How finely a course is sampled at least: between two samples browsers go straight on, which a
  /// curve must not differ from by what can be seen, at any instant.
  private static let samplesPerSecond = 120.0

  /// Pixels a point of what materials show, which is blurred so far that it has no finer detail: it
  /// is another picture for each frame that something moves behind it.
  private static let materialScale = 0.5

  private let options: FormatOptions

  package init(options: SequenceOptions) { self.options = options.format }

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let sequence = sequence.resampled(atLeast: Self.samplesPerSecond)
    var children = AnimatedChildren()
    var first: Picture?
    var snapshots: [String: Surface] = [:]
    for frame in 0..<sequence.frameCount {
      let drawn = try sequence.picture(frame, in: .element)
      try DrawingLimits.check(drawn)
      let (picture, images) = try renderer.rasterizingBackdrops(
        drawn, scale: Self.scale(ofMaterialsIn: drawn))
      snapshots.merge(images) { known, _ in known }
      children.record(picture.commands, at: frame)
      if frame == 0 { first = picture }
    }
    guard var first else { return }
    first.title = sequence.title
    let resources = SVGDrawing(renderer, options, snapshots: snapshots)
    var still = SVGOptions(options)
    // What moves is for browsers.
    still.dialect = .web
    var writer = AnimatedSVGWriter(
      still: SVGWriter(first, options: still, resources: resources),
      sheet: AnimationStyleSheet(
        duration: sequence.time(ofFrame: sequence.frameCount - 1),
        holdDuration: sequence.holdDuration, frameCount: sequence.frameCount,
        playCount: sequence.playCount))
    try write(Array(try writer.document(of: children).utf8))
  }

  /// At least a pixel for the whole picture.
  private static func scale(ofMaterialsIn picture: Picture) -> Double {
    let side = min(picture.size.width, picture.size.height)
    return max(min(materialScale, picture.scale), 1 / side)
  }
}
