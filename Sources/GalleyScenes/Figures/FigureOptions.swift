internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// What a scene says of a figure.
struct FigureOptions: Sendable {
  static let options: [SceneOption<Self>] =
    [
      SceneOption("name", \.name, .fileName, "by which files are called").required("'name: card'"),
      SceneOption(
        "of", \.state, OptionType.text.placed, "the state that it shows", otherwise: "the first"),
      SceneOption(
        "crop", \.crops, .list(of: .crop, orOne: true), "parts of the screen, one or several",
        otherwise: "all of it"),
      zoom.within(\.panel),
      caption.within(\.panel),
      SceneOption(
        "strip", \.strip,
        .list(of: .strip, 1...largestPanelCount, subject: "a strip has", nouns: "panels"),
        "several instants or states side by side", otherwise: "one"),
      SceneOption(
        "columns", \.columns, .integer(in: 1...largestPanelCount), "panels in a row",
        otherwise: "all"),
      SceneOption("spacing", \.spacing, .number(in: 0...1000), "points between panels"),
      SceneOption("padding", \.padding, .insets, "points around all"),
      SceneOption(
        "background", \.background, .figurePaint, "behind all", otherwise: "the system's"),
      SceneOption(
        "details", \.details, .list(of: .detail, orOne: true), "parts shown again, enlarged",
        otherwise: "none"),
      SceneOption("distances", \.measures, .measures, "what is measured", otherwise: "none"),
      SceneOption(
        "callouts", \.callouts, .list(of: .callout, orOne: true), "what is pointed at",
        otherwise: "none"),
      SceneOption("numbered", \.isNumbered, .flag, "whether callouts have numbers"),
      SceneOption(
        "legend", \.hasLegend, .flag,
        "whether callouts have numbers alone, and pages that show the figure have their texts"),
      SceneOption("touches", \.showsTouches, .flag, "whether fingers are shown, and their ways"),
      SceneOption(
        "check", .options(CheckSpec.declarations), "how it is compared", otherwise: "as the scene"),
      SceneOption(
        "alt", \.alternative, .alternative, "what it shows, for people who cannot see it",
        otherwise: "a sentence made from its record"),
    ]

  static let declarations = options.declarations(of: FigureOptions())

  static let largestPanelCount = 100
  static let panelNumbers = 1...largestPanelCount

  fileprivate static let zoom = SceneOption<FigurePanelOptions>(
    "zoom", \.zoom, .number(in: 0.05...20), "points of the figure a point of the screen")
  fileprivate static let caption = SceneOption<FigurePanelOptions>(
    "caption", \.caption, .text, "below")

  var name: String?
  var state: Located<String>?
  var crops: [FigureCrop] = []
  var panel = FigurePanelOptions()
  var strip: [FigurePanelOptions] = []
  var columns: Int?
  var spacing = 24.0
  var padding = EdgeInsets(all: 16)
  var background: PaintSpec?
  var details: [FigureDetail] = []
  var measures: [FigureMeasure] = []
  var callouts: [FigureCallout] = []
  var isNumbered = false
  var hasLegend = false
  var labelContent: FigureCallout.LabelContent {
    hasLegend ? .number : isNumbered ? .numberAndText : .text
  }
  var showsTouches = false
  /// The words for people who cannot see the picture; nil for a sentence made from its record.
  var alternative: String?

  /// The panels that something names.
  var namedPanels: [Located<Int>] {
    (details.map(\.panel) + measures.map(\.panel) + callouts.map(\.panel)).compactMap(\.self)
  }
}

/// What a scene says of one panel of a figure.
struct FigurePanelOptions: Sendable {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption(
      "of", \.state, OptionType.text.placed, "the state that it shows",
      otherwise: "the figure's"),
    SceneOption(
      "at", \.instant, .instant,
      "when, counted from the first gesture", otherwise: "when the state is drawn"),
    SceneOption("crop", \.crop, .crop, "the part of the screen", otherwise: "the figure's"),
    SceneOption(
      "zoom", \.zoom, .number(in: 0.05...20), "points of the figure a point of the screen",
      otherwise: "the figure's"),
    FigureOptions.caption,
  ]

  var state: Located<String>?
  var instant: Located<StateSpec.Instant>?
  var crop: FigureCrop?
  var zoom: Double?
  var caption = ""
  var location = SourceLocation.nowhere
}

