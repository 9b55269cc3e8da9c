public import GalleyGeometry
package import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation
internal import GalleyRecords

/// The context of drawing a layer: names, measures, the pixel grid, and a log for mistakes.
public struct LayerContext {
  package var scope: Scope { didSet { measurements = MeasurementCache() } }
  package let resources: any DrawingResources
  package let issues: IssueLog
  package let grid: PixelGrid
  /// Whether edges are rounded to pixels: at rest and untransformed.
  package var isAligned: Bool
  /// In which coordinates the elements of collections are drawn.
  let coordinates: PictureSequence.Coordinates
  package internal(set) var direction: LayoutDirection
  /// The family of texts that name none.
  package let fontFamily: String
  /// How large and how bold texts are to be.
  package let type: TypographySettings
  /// A BCP 47 tag for texts.
  package let language: String
  /// What the matrix chose for the scene, for messages.
  let axisValues: [String]
  /// The device as it is held; nil where the scene gives a size.
  package let device: Device?
  /// The part of the screen that the device leaves free, in screen coordinates; in a sheet, of a
  /// screen of which it covers as much.
  package var deviceSafeArea: Rect
  /// The part of the screen, or of the sheet, that the device leaves free, in screen coordinates.
  package var safeArea: Rect
  /// All of the screen, or of the sheet or popover around.
  package var screen = Rect.zero
  /// What bars take of that.
  package var bars: [SafeAreaInset] = []
  /// On both sides of a screen's content, in points.
  package let margin: Double
  /// The frame of the element of a collection that layers lie in, which has no share in what covers
  /// the screen; nil outside of elements.
  var elementFrame: Rect?
  /// Of the assets that the scene names.
  let folder: AssetFolder
  /// Notes each asset that is drawn.
  let assets: AssetLog
  /// The screens of other scenes that are drawn in layers.
  let drawnScreens: DrawnScreens
  let fitGroups: FitGroups
  /// The collections on the screen, played.
  let collections: any CollectionSnapshot
  /// Which of them lie in the column, the sheet or the screen around.
  var contained = ContainedCollections(in: [])
  /// The rest of the budget of drawing.
  var budget: DrawingBudget
  /// The box around, whose corners those inside may follow; nil where there is none.
  package var container: ContainerOutline?
  /// What the scene says of the layer around, which those that it makes go back to; nil where it
  /// says nothing.
  var source: SourceDigest?
  /// Where the layer is written that is drawn, or else the one around it; nil for what no scene
  /// says.
  var sourceLocation: SourceLocation?
  /// Whether layers lie in the sidebar of a split view.
  package var isInSidebar = false
  /// How far the screen is set back behind what it presents, from 0 to 1.
  package var setbackProgress = 0.0
  /// The part of the screen that is drawn.
  var partName = PartName()
  /// What is drawn on the screen below a layer that reads it, back to front; nil for layers that lie
  /// in others.
  var ground: [DrawCommand]?
  /// The ids of parts in files.
  var partIDs = PartIDs(layers: [], collections: [])
  /// The parts of the screen that layers are placed by; nil before they are known.
  var screenParts: (any ScreenPartFrames)?
  /// What layers that hold others wanted to be in this scope.
  var measurements = MeasurementCache()

  /// The file of an asset, or nil where its name is none, which is reported.
  func asset(_ name: String, _ location: SourceLocation) -> AssetFile? {
    let file = folder.asset(name, namedAt: location, issues: issues)
    if let file { assets.note(file.path) }
    return file
  }

  /// What is placed, with its edges on the nearest pixels of the screen or of the element around
  /// it, where things are at rest.
  package func aligned(_ rect: Rect) -> Rect {
    guard isAligned else { return rect }
    let aligned = elementFrame.map { grid.align(rect, in: $0) } ?? grid.align(rect)
    return grid.evened(aligned, of: rect)
  }

  /// A frame that nobody rounded before, as iOS draws it where things are at rest.
  func edges(of frame: Rect) -> Rect { isAligned ? grid.edges(of: frame) : frame }

  /// The size class of a view across: compact on a phone but for a large one on its side [A], and in
  /// a window that is narrower than the narrowest regular one, of 678 points. [C]
  package func sizeClass(in frame: Rect) -> SizeClass {
    let isRegular =
      if let device, !device.isTablet {
        device.isLandscape && device.shortSide >= 414
      } else {
        frame.width >= 678
      }
    return isRegular ? .regular : .compact
  }

  /// The layers of a parent drawn over its frame, from back to front.
  ///
  /// - `content`: The one that the layers lie in; nil for a screen or an element.
  package func commands(
    of layers: [Layer], inside content: (any LayerContent)? = nil, in parent: Rect
  ) -> [DrawCommand] {
    let named = zip(layers, layers.names).filter { $0.0.condition.holds(in: scope) }
    let shown = named.map(\.0)
    let location = shown.lazy.compactMap(\.location).first
    guard budget.allowsLayers(shown.count, at: location, issues: issues) else { return [] }
    let frames =
      content?.frames(of: shown, in: parent, context: self) ?? frames(of: shown, in: parent)
    var drawn: [DrawCommand] = []
    var inner = self
    for (layer, frame) in zip(named, frames) {
      let readsGround = (layer.0.content as? any GroundReading)?.readsGround == true
      inner.ground = readsGround ? ground.map { $0 + drawn } : nil
      if let command = layer.0.drawn(in: frame, as: layer.1, context: inner) {
        drawn.append(command)
      }
    }
    return drawn
  }

