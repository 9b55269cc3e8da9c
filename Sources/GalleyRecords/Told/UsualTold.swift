internal import GalleyNotation

/// What most screens, and most layouts of a kind, are told: what records leave out.
///
/// Part of the format of records: it stays as it is even where a layout gets another default, so that
/// pictures that were drawn before read as they were written.
struct UsualTold {
  /// In the order in which things are told; without a value what is different each time.
  private let entries: [(key: String, value: Told.Value?)]

  private static let noEdges = Told.Value(edges: [0, 0, 0, 0])

  static let screen = UsualTold(entries: [
    ("device", nil), ("orientation", .text("portrait")), ("direction", .text("ltr")),
    ("theme", .text("light")), ("font", .text("Roboto")), ("language", .text("en")),
    ("safe-area", nil),
  ])

  /// Nothing for kinds of layouts that are not Galley's.
  static func layout(_ kind: String) -> UsualTold { layouts[kind] ?? UsualTold(entries: []) }

  private static let layouts: [String: UsualTold] = [
    "flow": UsualTold(
      entries: [
        ("scroll-direction", .text("vertical")), ("item", nil), ("columns", nil),
        ("line-alignment", .text("justified")), ("line-spacing", .number(10)),
        ("interitem-spacing", .number(10)),
      ] + sections + [
        ("stretches-header", .flag(false)), ("shelf", nil), ("background", .flag(false)),
        ("compatibility", .text("none")),
      ] + end("select")),
    "grid": UsualTold(
      entries: [
        ("scroll-direction", .text("vertical")), ("columns", .number(4)), ("spacing", .number(10)),
        ("aspect", .number(1)),
      ] + sections + end("select")),
    "carousel": UsualTold(
      entries: [
        ("scroll-direction", .text("horizontal")), ("item", nil), ("spacing", .number(0)),
      ] + end("carousel")),
    "cover-flow": UsualTold(
      entries: [
        ("scroll-direction", .text("horizontal")), ("item", nil), ("spacing", .number(0)),
        ("angle", .number(60)), ("perspective", .number(500)), ("scale", .number(1)),
      ] + end("carousel")),
    "circles": UsualTold(
      entries: [
        ("packing", nil), ("insets", nil), ("spacing", nil), ("diameter", .number(100)),
        ("scroll-direction", .text("vertical")), ("increment", .number(5)), ("seed", .number(1)),
        ("effort", .number(10)),
      ] + end("select")),
    "ring": UsualTold(
      entries: [("item", nil), ("start-angle", .number(-90))] + end("ring")),
    "springboard": UsualTold(
      entries: [
        ("flow", .text("row")), ("metrics", .text("options")), ("item", nil), ("columns", nil),
        ("rows", nil), ("spacing", nil), ("line-spacing", nil), ("insets", nil),
        ("compatibility", .text("none")),
      ] + end("springboard")),
    "list": UsualTold(
      entries: [
        ("appearance", .text("inset-grouped")), ("look", .text("ios-26")),
        ("row-height", .text("fit")),
        ("min-row-height", .number(44)), ("max-row-height", nil),
        ("header-extent", .text("fit")), ("footer-extent", .text("fit")),
        ("first-item-is-header", .flag(false)), ("header-top-padding", nil), ("side-inset", nil),
        ("insets-reference", nil), ("selection-style", .text("gray")),
        ("separators", .flag(true)), ("separator-inset", .number(16)),
      ] + end("select")),
    "group": UsualTold(
      entries: [
        ("scroll-direction", .text("vertical")), ("horizontal", .text("[{ width: 100% }]")),
        ("vertical", nil), ("custom", nil), ("width", nil), ("height", nil), ("count", nil),
        ("spacing", .number(0)), ("group-insets", noEdges), ("group-spacing", .number(0)),
        ("section-spacing", .number(0)), ("insets-reference", .text("safe-area")),
        ("insets", noEdges), ("header-extent", .number(0)), ("footer-extent", .number(0)),
        ("boundaries", nil), ("pin-headers", .flag(false)), ("stretches-header", .flag(false)),
        ("background", nil), ("orthogonal-scrolling", nil),
      ] + end("select")),
    "waterfall": UsualTold(
      entries: [
        ("scroll-direction", .text("vertical")), ("columns", .number(2)), ("item", nil),
        ("order", .text("shortest")), ("line-spacing", .number(10)),
        ("interitem-spacing", .number(10)),
      ] + sections + [("compatibility", .text("none"))] + end("select")),
    "justified": UsualTold(
      entries: [
        ("scroll-direction", .text("vertical")), ("row-height", .number(120)),
        ("tolerance", .number(0.25)), ("aspect", nil), ("breakout-every", nil), ("max-rows", nil),
        ("widows", .text("leading")), ("line-spacing", .number(10)),
        ("interitem-spacing", .number(10)),
      ] + sections + end("select")),
    "week": UsualTold(
      entries: [
        ("from", .number(0)), ("to", .number(24)), ("hour-height", .number(60)),
        ("hour-width", .number(56)), ("day-width", nil), ("spacing", .number(0)),
        ("event-spacing", .number(2)), ("header-extent", .text("fit")), ("insets", noEdges),
      ] + end("select")),
    "stack": UsualTold(
      entries: [
        ("scroll-direction", .text("vertical")), ("item", nil), ("reveal", .number(60)),
        ("pile-reveal", nil), ("spacing", .number(16)),
      ] + sections + end("stack")),
    "spreadsheet": UsualTold(
      entries: [
        ("columns", nil), ("column-widths", .number(100)), ("row-heights", .number(44)),
        ("pinned-rows", .number(1)), ("pinned-columns", .number(1)), ("line-spacing", .number(0)),
        ("interitem-spacing", .number(0)), ("insets", noEdges),
      ] + end("select")),
  ]

