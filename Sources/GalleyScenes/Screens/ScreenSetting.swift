internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// What a screen is placed, played and painted from, and none of the three changes.
struct ScreenSetting {
  let variant: SceneVariant
  /// The state, and before it those that it goes on from, the first one first.
  let states: [StateSpec]
  let scale: Double
  let resources: any DrawingResources
  let folder: AssetFolder
  let assets: AssetLog
  let issues: IssueLog

  var specs: [CollectionSpec] { variant.collections }

  /// The screen before anything has been played.
  var firstShape: ScreenShape {
    ScreenShape(
      size: states.compactMap(\.size).last ?? variant.screen.size,
      safeArea: variant.screen.safeArea)
  }

  /// The part of a screen that nothing covers.
  func safeArea(of shape: ScreenShape) -> Rect {
    let isMirrored = variant.screen.direction == .rightToLeft
    return shape.bounds.inset(by: isMirrored ? shape.safeArea.mirrored : shape.safeArea)
  }

  /// A collection before anything has happened to it.
  func start(of spec: CollectionSpec) -> CollectionStart {
    CollectionStart(
      spec, itemCount: states.itemCount(ofCollection: spec.name), issues: issues)
  }

  /// What layers are measured and drawn with on a screen of a shape.
  func context(
    of collections: KnownCollections, on shape: ScreenShape,
    coordinates: PictureSequence.Coordinates = .screen, budget: PictureBudget
  ) -> LayerContext {
    var scope = Scope()
    scope.theme = variant.screen.theme
    scope.collections = collections
    scope.modes = collections.modes
    return LayerContext(
      scope: scope, resources: resources, issues: issues, grid: PixelGrid(scale: scale),
      isAligned: true, coordinates: coordinates, direction: variant.screen.direction,
      fontFamily: variant.fontFamily, language: variant.language, safeArea: safeArea(of: shape),
      asset: { [folder, assets, issues] name, location in
        let file = folder.asset(name, namedAt: location, issues: issues)
        if let file { assets.note(file.path) }
        return file
      }, stage: collections, budget: budget)
  }
}
