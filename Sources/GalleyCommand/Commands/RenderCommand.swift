import ArgumentParser
import GalleyNotation
import GalleyPrograms
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley render`: from scene files to pictures.
struct RenderCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "render",
    abstract: "Draws the states of scenes to picture files, still and moving.",
    discussion: """
      Files are named <output>/<scene>/<state>.<format>, with @2x before the format where several \
      scales are asked for. They are written whole or not at all: none where a scene cannot be read, \
      and none of a scene of which a state cannot be drawn.

      Draw one state of one scene, three pixels a point:
        galley render ring.yaml -o pictures --state first --scale 3

      Draw a state's course as an animated PNG of two seconds, and no still:
        galley render ring.yaml --state inserting --animate --animation-format apng \\
          --duration 2s --format none

      Draw the layout of a Swift file, at the beginning, in the middle and at the end of 30 items:
        galley render --layout Sources/App/CarouselLayout.swift --items 30 -o pictures

      Draw for a page in DocC, and print the elements to paste into Markdown:
        galley render ring.yaml -o Guide.docc --name '{scene}-{state}{~theme}{@scale}' \\
          --scale 1,2,3 --markdown

      Draw for a program in which you go on drawing:
        galley render ring.yaml -o pictures --format svg --for figma

      Draw, and look at it in a terminal that shows pictures:
        galley render ring.yaml -o pictures --show

      Show what a scene from another program looks like:
        make-scene | galley render - -o - --state first > first.png
      """)

  @Argument(
    help: "Scene files, or folders with *.yaml in them; - is standard input.", completion: .scenes)
  var inputs: [String] = []

  @OptionGroup(title: "A layout alone") var layout: LayoutOptions

  @Option(
    name: .shortAndLong, help: "The folder to draw into; - is standard output, for one file.",
    completion: .directory)
  var output = "output"

  @Option(
    help: """
      Formats, with commas between; `galley list formats` tells them. none draws no stills, only \
      animations.
      """, completion: .formats)
  var format = CommaSeparated(["png"])

  @Option(help: "Device pixels a point, with commas between; by default what the device has.")
  var scale: CommaSeparated<Double>?

  @Option(
    help: """
      How files are called below --output, without their format: {scene}, {state}, {variant}, {theme} \
      (dark, or nothing), {language}, {device}, {number}, {screenshots} and {scale} (2x, or nothing for \
      1). {~theme} is ~dark, or nothing.
      """)
  var name: String?

  @Option(
    help: """
      Names that the tools of a shop expect: those of fastlane deliver below screenshots, those of \
      fastlane supply below metadata/android.
      """)
  var shop: Shop?

  @Flag(help: "Print what shows the pictures in a page of Markdown: light, dark and all scales.")
  var markdown = false

  @Flag(help: "Print the elements of HTML that show the pictures in a page.")
  var html = false

  @Option(
    name: .customLong("state"), help: "Only this state, by its name; may be repeated.",
    completion: .states)
  var states: [String] = []

  @Option(
    help: """
      Texts of an SVG as outlines, the same everywhere, or live, to go on editing; by default \
      outlines, or what is best with --for.
      """)
  var text: TextChoice?

  @OptionGroup var program: ProgramOption

  @Option(
    help: """
      How small a PNG is made, its pixels the same: balanced; small, a tenth to a quarter smaller, in \
      two seconds for a phone's screen; or fast, a little sooner.
      """)
  var compression = CompressionChoice.balanced

  @Flag(
    inversion: .prefixedNo,
    help: """
      Keep in PNG and SVG what they show, as numbers and words, so that `galley diff` can say what \
      changed; --no-metadata leaves it out, for publishing.
      """)
  var metadata = true

  @Flag(
    help: """
      Draw all stills; otherwise a file that is known to hold what would be drawn stays as it is, \
      but for one in fifty.
      """)
  var force = false

  @Flag(help: "Warn of texts that hardly stand out from what is drawn behind them (WCAG 2.2, AA).")
  var contrast = false

  @Flag(
    help: """
      Draw the worst that settings and devices make of a scene, the largest texts on the narrowest \
      device in each language and theme, and tell what lies on what, leaves the screen, is cut, is too \
      small to touch or hardly stands out; exits with 1 where something does.
      """)
  var audit = false

  @OptionGroup(title: "Animations") var animations: AnimationOptions

  @Option(name: .shortAndLong, help: "Threads to draw with; by default one a processor.")
  var jobs: Int?

  @Flag(help: "Show the pictures in the terminal, too, where it can: kitty, iTerm2 or sixels.")
  var show = false

  @Flag(name: .shortAndLong, help: "Say nothing where all went well.")
  var quiet = false

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    try layout.validate(besides: inputs)
    if output.isEmpty {
      throw ValidationError("--output is empty; name a folder, . for this one")
    }
    if drawsNoStills, !animations.animate {
      throw ValidationError("--format none draws nothing; add --animate, or name a format")
    }
    if shop != nil, name != nil {
      throw ValidationError("--shop has names of its own; leave out --name")
    }
    if let program = program.program, !format.values.contains(SVGFormat.kind) {
      throw ValidationError("--for \(program) is about SVG; let --format have svg")
    }
    if show, output == "-" {
      throw ValidationError("--show and -o - both write to standard output; leave one out")
    }
    if markdown || html {
      if markdown, html {
        throw ValidationError("--markdown and --html do not go together; use one of them")
      }
      if output == "-" || show {
        throw ValidationError(
          "--markdown and --html write to standard output; leave out \(show ? "--show" : "-o -")")
      }
      if drawsNoStills {
        throw ValidationError("--format none has no still that a page could show; name a format")
      }
    }
    if show, !format.values.contains(PNGFormat.kind) {
      throw ValidationError("--show shows PNG; let --format have it, or leave --show out")
    }
    try DrawingOptionLimits.validate(jobs: jobs, scales: scale?.values ?? [])
  }

  func run(in session: Session) throws -> ExitStatus {
    let cache = output == "-" ? .none : session.renderCache(drawsAll: force)
    let paths = try InputFiles.scenes(named: inputs)
    let files = try SceneFiles(
      sceneOptions, named: inputs, buildingLayouts: layout.scene != nil,
      with: SceneOverrides(isAudit: audit), in: session)
    let scenes = try layout.scene.map { [try files.scene($0)] } ?? files.scenes(atPaths: paths)
    files.reportNestedScenes(besides: scenes, notBeing: "drawn")
    let animation = try animations.plan(
      in: session.catalogs.sequenceFormats, format: formatOptions(for: nil))
    let plan = try PicturePlan(
      scenes, states: states, formats: formats(in: session.catalogs), animation: animation,
      scales: scale?.values ?? [nil], output: output,
      names: try shop.map(PictureNamePattern.init(for:)) ?? name.map(PictureNamePattern.init))
    if let leftOut = plan.leftOut, let shop, !quiet {
      session.console.tell(SanitizedText(lines: "left out, not for \(shop.title): \(leftOut)"))
    }
    for warning in plan.lookalikes { session.console.tell("warning: \(warning)") }
    var rule = sceneOptions.warningRule
    rule.judgesContrast = contrast
    rule.isAudit = audit
    let run = PictureRun(
      plan, rule: rule, cache: cache,
      makeSink: try makeSink(for: plan, movesToo: animation != nil, session),
      makeRenderer: { [sceneOptions] in try sceneOptions.makeRenderer() })
    let folder = output == "-" ? nil : try OutputFolder(output)
    let outcome = ProgressLine.during(plan.jobCount, on: session.console) { progress in
      run.run(
        threads: jobs ?? WorkerThreads.processorCount, renderer: files.renderer,
        progress: progress)
    }
    withExtendedLifetime(folder) {}
    var status = tell(outcome, sceneCount: scenes.count, on: session.console)
    if audit, status == .success, !outcome.warnings.isEmpty { status = .different }
    if markdown || html, status != .trouble {
      let elements = PictureElements(outcome.pictures).texts(in: html ? .html : .markdown)
      try session.console.write(elements.map { SanitizedText(lines: $0) }.ended)
    }
    if show, status != .trouble {
      try PictureShow(console: session.console).show(
        plan.stillPaths.filter { $0.hasSuffix("." + PNGFormat.kind) })
    }
    return status
  }

  private func formatOptions(for program: FormatOptions.Program?) -> FormatOptions {
    FormatOptions(
      for: program, textMode: text?.mode, includesRecord: metadata,
      compression: compression.compression)
  }

  private var drawsNoStills: Bool { format.values == ["none"] }

  private func formats(in catalogs: Catalogs) throws -> [PicturePlan.Format] {
    try drawsNoStills
      ? []
      : format.values.map { kind in
        if catalogs.formats[kind] == nil, catalogs.sequenceFormats[kind] != nil {
          throw CommandError(
            "'\(kind)' is a format of animations; ask for it with --animate --animation-format"
              + " \(kind)")
        }
        let type = try Session.find(kind, "format", among: catalogs.formats.kinds) {
          catalogs.formats[$0]
        }
        return PicturePlan.Format(
          kind: kind, encoder: type.init(options: formatOptions(for: program.program)))
      }
  }

  private func makeSink(
    for plan: PicturePlan, movesToo: Bool, _ session: Session
  ) throws -> () -> any FileSink {
    guard output == "-" else { return { [output] in FileBatch(below: output) } }
    guard plan.fileCount == 1 else {
      let cure =
        movesToo
        ? "choose with --state, --format none and --animation-format" : "choose one with --state"
      throw CommandError("standard output takes one picture, not \(plan.fileCount); \(cure)")
    }
    return { ConsoleSink(console: session.console) }
  }

  private func tell(
    _ outcome: PictureOutcome, sceneCount: Int, on console: Console
  ) -> ExitStatus {
    for message in outcome.warnings + outcome.errors { console.tell(SanitizedText(lines: message)) }
    guard outcome.errors.isEmpty else { return .trouble }
    if animations.animate, outcome.count.animations == 0 {
      console.tell("nothing moves in what was chosen, so there is no animation")
      if output == "-" { return .trouble }
    }
    if !quiet, output != "-" {
      let scenes = sceneCount.counting("scene")
      console.tell("\(outcome.count.description) of \(scenes) in '\(output)'")
    }
    return .success
  }
}
