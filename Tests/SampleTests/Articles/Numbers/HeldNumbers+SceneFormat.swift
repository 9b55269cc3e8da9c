import Foundation
import Galley

@testable import GalleyComponents
@testable import GalleyLayouts
@testable import GalleyRendering
@testable import GalleyRuns
@testable import GalleyScenes

extension HeldNumbers {
  static func sceneFormat() throws -> [HeldNumbers] {
    var numbers = HeldNumbers(of: "SceneFormat.md")
    try numbers.holdLimits()
    try numbers.holdLayers()
    try numbers.holdType()
    try numbers.holdPlacement()
    try numbers.holdLayouts()
    try numbers.holdMotion()
    try numbers.holdCounting()
    return [numbers]
  }

  private mutating func holdLimits() throws {
    hold(
      "a canvas of # pixels a side and # million in all",
      [CanvasLimit.side, CanvasLimit.area / 1_048_576])
    hold("a # items in a collection", ItemSource.largestCount)
    hold("# elements and as many layers in sight", DrawingBudget.largestElementCount)
    hold("# states, those of a matrix", StateReader.largestStateCount)
    hold(
      "# gestures a state, those of the states it goes on from included, and # of all",
      StateReader.largestGestureCount, StateReader.largestPlayedCount)
    try hold(
      "arrange at most # million items anew", as: "mostArranged = #",
      in: "Sources/GalleyScenes/States/StatePlayer.swift", divided: 1e6)
    try hold(
      "texts of # bytes each", as: "longestString = #",
      in: "Sources/GalleyRendering/Text/TextLayout.swift")
    hold("and # million in one picture", [Double(DrawingBudget.largestTextCount) / 1e6])
    let budget = "Sources/GalleyScenes/Layers/DrawingBudget.swift"
    try hold("counting # for each text", as: "costOfText = #", in: budget)
    try hold("# for each line's end in it", as: "costOfLine = #", in: budget)
    hold(
      "# million of those that decide", [Double(DrawingBudget.largestMeasuredTextCount) / 1e6])
    try hold(
      "layers that nest # deep", as: "deepest = #",
      in: "Sources/GalleyScenes/Layers/LayerReader.swift")
    try hold(
      "a # values, each counted wherever it stands", as: "static let size = #",
      in: "Sources/GalleyScenes/Values/NameSubstitution.swift")
    hold("braces that nest # deep in a text", BracedText.deepest)
    hold("scene and item files of # MB", SourceFiles.largestFile >> 20)
    hold(
      "images of # MB and # million pixels", ImageLimits.fileBytes >> 20, ImageLimits.pixels >> 20)
    try hold(
      "with color profiles of # MB", as: "largest = # << 20",
      in: "Sources/GalleyRendering/Images/Color/ColorProfile.swift")
    try hold(
      "SVG images of # MB", as: "bytes: # << 20, elements: 20_000",
      in: "Sources/GalleyRendering/VectorAssets/SVGProfile.swift")
    hold(
      "animations of # frames and # Mpx (# x # pixels) in all", AnimationTiming.largestFrameCount,
      ImageLimits.framePixels >> 20, ImageLimits.framePixels >> 20, 1 << 20)
  }

  private mutating func holdLayers() throws {
    try hold(
      "| `galley` | `#` |", as: "reads scenes of version #, found",
      in: "Sources/GalleyScenes/Loading/SceneReader.swift")
    hold("the room around it (# points)", [BezelSpec().padding])
    let layers = "Sources/GalleyScenes/Layers/"
    try hold(
      "`opacity` (# to #)", as: "\"opacity\", \\.opacity, .number(in: #...#)",
      in: layers + "LayerOptions.swift")
    let shadow = ShadowSpec(color: .constant(.black))
    hold(
      "offset: [#, #], radius: # }`. Boxes", [shadow.offset.dx, shadow.offset.dy, shadow.radius])
    try hold(
      "(a paint; `$label`), `width` (#)", as: "width: Bindable<Double> = .constant(#)",
      in: layers + "Styles/StrokeSpec.swift")
    let padding = ButtonLayer.standardPadding
    hold("(# points above and below, # beside", [padding.top, padding.leading])
    let faces = layers + "Kinds/FacesLayer.swift"
    try hold("`font: { size }` (#)", as: "size: Bindable<Double> = .constant(#)", in: faces)
    try hold("(between lines, in points; #)", as: "spacing: Double = #", in: faces)
    let font = layers + "Styles/FontSpec.swift"
    try hold("Weights are numbers from # to #", as: "integer(key, in: #...#)", in: font)
    try hold("`weight` | # to #, or a name", as: "integer(key, in: #...#)", in: font)
    try hold(
      "in place of a style: #, whatever", as: "size: Bindable<Double> = .constant(#)", in: font)
    try hold(
      "trailing, top, bottom`, `spacing` (#)", as: "private var spacing = #",
      in: layers + "Kinds/ButtonConfiguration.swift")
    try hold(
      "`step` (#)", as: "var step = #",
      in: "Sources/GalleyComponents/Controls/StepperComponent.swift")
    hold("with # the pixels of the screen", [ProjectedLayer.density])
  }

