internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A screen of another scene, alone or in its device, as large as its frame lets it be.
struct ScreenLayer: LayerContent, OptionRecording {
  let screen: any ShownScreen
  let location: SourceLocation

  var kind: String { "screen" }

  var recordedOptions: [RecordedOption] { screen.recordedOptions }

  /// The screen's own size in points; of one extent that is given the other follows.
  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    let size = drawn(in: context).size
    guard size.width > 0, size.height > 0 else { return IntrinsicSize(width: 0, height: 0) }
    switch (proposal.width, proposal.height) {
    case (let width?, nil):
      return IntrinsicSize(width: width, height: width * size.height / size.width)
    case (nil, let height?):
      return IntrinsicSize(width: height * size.width / size.height, height: height)
    default: return IntrinsicSize(width: size.width, height: size.height)
    }
  }

  func hugging(along axis: Axis) -> Hugging { .wherePlaced }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let drawn = drawn(in: context)
    guard
      context.budget.allowsLayers(drawn.commandCount, at: location, issues: context.issues)
    else { return [] }
    let prefix = context.partIDs.id(of: context.partName) + "."
    return [
      .group(
        Group(
          transform: transform(of: drawn, to: context.aligned(frame)),
          children: drawn.commands.map { $0.withPartsAsLayers.prefixingNames(with: prefix) },
          source: location))
    ]
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    let drawn = drawn(in: context)
    return .path(
      Path(drawn.outline).applying(transform(of: drawn, to: context.aligned(frame))))
  }

  private func drawn(in context: LayerContext) -> DrawnScreen {
    context.drawnScreens.screen(screen.key) { screen.drawn(in: context) }
  }

  private func transform(of drawn: DrawnScreen, to frame: Rect) -> Transform {
    guard drawn.size.width > 0, drawn.size.height > 0 else { return .identity }
    let place = ContentMode.aspectFit.destination(of: drawn.size, in: frame)
    return Transform.scale(place.width / drawn.size.width)
      .then(.translation(place.origin - .zero))
  }
}

/// A screen of another scene, as a scene shows it.
protocol ShownScreen: Sendable {
  var key: ShownScreenKey { get }
  var recordedOptions: [RecordedOption] { get }
  /// The files of fonts that it is drawn with.
  var fontFiles: [Located<String>] { get }

  /// Draws the screen; what is wrong is reported.
  func drawn(in context: LayerContext) -> DrawnScreen
}

/// The scene, with all choices made, and the state of a screen; equal ones look alike.
struct ShownScreenKey: Hashable, Sendable {
  var path: String
  var scene: SourceDigest
  var state: Int
}

/// A screen of another scene once it is drawn.
struct DrawnScreen {
  /// With the device around it, in points.
  var size: Size
  /// What casts its shadow.
  var outline: Shape
  var commands: [DrawCommand]
  /// With those in groups.
  let commandCount: Int

  init(size: Size, outline: Shape, commands: [DrawCommand]) {
    self.size = size
    self.outline = outline
    self.commands = commands
    var count = 0
    commands.forEachCommand { _ in count += 1 }
    commandCount = count
  }
}

/// A cache of the screens of other scenes, each drawn once for a picture.
final class DrawnScreens {
  private var screens: [ShownScreenKey: DrawnScreen] = [:]

  func screen(_ key: ShownScreenKey, else draw: () -> DrawnScreen) -> DrawnScreen {
    if let screen = screens[key] { return screen }
    let screen = draw()
    screens[key] = screen
    return screen
  }
}

extension DrawCommand {
  /// The command with all parts of a screen as layers of the one that shows it: what would be found
  /// by its own name alone is found by the way to it, since a stage may show it twice.
  fileprivate var withPartsAsLayers: DrawCommand {
    guard case .group(var group) = self else { return self }
    if var tag = group.part, var part = tag.details as? DrawnPart {
      part.name = part.name.map { .layer($0.asLayer(of: tag.role)) }
      tag.details = part
      group.part = tag
    }
    group.children = group.children.map(\.withPartsAsLayers)
    return .group(group)
  }
}

extension PartName.Step {
  /// - `role`: Of the part, which a record has as the layer's kind.
  fileprivate func asLayer(of role: String) -> LayerName {
    switch self {
    case .layer(let name): name
    case .background: LayerName(id: description, kind: "background")
    case .collection: LayerName(id: description, kind: "collection")
    case .element: LayerName(id: description, kind: role)
    case .detail: LayerName(id: description, kind: "detail")
    case .indicator: LayerName(id: description, kind: "scroll-indicator")
    }
  }
}

extension Layer {
  /// The files of the fonts of the screens that it shows, and those in it.
  var shownFontFiles: [Located<String>] {
    (content as? ScreenLayer)?.screen.fontFiles ?? content.children.flatMap(\.shownFontFiles)
  }
}
