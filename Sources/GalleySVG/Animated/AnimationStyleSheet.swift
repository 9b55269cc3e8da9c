import GalleyGeometry

/// The keyframes of a document and the rules that give them to elements.
///
/// An element says what moves it in `data-track`; elements that move alike share keyframes.
package struct AnimationStyleSheet {
  /// In seconds.
  let duration: Double
  /// How long the last frame stays, in seconds.
  let holdDuration: Double
  let lastFrame: Int
  /// Nil for ever.
  let playCount: Int?

  private var names: [String: String] = [:]
  private var tracks: Set<String> = []
  private var keyframes = ""
  private var rules = ""

  package init(duration: Double, holdDuration: Double = 0, frameCount: Int, playCount: Int?) {
    self.duration = duration
    self.holdDuration = holdDuration
    lastFrame = frameCount - 1
    self.playCount = playCount
  }

  /// The lines of the sheet; empty where nothing moves.
  var text: String {
    guard !tracks.isEmpty else { return "" }
    let seconds = SVGNumber.string(duration + holdDuration, places: 6)
    let count = playCount.map(String.init) ?? "infinite"
    // Without the hint, Chromium draws what moves to layers of pixels and moves those: blurred while
    // they move, and at the end as well.
    return "[data-track] { animation: \(seconds)s linear \(count) both; will-change: contents }\n"
      + rules + keyframes
      + "@media (prefers-reduced-motion: reduce) { [data-track] { animation: none } }\n"
  }

  /// The value of `data-track` for what changes of an element; nil where nothing does.
  ///
  /// - `frames`: Those that show the element; nil where they are those of its parent.
  mutating func track(
    transform: PropertyTimeline<Transform> = PropertyTimeline(),
    opacity: PropertyTimeline<Double> = PropertyTimeline(),
    frames: FrameSet? = nil
  ) -> String? {
    let motion = name("m", motion(transform, opacity))
    let visibility = name("v", frames.map(visibility) ?? "")
    let names = [motion, visibility].compactMap { $0 }
    guard !names.isEmpty else { return nil }
    let track = names.joined()
    guard tracks.insert(track).inserted else { return track }
    let timing = [motion.map { _ in "linear" }, visibility.map { _ in "step-end" }]
      .compactMap { $0 }.joined(separator: ", ")
    rules += "[data-track=\(track)] { animation-name: \(names.joined(separator: ", "))"
    rules += visibility == nil ? " }\n" : "; animation-timing-function: \(timing) }\n"
    return track
  }

  /// The name of the keyframes; nil where there are none.
  private mutating func name(_ prefix: String, _ body: String) -> String? {
    guard !body.isEmpty else { return nil }
    if let name = names[body] { return name }
    let name = "\(prefix)\(names.count + 1)"
    names[body] = name
    keyframes += "@keyframes \(name) {\n\(body)}\n"
    return name
  }

  private func motion(_ transform: PropertyTimeline<Transform>, _ opacity: PropertyTimeline<Double>)
    -> String
  {
    var declarations: [Int: String] = [:]
    if !transform.isConstant {
      let onlyMoves = transform.runs.allSatisfy { $0.value.isTranslation }
      for keyframe in transform.keyframes(lastFrame: lastFrame) {
        let value = onlyMoves ? keyframe.value.cssTranslation : keyframe.value.cssMatrix
        declarations[keyframe.frame] = "transform: \(value)"
      }
    }
    if !opacity.isConstant {
      for keyframe in opacity.keyframes(lastFrame: lastFrame) {
        let before = declarations[keyframe.frame].map { $0 + "; " } ?? ""
        let value = SVGNumber.string(keyframe.value, places: 4)
        declarations[keyframe.frame] = before + "opacity: \(value)"
      }
    }
    return lines(declarations, percentage: percentage)
  }

  private func visibility(of frames: FrameSet) -> String {
    var declarations = [0: "visibility: hidden"]
    for range in frames.ranges {
      declarations[range.lowerBound] = "visibility: visible"
      if range.upperBound <= lastFrame { declarations[range.upperBound] = "visibility: hidden" }
    }
    let isShownLast = frames.ranges.last?.upperBound == lastFrame + 1
    declarations[lastFrame] = "visibility: \(isShownLast ? "visible" : "hidden")"
    // A hair early, so that the very instant of a frame has what the frame has, rounding or not.
    return lines(declarations) { frame in
      let exact = percentage(frame)
      return exact == 0 || exact == 100 ? exact : exact - 1e-3
    }
  }

  private func percentage(_ frame: Int) -> Double {
    100 * Double(frame) / Double(lastFrame) * (duration / (duration + holdDuration))
  }

  private func lines(_ declarations: [Int: String], percentage: (Int) -> Double) -> String {
    let keyframes = declarations.sorted { $0.key < $1.key }.map { frame, declaration in
      "\(SVGNumber.string(percentage(frame), places: 6))% { \(declaration) }\n"
    }
    guard holdDuration > 0, let last = declarations[lastFrame] else { return keyframes.joined() }
    return keyframes.joined() + "100% { \(last) }\n"
  }
}

extension Transform {
  fileprivate var isTranslation: Bool { (a, b, c, d) == (1, 0, 0, 1) }

  fileprivate var cssTranslation: String {
    "translate(\(SVGNumber.string(tx))px,\(SVGNumber.string(ty))px)"
  }

  fileprivate var cssMatrix: String {
    let linear = [a, b, c, d].map { SVGNumber.string($0, places: 6) }
    let numbers = linear + [tx, ty].map { SVGNumber.string($0) }
    return "matrix(\(numbers.joined(separator: ",")))"
  }
}
