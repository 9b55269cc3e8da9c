internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// What a scene may say behind the words for gestures; each word takes some of it.
struct GestureOptions {
  var item: Located<ItemReference>?
  var distance: ScrollDistance?
  var velocity: ScrollDistance?
  /// To the right, in points and in points per second.
  var points = 0.0
  var pointsPerSecond = 0.0
  var point: Located<Point>?
  var page: Located<Int>?
  var target: OptionValue?
  var isEnd = false
  var isHeld = false
  private var section: Located<Int>?

  /// The section that a finger meets.
  func touchedSection(_ options: OptionReader) -> SectionReference? {
    if options.contains("section"), options.contains("item") {
      options.error("a finger meets an 'item' or a 'section'; keep one", at: "section")
    }
    return numberedSection ?? item.map { .item($0) }
  }

  var numberedSection: SectionReference? { section.map { .number($0) } }
}

extension GestureOptions {
  static let item = SceneOption<Self>("item", \.item, .item, "the item", otherwise: "")
  static let section = SceneOption<Self>(
    "section", \.section, .index,
    "one that scrolls by itself", otherwise: "the whole")
  private static let held = SceneOption<Self>(
    "held", \.isHeld, .flag, "whether the finger stays where it is")
  private static let by = SceneOption<Self>("by", \.distance, .distance, "how far")
    .required("'by: -180', how far in points")
  private static let velocity = SceneOption<Self>(
    "velocity", \.velocity, .distance, "points per second"
  ).required("'velocity: -1400', in points per second")

  /// Of these a scroll has one.
  static let scroll: [SceneOption<Self>] = [
    SceneOption(
      "to", .either([.number(OptionReader.usualRange), OptionKind.offset]),
      "[x, y] in points, or a number in a section", otherwise: ""),
    SceneOption("by", \.distance, .distance, "how far", otherwise: ""),
    item,
    SceneOption("page", \.page, .index, "from 0", otherwise: ""),
    SceneOption("end", \.isEnd, .flag, "true for the end", otherwise: ""),
  ]
  static let drag = [item, section, by]
  static let flick = [by, velocity, item, section]
  static let release = [velocity]
  static let touch: [SceneOption<Self>] = [
    item, SceneOption("point", \.point, .point, "[x, y]", otherwise: ""),
  ]
  static let dragItem: [SceneOption<Self>] = [
    item.required("'item: 3'"),
    SceneOption("to", \.target, .value(.touch([])), "an item, or { point }")
      .required("'to: 7' or 'to: { point: [40, 80] }'"),
    held,
  ]
  static let swipe: [SceneOption<Self>] = [
    item.required("'item: 3'"),
    SceneOption("by", \.points, .number(), "points to the right")
      .required("'by: -160', to the left"),
    SceneOption("velocity", \.pointsPerSecond, .number(), "points per second"), held,
  ]
  static let move: [SceneOption<Self>] = [
    item.required("'item: 2'"),
    SceneOption("to", \.target, .value(ItemPath.kind), "where it is afterward").required(
      "'to: 0'"),
  ]
  static let reload: [SceneOption<Self>] = [
    item.required("'item: 3'"),
    SceneOption("with", \.target, .value(.defined("item")), "its keys that change"),
  ]
}

extension OptionKind {
  /// `[x, y]`, or `{ x, y }` where one of them stays.
  static let offset = OptionKind.either([
    .list(.number(OptionReader.usualRange), count: 2...2),
    .options(["x", "y"].map { OptionDeclaration($0, .number(OptionReader.usualRange)) }),
  ])
}

extension OptionType where Value == ScrollDistance {
  /// A number along the direction in which a collection scrolls, or `[x, y]`.
  static var distance: OptionType {
    let number = OptionKind.number(OptionReader.usualRange)
    return OptionType(
      .either([number, .list(number, count: 2...2)]), values: "", read: { $0.fingerDistance($1) })
  }
}

extension OptionType where Value == Located<Point> {
  fileprivate static var point: OptionType {
    let vector = OptionType<Vector>.vector
    return OptionType(
      vector.kind, values: "",
      read: { options, key in
        vector.read(options, key).map { options.located(Point(x: $0.dx, y: $0.dy), key) }
      })
  }
}
