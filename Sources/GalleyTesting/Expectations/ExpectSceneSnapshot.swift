public import GalleyChecking
internal import GalleyComponents
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyRuns
public import GalleyScenes
public import Testing

/// Expects that a state of a scene is drawn, or laid out, the same as its reference.
///
/// The reference is the file `__Snapshots__/<test file>/<test>.<state>.<extension>` beside the test
/// file; a scene with a matrix has one for each drawing of the state. Everything else is as with
/// other values, see ``expectSnapshot(of:as:named:tolerances:record:sourceLocation:function:)``.
///
/// ```swift
/// @Test func `the shelf begins with its first page`() throws {
///   let scene = try SceneLoader().load(contentsOf: "Scenes/shelf.yaml")
///   expectSnapshot(of: scene, state: "first", as: .png)
/// }
/// ```
///
/// - `state`: the state's name, or that of one of its drawings, such as `first.ipad-9.7`.
/// - `format`: `.png`, `.svg`, `.layout`, `.displayList`, or one of your own.
/// - `name`: stands between the test's name and the state's.
/// - `scale`: device pixels a point; nil for what the traits say, or the screen's own.
/// - `tolerances`: what pictures may differ by; nil for what the traits around the test say, or
///   nothing.
/// - `record`: whether the snapshot becomes the reference; nil for what the environment variable
///   `GALLEY_SNAPSHOTS` or the traits say, or else where there is none.
public func expectSnapshot(
  of scene: Scene, state: String, as format: SnapshotFormat<ComposedState>,
  named name: String? = nil,
  scale: Double? = nil, tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) {
  let expectation = SnapshotExpectation(
    name: name,
    options: SnapshotOptions(record: record, tolerances: tolerances, scale: scale).within(.current),
    function: function, sourceLocation: sourceLocation)
  expectation.check(state, as: format) { _ in scene }
}

/// Expects that a state of a scene file is drawn, or laid out, the same as its reference.
///
/// ```swift
/// @Test func `the shelf begins with its first page`() {
///   expectSnapshot(ofSceneAt: "Scenes/shelf.yaml", state: "first", as: .png)
/// }
/// ```
///
/// Everything else is as with
/// ``expectSnapshot(of:state:as:named:scale:tolerances:record:sourceLocation:function:)``.
///
/// - `path`: the scene file, relative to the folder of the test file. What it names must be of the
///   standard catalogs; read other scenes with a `SceneLoader` of your own.
public func expectSnapshot(
  ofSceneAt path: String, state: String, as format: SnapshotFormat<ComposedState>,
  named name: String? = nil, scale: Double? = nil, tolerances: Tolerances? = nil,
  record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) {
  let expectation = SnapshotExpectation(
    name: name,
    options: SnapshotOptions(record: record, tolerances: tolerances, scale: scale).within(.current),
    function: function, sourceLocation: sourceLocation)
  expectation.check(state, as: format) { renderer in
    try SceneLoader(families: renderer.fontFamilies())
      .load(contentsOf: expectation.path(besideTest: path))
  }
}

extension SnapshotExpectation {
  /// Draws the state and holds each of its drawings against its reference.
  ///
  /// - `words`: what is told where it cannot be drawn.
  func check(
    _ state: String, as format: SnapshotFormat<ComposedState>,
    scene load: (Renderer) throws -> Scene,
    words: (any Error) -> String = { "\($0)" }
  ) {
    do {
      let renderer = try Renderer()
      let scene = try load(renderer)
      warn(scene.warnings)
      for state in try StateChoice.states(named: [state], of: [scene]).joined() {
        let drawing = try scene.drawing(of: state, scale: options.scale, using: renderer)
        warn(drawing.warnings)
        var expectation = self
        expectation.name = (name.map { "\($0)." } ?? "") + state.fileName
        expectation.check(drawing, as: format) { renderer }
      }
    } catch {
      tell(words(error))
    }
  }
}

extension SnapshotExpectation {
  /// Tells what is doubtful in a scene, which fails no test.
  private func warn(_ warnings: [GalleyNotation.Issue]) {
    for warning in warnings {
      FindingSink.current.record(
        Finding(message: warning.description, severity: .warning, location: sourceLocation))
    }
  }
}
