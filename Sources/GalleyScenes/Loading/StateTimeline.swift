internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// All instants of a state or a figure from its first gesture on, drawn when they are asked for.
///
/// One timeline serves one thread at a time, as do the resources that it measures with.
public final class StateTimeline {
  private let course: any Course
  /// The words that the scene has for people who cannot see the picture; nil for none.
  private let alternative: TextAlternative?

  init(
    of state: SceneState, in scene: Scene, scale: Double, resources: any DrawingResources
  ) throws(SceneError) {
    let variant = scene.variants[state.variant]
    let figure = variant.figure(state)
    alternative = (figure.map(\.options.alternative) ?? variant.states[state.index].alternative)
      .map { TextAlternative($0, language: variant.language) }
    if let figure {
      course = try FigureTimeline(
        of: figure, as: state, in: scene, scale: scale, resources: resources)
    } else {
      course = try ScreenTimeline(of: state, in: scene, scale: scale, resources: resources)
    }
  }

  /// How long the timeline of something that never comes to rest goes on after all else has.
  package static let restlessDuration = 2.0

  /// The time in seconds from the first gesture until everything that comes to an end has ended;
  /// two seconds more where something moves for ever.
  ///
  /// Zero where nothing moves, and for a figure of several instants.
  public var duration: Double { course.duration }

  /// Whether something moves for ever at the end.
  package var animatesIndefinitely: Bool { course.animatesIndefinitely }

  /// When the state itself is drawn, in seconds from the first gesture.
  package var instant: Double { course.instant }

  /// From when on `at:` counts: when the last gesture has been performed, in seconds from the first
  /// one on.
  package var gesturesEnd: Double { course.gesturesEnd }

  /// Draws an instant to a display list.
  ///
  /// - `seconds`: From the first gesture on.
  /// - `includesRecord`: Whether the picture carries its layout record.
  ///
  /// Throws `SceneError` with everything that is wrong, each at its place in the scene.
  public func drawing(
    at seconds: Double, coordinates: PictureSequence.Coordinates = .screen,
    includesRecord: Bool = true
  ) throws(SceneError) -> ComposedState {
    var drawing = try course.drawing(at: seconds, coordinates: coordinates)
    drawing.picture.alternative = alternative
    if includesRecord {
      let record = drawing.record()
      drawing.picture.record = record.compactJSON
      drawing.picture.alternative = alternative ?? record.alternative
    }
    return drawing
  }
}

/// What a timeline goes through: the course of a screen, or of a figure made of screens.
protocol Course {
  /// In seconds, as a timeline's.
  var duration: Double { get }
  var animatesIndefinitely: Bool { get }
  /// When the state itself is drawn, in seconds from the first gesture.
  var instant: Double { get }
  /// When the last gesture has been performed, in seconds from the first one on.
  var gesturesEnd: Double { get }

  /// Draws an instant, without its record.
  ///
  /// - `seconds`: From the first gesture on.
  func drawing(
    at seconds: Double, coordinates: PictureSequence.Coordinates
  ) throws(SceneError) -> ComposedState
}