  /// Returns the mean color of what is drawn on the screen below the layer that is drawn; nil where
  /// that is not known.
  package func groundColor(in area: Rect) -> Color? {
    guard let ground else { return nil }
    do throws(ResourceError) {
      return try resources.meanColor(of: ground, in: grid.align(area), scale: grid.scale)
    } catch {
      // What cannot be drawn is told where it is.
      return nil
    }
  }

  /// The frames of the layers of a parent, mirrored where text runs to the left.
  package func frames(of layers: [Layer], in parent: Rect) -> [Rect] {
    let solver = solver(for: layers, in: parent)
    return layers.indices.map { mirrored(solver.frame(of: $0), in: parent) }
  }

  /// The frame of one layer of a parent; the others are measured only where it depends on them.
  func frame(of number: Int, among layers: [Layer], in parent: Rect) -> Rect {
    mirrored(solver(for: layers, in: parent).frame(of: number), in: parent)
  }

  /// The part of the screen that nothing covers over the columns of a rectangle, neither the device
  /// nor a bar.
  func safeArea(over rect: Rect) -> Rect {
    let taken = bars.insets(over: rect)
    return safeArea.inset(by: direction == .rightToLeft ? taken.mirrored : taken)
  }

  /// What placements in a parent may count from.
  package func guides(of parent: Rect) -> LayoutGuides {
    LayoutGuides(
      of: parent, safeArea: elementFrame == nil ? safeArea(over: parent) : parent, margin: margin,
      readableWidth: Self.readableWidth)
  }

  /// Of a text in the default size. [R]
  static let readableWidth = 672.0

  private func solver(for layers: [Layer], in parent: Rect) -> FrameSolver {
    FrameSolver(residents: layers.map(resident), guides: guides(of: parent)) { neighbor in
      guard neighbor.isOnScreen, let screenParts else { return nil }
      guard elementFrame == nil else {
        issues.error(
          "'\(neighbor.id)' is on the screen, and this layer in an element of a collection; place it by what is beside it",
          at: neighbor.location)
        return nil
      }
      return screenParts.frame(of: neighbor).map { mirrored($0, in: parent) }
    }
  }

  /// A layer as it is placed; what it wants is asked of it once for each proposal.
  func resident(_ layer: Layer) -> FrameSolver.Resident {
    let layer = layer.resolved(in: self)
    let content = layer.content
    var known: [SizeProposal: IntrinsicSize] = [:]
    return FrameSolver.Resident(
      id: layer.id, placement: layer.placement,
      hugging: (content.hugging(along: .horizontal), content.hugging(along: .vertical)),
      intrinsicSize: { proposal in
        if let size = known[proposal] { return size }
        let size = content.intrinsicSize(for: proposal, context: self)
        known[proposal] = size
        return size
      },
      baselines: { baselines(of: layer, in: $0) })
  }

  func baselines(of layer: Layer, in size: Size) -> Baselines {
    layer.resolved(in: self).content.baselines(in: size, context: self) ?? .bottom(of: size.height)
  }

  /// The rectangle as it lies in a parent whose leading edge may be on the right.
  package func mirrored(_ frame: Rect, in parent: Rect) -> Rect {
    guard direction == .rightToLeft else { return frame }
    return Rect(
      x: parent.minX + parent.maxX - frame.maxX, y: frame.minY,
      width: frame.width, height: frame.height)
  }
}

/// The frames of a screen's parts at the instant that is drawn.
protocol ScreenPartFrames {
  /// Returns the frame of a part on the screen; nil where there is none, which is reported.
  func frame(of part: AxisPlacement.Neighbor) -> Rect?
}

/// The collections of a screen at the instant that is drawn.
protocol CollectionSnapshot: CollectionValues {
  func collection(named id: String) -> PlayedCollection?

  /// Returns the extent of a collection along an axis with which all of its content is in sight, in
  /// points; nil where that cannot be known, which is reported.
  func extent(
    ofCollection name: String, along axis: Axis, across: Double, measuring context: LayerContext
  ) -> Double?
}

extension LayerContext {
  /// What the device covers at the edges of the screen, in points; nothing without a device.
  public var deviceInsets: EdgeInsets {
    let (safe, size) = (deviceSafeArea, device?.size)
    return EdgeInsets(
      top: safe.minY, leading: safe.minX, bottom: max(0, (size?.height ?? safe.maxY) - safe.maxY),
      trailing: max(0, (size?.width ?? safe.maxX) - safe.maxX))
  }
}

/// A cache of the sizes that layers which hold others want, so that layers within layers are not
/// measured again for each that asks.
final class MeasurementCache {
  private struct Key: Hashable {
    var location: SourceLocation
    var proposal: SizeProposal
  }

  private var sizes: [Key: IntrinsicSize] = [:]

  /// The size of the layer that stands at a place in the scene.
  func size(
    of location: SourceLocation, for proposal: SizeProposal, else measure: () -> IntrinsicSize
  ) -> IntrinsicSize {
    let key = Key(location: location, proposal: proposal)
    if let size = sizes[key] { return size }
    let size = measure()
    sizes[key] = size
    return size
  }
}