extension OptionType where Value == FigurePanelOptions {
  fileprivate static var strip: OptionType {
    .options(FigurePanelOptions.options, of: FigurePanelOptions()).located(\.location)
  }
}

extension FigureCrop {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption(
      "element", \.elements, .list(of: OptionType.text.placed, orOne: true),
      "elements or layers by name", otherwise: "none"),
    SceneOption(
      "section", \.sections, .list(of: OptionType.text.placed, orOne: true),
      "a section by number, as goods/0 where there are several collections", otherwise: "none"),
    SceneOption(
      "rectangle", \.rectangle, .rectangle, "x, y, width and height in points of the screen"),
    SceneOption("margin", \.margin, .insets, "points around that", otherwise: "0"),
    SceneOption("corners", \.corners, .points, "the radius of its corners"),
    SceneOption(
      "isolated", \.isIsolated, .flag, "whether only the elements are drawn, with their shadows"),
  ]
}

extension OptionType where Value == FigureCrop {
  fileprivate static var crop: OptionType {
    .options(FigureCrop.options, of: FigureCrop()) { options, crop in
      var crop = crop
      crop.location = options.location
      guard crop.isEmpty, !options.issues.hasErrors else { return crop }
      options.error(
        "a crop names what it shows; write 'element: title', 'section: 0' or 'rectangle: [0, 0, 100, 44]'"
      )
      return nil
    }
  }
}

extension FigureDetail {
  fileprivate static let options: [SceneOption<Self>] =
    FigureCrop.options.map { $0.within(\.crop) } + [
      SceneOption(
        "zoom", \.zoom, .number(in: 0.05...20), "points of the figure a point of the screen"),
      SceneOption("panel", \.panel, .panel, "of several, from 1"),
    ]
}

extension OptionType where Value == FigureDetail {
  fileprivate static var detail: OptionType {
    .options(FigureDetail.options, of: FigureDetail(crop: FigureCrop())) { options, detail in
      var detail = detail
      detail.crop.location = options.location
      guard detail.crop.isEmpty, !options.issues.hasErrors else { return detail }
      options.error("a detail names what it shows; write 'element: title'")
      return nil
    }
  }
}

extension OptionType where Value == Located<Rect> {
  /// `[x, y, width, height]`.
  fileprivate static var rectangle: OptionType {
    let number = OptionType<Double>.number(in: -100_000...100_000)
    return OptionType(
      .list(number.kind, count: 4...4), values: "",
      read: { options, key in
        guard
          let numbers = options.elements(
            key, of: number, 4...4,
            expected: "x, y, width and height in points, such as [0, 0, 375, 44]")
        else { return nil }
        guard numbers[2] > 0, numbers[3] > 0 else {
          options.error("\(key) has a width and a height above 0", at: key)
          return nil
        }
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return options.located(rect, key)
      })
  }
}

extension OptionType where Value == PaintSpec {
  /// A color, a gradient, or `transparent`.
  fileprivate static var figurePaint: OptionType {
    OptionType(
      PaintSpec.kind, values: "a color or a gradient",
      read: { options, key in
        options.rawValue(for: key).flatMap { options.palette.paint($0, issues: options.issues) }
      })
  }
}

extension OptionType where Value == Located<Int> {
  fileprivate static var panel: OptionType {
    OptionType<Int>.integer(in: FigureOptions.panelNumbers).placed
  }
}

// MARK: - What is pointed at

extension FigureCallout {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption(
      "at", .either([.text, .list(.number(OptionReader.usualRange), count: 2...2)]),
      "an element or a layer by name, or [x, y] on the screen", otherwise: "", isRequired: true,
      read: { options, callout in
        guard options.contains("at") else {
          return options.reportMissing("at", example: "'at: title'")
        }
        if case .list? = options.rawValue(for: "at")?.kind {
          guard let point = options.vector("at") else { return }
          callout.target = .point(Point(x: point.dx, y: point.dy))
        } else if let name = options.text("at") {
          callout.target = .part(options.located(name, "at"))
        }
      }),
    SceneOption("text", \.text, .text, "beside it", otherwise: "none"),
    SceneOption("mark", \.mark, .choice, "what marks the target", otherwise: "dot"),
    SceneOption(
      "side", \.side, .choice, "where the text stands", otherwise: "where its leader is short"),
    SceneOption("panel", \.panel, .panel, "of several, from 1"),
  ]
}

