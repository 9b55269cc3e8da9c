internal import GalleyNotation

/// A word that a scene may say after `do:`, and how what stands behind it is read.
struct GestureVerb: Sendable {
  enum Reading: Sendable {
    /// What happens to one collection.
    case gesture(@Sendable (GestureReader, OptionValue) -> GestureAction?)
    /// What happens to the screen as a whole.
    case screen(@Sendable (GestureReader, OptionValue) -> GestureAction?)
    /// A part of an update, which other parts may join.
    case update(@Sendable (inout UpdateReader, OptionValue) -> Void)
  }

  let name: String
  /// The gesture as a scene has it, for messages.
  let example: String
  /// What may stand behind the word.
  let kind: OptionKind
  let reading: Reading

  init(_ name: String, _ example: String, _ kind: OptionKind, _ reading: Reading) {
    self.name = name
    self.example = example
    self.kind = kind
    self.reading = reading
  }

  /// Every word that there is.
  static let all = [
    GestureVerb("scroll", "{ scroll: { by: 200 } }", .scroll, .gesture { $0.scroll($1) }),
    GestureVerb("drag", "{ drag: -120 }", .drag, .gesture { $0.drag($1) }),
    GestureVerb(
      "flick", "{ flick: { by: -180, velocity: -1400 } }", .gesture(GestureOptions.flick),
      .gesture { $0.flick($1) }),
    GestureVerb(
      "release", "release", .either([.nothing, .gesture(GestureOptions.release)]),
      .gesture { $0.release($1) }),
    GestureVerb("tap", "{ tap: 3 }", .touch(["background", "close"]), .gesture { $0.tap($1) }),
    GestureVerb(
      "tap-close", "{ tap-close: 3 }",
      .either([ItemReference.kind, .gesture([GestureOptions.item])]), .gesture { $0.tapClose($1) }),
    GestureVerb(
      "long-press", "{ long-press: 3 }", .touch(["background"]), .gesture { $0.longPress($1) }),
    GestureVerb(
      "drag-item", "{ drag-item: { item: 3, to: 7 } }", .gesture(GestureOptions.dragItem),
      .gesture { $0.dragItem($1) }),
    GestureVerb(
      "swipe", "{ swipe: { item: 3, by: -160 } }", .gesture(GestureOptions.swipe),
      .gesture { $0.swipe($1) }),
    GestureVerb("insert", "{ insert: 0 }", UpdateReader.insertKind, .update { $0.insert($1) }),
    GestureVerb("delete", "{ delete: [3, 5] }", UpdateReader.deleteKind, .update { $0.delete($1) }),
    GestureVerb(
      "move", "{ move: { item: 2, to: 0 } }", UpdateReader.moveKind, .update { $0.move($1) }),
    GestureVerb(
      "reload", "{ reload: { item: 3, with: { name: Tea } } }", UpdateReader.reloadKind,
      .update { $0.reload($1) }),
    GestureVerb(
      "resize", "{ resize: landscape }",
      .either([.choice(["landscape", "portrait"]), .list(.number(1...16_384), count: 2...2)]),
      .screen { $0.resize($1) }),
    GestureVerb(
      "switch-layout", "{ switch-layout: ring }", .defined("layout"),
      .gesture { $0.switchLayout($1) }),
    GestureVerb("load", "load", .nothing, .gesture { $0.load($1) }),
  ]

  /// What may stand behind the word where it meets a collection or a control.
  var declared: OptionKind {
    switch name {
    case "tap": .either([kind, .text, .number(OptionReader.usualRange)])
    case "drag": .either([kind, ControlGestureReader.drag])
    default: kind
    }
  }

  /// Whether the word may stand alone.
  var standsAlone: Bool { example == name }

  var isUpdate: Bool { if case .update = reading { true } else { false } }

  var isOfScreen: Bool { if case .screen = reading { true } else { false } }
}

extension OptionKind {
  /// The keys of a gesture.
  static func gesture(_ options: [SceneOption<GestureOptions>]) -> OptionKind {
    .options(options.declarations(of: GestureOptions()))
  }

  fileprivate static let scroll = OptionKind.either([
    .choice(["end", "middle"]), .gesture(GestureOptions.scroll + [GestureOptions.section]),
  ])
  fileprivate static let drag = OptionKind.either([
    OptionType<ScrollDistance>.distance.kind, .gesture(GestureOptions.drag),
  ])

  /// What a finger can meet.
  static func touch(_ words: [String]) -> OptionKind {
    .either([.choice(words), ItemReference.kind, .gesture(GestureOptions.touch)])
  }
}