  private mutating func holdType() throws {
    try hold(
      "letters made for titles from # points on", as: "size < # ?",
      in: "Sources/GalleyGraphics/Text/SystemFont.swift")
    let size = NamedTextStyle.body.size(at: .large)
    let line = size * (SystemFont.ascent + SystemFont.descent)
    let heights = [2.0, 3].map { scale in
      let height = PixelGrid(scale: scale).alignUp(line)
      return (height * 100).rounded() / 100
    }
    hold("is # points high at # pixels a point, # at #", [heights[0], 2, heights[1], 3])
    let tallLine = size * (SystemFont.tallAscent + SystemFont.tallDescent)
    hold("# points at #, however high", [tallLine, size])
  }

  private mutating func holdPlacement() throws {
    try hold(
      "Without a word both are `fill`, the others #.",
      as: "spacing: Double = #, padding",
      in: "Sources/GalleyScenes/Placement/StackStyle.swift")
    hold("the lowest `hugging` priority (#)", [StackRole.defaultHugging])
    hold("the lowest `compression` priority (#)", [StackRole.defaultCompression])
    let check = CheckSpec()
    hold("their places and sizes; # without it", [check.layoutTolerance ?? 0])
    hold("from what they were; # without it", [check.colorTolerance ?? 0])
  }

  private mutating func holdLayouts() throws {
    hold("begin # points further in for each level", [ListLayout.indentation])
    let filling = SwipeActionExtents.fillingPull(past: 0, ofRow: 1000) / 1000
    hold("over about # thirds of itself", [(filling * 3).rounded()])
    let pull = try sourceNumbers(
      of: "abs(pull) > extent / #",
      in: "Sources/GalleyLayouts/CollectionView/Gestures/CollectionView+Swipes.swift")
    hold("A row that was pulled over # of its actions rests", [1 / pull[0]])
    let insets = "Sources/GalleyLayouts/Sections/InsetsReference.swift"
    let margins = try sourceNumbers(of: "width < # ? # : #", in: insets)
    hold(
      "for # points inside the safe area and # in views from # points on",
      [margins[1], margins[2], margins[0]])
    hold("as much as leaves # points", [InsetsReference.readableWidth])
    hold("(regular from # points across", [ColumnCount.regularWidth])
  }

  private mutating func holdMotion() throws {
    hold("things take # seconds, ease-in-out", [Timing.standard.duration])
    hold("takes # seconds on a cosine", [Timing.scroll.duration])
    try hold(
      "`{ spring: { damping: #, response: #s } }`. There",
      as:
        "rows = UpdateMotion(.spring(dampingRatio: #, response: #)",
      in: "Sources/GalleyLayouts/Motion/UpdateMotion.swift")
    let indicators =
      "Sources/GalleyLayouts/CollectionView/Gestures/CollectionView+ScrollIndicators.swift"
    try hold("for # seconds longer", as: "indicatorDelay = #", in: indicators)
    try hold("fades within a # of a second", as: "indicatorFade = #", in: indicators)
    hold("and # seconds more where something moves", [StateTimeline.restlessDuration])
  }

  /// What texts say of an item's and a segment's place.
  private mutating func holdCounting() throws {
    let texts = try Self.drawnTexts(
      of: """
        - collection: cells
          layout: grid
          cell: [{ text: "{index} {number}" }]
          items: 1
        - { segmented: range, segments: [Day, Week], at: { top: 0 } }
        - { text: "{range.index} {range.number}" }
        """)
    let numbers = texts.flatMap { $0.split(separator: " ").compactMap { Double($0) } }
    hold("`{index}` counts from #, `{number}` from #;", Array(numbers.prefix(2)))
    hold("`{range.index}` from #, `{range.number}` from #;", Array(numbers.suffix(2)))
  }

  private static func drawnTexts(of views: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "galley-numbers-" + UUID().uuidString + ".yaml")
    let indented = views.replacing("\n", with: "\n  ")
    try "galley: 1\nscreen: { size: [200, 100] }\nviews:\n  \(indented)\n"
      .write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = try Renderer()
    let scene = try SceneLoader(families: renderer.fontFamilies()).load(contentsOf: file.path)
    let picture = try scene.drawing(of: scene.states[0], scale: 1, using: renderer).picture
    return picture.commands.flattened().compactMap { command, _ in
      guard case .text(let text) = command else { return nil }
      return text.block.string
    }
  }
}