extension OptionType where Value == FigureCallout {
  fileprivate static var callout: OptionType {
    .options(
      FigureCallout.options, of: FigureCallout(target: .point(.zero), location: .nowhere)
    ).located(\.location)
  }
}

// MARK: - What is measured

/// One entry of `distances:`, which is one of its keys.
private struct MeasureOptions: Sendable {
  static let options: [SceneOption<Self>] = [
    SceneOption("from", \.start, .partEdge, "an edge, such as card.leading"),
    SceneOption("to", \.end, .partEdge, "the edge to which"),
    SceneOption("size", \.size, name, "width and height of a part"),
    SceneOption("gaps", \.gaps, name, "those between the items of a collection"),
    SceneOption("insets", \.insets, name, "from the edges of a part to what is around it"),
    SceneOption("in", \.outer, name, "what insets count from", otherwise: "what is around it"),
    SceneOption("padding", \.padding, name, "from the edges of a part to what it holds"),
    SceneOption("radius", \.radius, name, "of a part's corners"),
    SceneOption("font", \.font, name, "of a text"),
    SceneOption("color", \.color, name, "of a part"),
    SceneOption("panel", \.panel, .panel, "of several, from 1"),
  ]

  private static let name = OptionType<String>.text.placed

  var start: PartEdge?
  var end: PartEdge?
  var size: Located<String>?
  var gaps: Located<String>?
  var insets: Located<String>?
  var outer: Located<String>?
  var padding: Located<String>?
  var radius: Located<String>?
  var font: Located<String>?
  var color: Located<String>?
  var panel: Located<Int>?

  /// What is asked for; a list that does not have one entry is wrong.
  var measures: [FigureMeasure] {
    let subjects: [FigureMeasure.Subject?] = [
      start.flatMap { start in end.map { .distance(from: start, to: $0) } },
      size.map { .size($0) }, gaps.map { .gaps($0) }, insets.map { .insets($0, in: outer) },
      padding.map { .padding($0) }, radius.map { .radius($0) }, font.map { .font($0) },
      color.map { .color($0) },
    ]
    return subjects.compactMap(\.self).map { FigureMeasure(subject: $0, panel: panel) }
  }

  func check(_ options: OptionReader) -> Bool {
    if let start, let end, start.edge.axis != end.edge.axis {
      options.error(
        "a distance runs along one axis, and \(start.edge.rawValue) and \(end.edge.rawValue) do not; name two edges of one axis",
        at: "to")
      return false
    }
    if (start == nil) != (end == nil) {
      options.error("a distance has both ends; write '{ from: card.leading, to: title.leading }'")
      return false
    }
    if outer != nil, insets == nil {
      options.error("'in' says what 'insets' count from; add 'insets', or leave it out", at: "in")
      return false
    }
    if measures.count == 1 { return true }
    options.error(
      "an entry of distances measures one thing; write '{ size: card }' or '{ from: card.leading, to: title.leading }'"
    )
    return false
  }
}

extension OptionType where Value == [FigureMeasure] {
  /// `all`, or a list.
  fileprivate static var measures: OptionType {
    let entry = OptionType<MeasureOptions>.options(
      MeasureOptions.options, of: MeasureOptions()
    ) { options, measure in
      guard !options.issues.hasErrors else { return measure }
      return measure.check(options) ? measure : nil
    }
    let list = OptionType<[MeasureOptions]>.list(of: entry, orOne: true)
    return OptionType(
      .either([.choice(["all"]), list.kind]), values: "all, or a list of measures",
      read: { options, key in
        if case .text("all")? = options.rawValue(for: key)?.kind {
          return [FigureMeasure(subject: .specification)]
        }
        return list.read(options, key).map { $0.flatMap(\.measures) }
      })
  }
}

extension OptionType where Value == PartEdge {
  /// A part's name and an edge behind a dot.
  fileprivate static var partEdge: OptionType {
    OptionType(
      .text, values: "an edge such as card.leading",
      read: { options, key in
        guard let text = options.text(key) else { return nil }
        let edges = PartEdge.Edge.allCases.map(\.rawValue)
        guard let dot = text.lastIndex(of: "."),
          let edge = PartEdge.Edge(rawValue: String(text[text.index(after: dot)...]))
        else {
          options.error(
            "'\(text)' names no edge; write one behind a dot, as in '\(text.prefix { $0 != "." }).leading': \(Suggestion.list(edges))",
            at: key)
          return nil
        }
        return PartEdge(part: options.located(String(text[..<dot]), key), edge: edge)
      })
  }
}
