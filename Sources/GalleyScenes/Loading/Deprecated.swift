public import GalleyGraphics

extension Scene {
  /// Draws a state to a display list.
  @available(*, deprecated, renamed: "drawing(of:scale:using:)")
  public func picture(
    of state: SceneState, scale: Double? = nil, resources: any DrawingResources
  ) throws(SceneError) -> ComposedState { try drawing(of: state, scale: scale, using: resources) }

  /// Plays a state, so that any instant of it can be drawn.
  @available(*, deprecated, renamed: "timeline(of:scale:using:)")
  public func timeline(
    of state: SceneState, scale: Double? = nil, resources: any DrawingResources
  ) throws(SceneError) -> StateTimeline { try timeline(of: state, scale: scale, using: resources) }
}

extension SceneLoader {
  /// Reads the scene of a file.
  @available(*, deprecated, renamed: "load(contentsOf:)")
  public func load(path: String) throws(SceneError) -> Scene { try load(contentsOf: path) }
}
