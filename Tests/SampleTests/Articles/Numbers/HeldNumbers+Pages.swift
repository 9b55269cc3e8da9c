import Foundation
import Galley
import Testing

@testable import GalleyComponents
@testable import GalleyScenes

extension HeldNumbers {
  /// The README and the shorter articles.
  static func pages() throws -> [HeldNumbers] {
    [
      try readme(), try firstScene(), layouts(), try commands(), try tidiness(), try contributing(),
      try regressionTests(), try mockups(), try pictures(), try picturesInPages(),
      figures(), try shopPictures(),
      try screensOfApps(), try furniture(), try determinism(), try drawingAsRecorded(),
    ]
  }

  private static func readme() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "README.md")
    try numbers.hold(
      "toolchain, # or newer", as: "swift-tools-version: #", in: "Package.swift")
    numbers.hold("The first check exits with #, since", [try Exit.different()])
    numbers.hold("it exits with # until something changes", [try Exit.success()])
    return numbers
  }

  private static func firstScene() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "FirstScene.md")
    numbers.hold("The check exits with #:", [try Exit.different()])
    return numbers
  }

  private static func layouts() -> HeldNumbers {
    var numbers = HeldNumbers(of: "Layouts.md")
    numbers.hold("packed without overlap, in # ways", CirclePacking.allCases.count)
    return numbers
  }

  private static func commands() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Commands.md")
    numbers.hold(
      "# for the same or done, # for different, # for trouble",
      [try Exit.success(), try Exit.different(), try Exit.trouble()])
    return numbers
  }

  private static func figures() -> HeldNumbers {
    var numbers = HeldNumbers(of: "Figures.md")
    let options = FigureOptions()
    let panel = FigureSpec.Panel(location: .nowhere)
    numbers.hold("points of the figure a point of the screen; #", [panel.zoom])
    numbers.hold(
      "points between them (#), points around all (#)", [options.spacing, options.padding.top])
    numbers.hold("a crop with a `zoom` (#)", [FigureDetail(crop: FigureCrop()).zoom])
    numbers.hold("in which of several panels (from #)", FigureOptions.panelNumbers.lowerBound)
    return numbers
  }

  private static func shopPictures() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "ShopPictures.md")
    func pixels(_ names: String...) throws -> [Double] {
      try names.flatMap { name in
        let value = OptionValue(.text(name), at: .nowhere, literal: name)
        let preset = try #require(StagePreset.preset(value, issues: IssueLog()))
        return [preset.size.width * preset.scale, preset.size.height * preset.scale]
      }
    }
    numbers.hold(
      "more pictures of a device than it takes, # or #", Shop.appStore.mostPictures,
      Shop.play.mostPictures)
    let iphone = "app-store-iphone-"
    numbers.hold("pictures of # by # pixels", try pixels(iphone + "6.9"))
    numbers.hold(
      "the canvas is cut: # to #", StagePreset.frameCounts.lowerBound,
      StagePreset.frameCounts.upperBound)
    numbers.hold(
      "# × #, # × #, # × #, # × #, # × # |",
      try pixels(iphone + "6.9", iphone + "6.5", iphone + "6.3", iphone + "6.1", iphone + "5.5"))
    numbers.hold(
      "`app-store-ipad-11` | # × #, # × # |", try pixels("app-store-ipad-13", "app-store-ipad-11"))
    numbers.hold("`app-store-mac` | # × # |", try pixels("app-store-mac"))
    numbers.hold(
      "`play-tablet-10` | # × #, # × #, # × # |",
      try pixels("play-phone", "play-tablet-7", "play-tablet-10"))
    numbers.hold("`play-feature-graphic` | # × # |", try pixels("play-feature-graphic"))
    try numbers.hold(
      "may show a stage, up to # deep", as: "private static let deepest = #",
      in: "Sources/GalleyScenes/Loading/ShownScene.swift")
    return numbers
  }

  private static func tidiness() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "KeepingScenesTidy.md")
    let codes = [try Exit.success(), try Exit.different(), try Exit.trouble()]
    numbers.hold("that is not, and exits with #:", [codes[1]])
    numbers.hold(
      "exits with # where nothing is found, with # where something is, and with # where", codes)
    return numbers
  }

  private static func contributing() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "CONTRIBUTING.md")
    let design = try #require(Article.named("Design.md"))
    let house = design.text.components(separatedBy: "\n").drop { !$0.hasPrefix("    ") }
      .prefix { $0.hasPrefix("    ") }
    numbers.hold("# lines draw the house", house.count)
    let sharp = try Samples.load("calculator.yaml").scene
    numbers.hold("one sample at the # of its device", [sharp.variants[0].screen.scale])
    numbers.hold("It ends with code #", [try Exit.trouble()])
    return numbers
  }

  private static func regressionTests() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "RegressionTests.md")
    let (same, different, trouble) = (
      try Exit.success(), try Exit.different(), try Exit.trouble()
    )
    numbers.hold("`galley check` exits with # until something changes", [same])
    for outcome in ["same", "obsolete"] { numbers.hold("| \(outcome) | # |", [same]) }
    for outcome in ["changed", "new", "missing", "renamed"] {
      numbers.hold("| \(outcome) | # |", [different])
    }
    numbers.hold("| failed | # |", [trouble])
    numbers.hold("A change that # states or more show", SharedChange.fewestStates)
    numbers.hold("with `--strict` the check exits with #", [different])
    numbers.hold("It exits with # where all are accepted", [same])
    numbers.hold("`galley approve` exits with # where", [trouble])
    try numbers.holdContrast("by less than # to #, or # to # where")
    try numbers.hold(
      "from # points, or from # points in bold (#)",
      as: "size >= # || (size >= # && text.block.style.weight >= #)",
      in: "Sources/GalleyRuns/Contrast/ShownText.swift")
    try numbers.hold(
      "a # of the text's ink may lie lower", as: "doubtfulShare = #",
      in: "Sources/GalleyRuns/Contrast/ContrastMeter.swift")
    return numbers
  }

  private mutating func holdContrast(_ phrase: String) throws {
    let least = try sourceNumbers(
      of: "leastContrast: Double { isLarge ? # : # }",
      in: "Sources/GalleyRuns/Contrast/ShownText.swift")
    hold(phrase, [least[1], 1, least[0], 1])
  }

  private static func mockups() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Mockups.md")
    let scene = try #require(
      Article.named("Mockups.md")?.blocks.first { $0.language == "yaml" })
    let wares = scene.lines.count { $0.contains("- { name: ") && $0.contains("color: ") }
    numbers.hold("of which # lines are what it sells", wares)
    return numbers
  }

  private static func pictures() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DocumentationPictures.md")
    let phone = try #require(DeviceCatalog.device(named: "iphone-17"))
    numbers.hold("which has # pixels a point", [phone.scale])
    numbers.hold("The check exits with # and names", [try Exit.different()])
    return numbers
  }

  private static func picturesInPages() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "PicturesInPages.md")
    numbers.hold(
      "exits with # where all is right, # where something is told, and # where a page",
      [try Exit.success(), try Exit.different(), try Exit.trouble()])
    return numbers
  }

  private static func screensOfApps() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Screens.md")
    numbers.hold("The # materials", Material.allCases.count)
    try numbers.holdContrast("below # to #, or # to # where they are large")
    return numbers
  }

  private static func furniture() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Furniture.md")
    let components = "Sources/GalleyComponents/"
    numbers.hold("on a tile of # points", [ListCellImage.tileSize])
    try numbers.hold(
      "takes its place at # points", as: "largeTitle = #.0",
      in: "Sources/GalleyLayouts/Vocabulary/BarExtents.swift")
    try numbers.hold(
      "A status bar says #:#", as: "Bindable.constant(\"#:#\")",
      in: components + "Bars/StatusBarComponent.swift")
    try numbers.hold(
      "bottom of a screen, at most #", as: "1...#, subject: \"a toolbar has\"",
      in: components + "Bars/ToolbarComponent.swift")
    try numbers.hold(
      "up to # words above the keys", as: "0...#, subject: \"a keyboard suggests\"",
      in: components + "Keyboard/KeyboardComponent.swift")
    func height(_ width: Double, inset: Double) -> Double {
      keyboard(width, inset: inset, suggests: false).height
    }
    func keyboard(_ width: Double, inset: Double, suggests: Bool) -> KeyboardMetrics {
      KeyboardMetrics(
        width: width, inset: inset, isTablet: false, isOnSide: false, hasSuggestions: suggests)
    }
    let words = [375.0, 414].map { keyboard($0, inset: 0, suggests: true).suggestionsHeight }
    numbers.hold(
      "# points, # from # points of width on, # and # with a home button, and # or # more with"
        + " words",
      [
        height(375, inset: 34), height(414, inset: 34), 414, height(413, inset: 0),
        height(414, inset: 0),
      ] + words)
    numbers.hold("A card of # points", [MenuCard.width])
    return numbers
  }

  private static func determinism() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Determinism.md")
    try numbers.hold("So one in # of what is known", as: redrawn.piece, in: redrawn.path)
    let files =
      FileManager.default.enumerator(atPath: Samples.output.path)?
      .compactMap { $0 as? String } ?? []
    let moving = Samples.animations.count
    let count = files.count { $0.hasSuffix(".png") || $0.hasSuffix(".svg") } - moving
    numbers.hold("The samples' # files", count)
    let byte = try sourceNumbers(
      of: "\"MALLOC_PERTURB_\": \"#\"", in: "Tests/SampleTests/DeterminismTests.swift")[0]
    // Memory that is asked for holds the bits that are not in the variable.
    numbers.hold("with each byte set to # or #", [byte, Double(~UInt8(byte))])
    numbers.hold("says that Galley is wrong and exits with #.", [try Exit.trouble()])
    return numbers
  }
}