  private static let sections: [(key: String, value: Told.Value?)] = [
    ("insets-reference", .text("safe-area")), ("insets", noEdges), ("header-extent", .number(0)),
    ("footer-extent", .number(0)),
    ("pin-headers", .flag(false)),
  ]

  private static func end(_ interaction: String) -> [(key: String, value: Told.Value?)] {
    [("content-inset", nil), ("interaction", .text(interaction))]
  }

  /// What is not as usual, with what is not told at all as null; nil where it would not read back in
  /// its order.
  func json(of told: [Told]) -> JSONValue? {
    let values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    var members = told.filter { $0.value != values[$0.key] ?? nil }.map {
      JSONValue.Member(key: $0.key, value: $0.value.dense)
    }
    members += entries.filter { $0.value != nil && told[$0.key] == nil }.map {
      JSONValue.Member(key: $0.key, value: .null)
    }
    return self.told(members) == told ? .object(members) : nil
  }

  /// What was told, of which the members are what is not as usual.
  func told(_ members: [JSONValue.Member]) -> [Told] {
    let unusual = [Told](members)
    let keys = Set(members.map(\.key))
    let known = entries.compactMap { key, value in
      (keys.contains(key) ? unusual[key] : value).map { Told(key, $0) }
    }
    let knownKeys = Set(entries.map(\.key))
    return known + unusual.filter { !knownKeys.contains($0.key) }
  }
}

extension UsualTold {
  /// A key of an object: what is not as usual, or else all that was told.
  func members(of told: [Told]?) -> [JSONValue.Member] {
    guard let told else { return [] }
    guard let unusual = json(of: told) else { return [.init(key: "told", value: told.json)] }
    return [.init(key: "unusual", value: unusual)]
  }

  /// What an object says was told, in either way; nil where it says nothing.
  func told(_ object: RecordObject) throws(RecordError) -> [Told]? {
    guard let unusual = try object.optionalObject("unusual"),
      case .object(let members) = unusual.value
    else { return try object.optionalTold("told") }
    return told(members)
  }
}
