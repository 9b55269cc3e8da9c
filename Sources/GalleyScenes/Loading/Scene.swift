internal import GalleyGeometry
public import GalleyGraphics
public import GalleyNotation

/// A scene that was read and checked: its states can be drawn.
public struct Scene: Sendable {
  /// The file's name without its extension, which is the name of its pictures' folder.
  public let name: String
  /// Every state in every variant of the matrix, in order, and after those of each variant its
  /// figures.
  public let states: [SceneState]
  /// The warnings about the scene.
  public let warnings: [Issue]
  /// The axes of its matrix, as its file has them.
  package let axes: [SceneAxis]
  /// The name of the state that was added to go on from one of its own; nil for none.
  package let continuation: String?

  let variants: [SceneVariant]
  let folder: AssetFolder
  let texts: SourceTexts

  /// The files that the scene was read from, itself first.
  package var sources: [SceneSource] { texts.sources }

  /// The title of the scene, empty where it has none.
  public var title: String { variants.first?.title ?? "" }

  /// Whether the scene adds fonts to the resources it is drawn with, so that they should serve no
  /// other scene.
  package var bringsFonts: Bool { variants.contains { !$0.fontFiles.isEmpty } }

  /// Draws a state to a display list, and says where every element of its collections is.
  ///
  /// - `scale`: Device pixels a point; nil for the screen's own.
  /// - `resources`: Measures texts and images, as a `Renderer` does. The scene's fonts are added to it.
  ///
  /// Throws `SceneError` with everything that is wrong, each at its place in the scene.
  public func drawing(
    of state: SceneState, scale: Double? = nil, using resources: any DrawingResources
  ) throws(SceneError) -> ComposedState {
    let timeline = try timeline(of: state, scale: scale, using: resources)
    return try timeline.drawing(at: timeline.instant)
  }

  /// Plays a state, so that any instant of it can be drawn.
  ///
  /// - `scale`: Device pixels a point; nil for the screen's own.
  /// - `resources`: Measures texts and images, also while instants are drawn. The scene's fonts are
  ///   added to it.
  ///
  /// Throws `SceneError` with everything that is wrong, each at its place in the scene.
  public func timeline(
    of state: SceneState, scale: Double? = nil, using resources: any DrawingResources
  ) throws(SceneError) -> StateTimeline {
    try StateTimeline(
      of: state, in: self, scale: scale ?? variants[state.variant].screen.scale,
      resources: resources)
  }

  /// Returns the place where a state is written.
  package func location(of state: SceneState) -> SourceLocation {
    let variant = variants[state.variant]
    return variant.figure(state)?.location ?? variant.states[state.index].location
  }

  /// Returns the texts of a figure's callouts, by their numbers, where its drawing leaves them to the
  /// page that shows it.
  package func legend(of state: SceneState) -> [String] {
    guard let figure = variants[state.variant].figure(state), figure.options.hasLegend else {
      return []
    }
    return figure.options.callouts.map(\.text)
  }

  /// Returns the check of a state: what the scene says, and then the state.
  package func check(of state: SceneState) -> CheckSpec {
    let variant = variants[state.variant]
    return variant.check.overlaid(
      by: variant.figure(state)?.check ?? variant.states[state.index].check)
  }

  /// An error at a place in the scene.
  package func error(_ message: String, at location: SourceLocation) -> SceneError {
    let issues = IssueLog()
    issues.error(message, at: location)
    return texts.error(issues)
  }

  /// An error about a state as a whole, at its place in the scene.
  package func error(_ message: String, in state: SceneState) -> SceneError {
    let issues = IssueLog()
    issues.error(message, at: location(of: state))
    return texts.error(issues)
  }

  func addFonts(
    of variant: SceneVariant, to resources: any DrawingResources, log: AssetLog, issues: IssueLog
  ) {
    for file in variant.fontFiles {
      guard let asset = folder.asset(file.value, namedAt: file.location, issues: issues) else {
        continue
      }
      do {
        _ = try resources.addFont(in: asset)
        log.note(asset.path)
      } catch {
        issues.error(error.description, at: file.location)
      }
    }
  }
}

/// One state or figure of a scene in one variant of its matrix.
public struct SceneState: Hashable, Sendable {
  /// The name that the scene gives it.
  public let name: String
  /// The name with the values of the matrix's axes, as files are called: `first.ipad-9.7.dark`.
  public let fileName: String
  let variant: Int
  /// Among the states, or the figures, of the scene.
  let index: Int
  /// The number of the frame of a stage that it shows; nil for all of its screen.
  var stageFrame: Int?
  /// Whether it is a figure that is made of the screens of others.
  var isFigure = false

  /// Whether its picture is that of its screen alone, where a finger can go on from it.
  package var isScreen: Bool { !isFigure && stageFrame == nil }
}

extension SceneVariant {
  /// The figure that a state of the scene is; nil for one that shows its screen alone.
  func figure(_ state: SceneState) -> FigureSpec? { state.isFigure ? figures[state.index] : nil }
}
