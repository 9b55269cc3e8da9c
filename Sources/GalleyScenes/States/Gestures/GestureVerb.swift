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
  let reading: Reading

  init(_ name: String, _ example: String, _ reading: Reading) {
    self.name = name
    self.example = example
    self.reading = reading
  }

  /// Every word that there is.
  static let all = [
    GestureVerb("scroll", "{ scroll: { by: 200 } }", .gesture { $0.scroll($1) }),
    GestureVerb("drag", "{ drag: -120 }", .gesture { $0.drag($1) }),
    GestureVerb(
      "flick", "{ flick: { by: -180, velocity: -1400 } }", .gesture { $0.flick($1) }),
    GestureVerb("release", "release", .gesture { $0.release($1) }),
    GestureVerb("tap", "{ tap: 3 }", .gesture { $0.tap($1) }),
    GestureVerb("tap-close", "{ tap-close: 3 }", .gesture { $0.tapClose($1) }),
    GestureVerb("long-press", "{ long-press: 3 }", .gesture { $0.longPress($1) }),
    GestureVerb(
      "drag-item", "{ drag-item: { item: 3, to: 7 } }", .gesture { $0.dragItem($1) }),
    GestureVerb("swipe", "{ swipe: { item: 3, by: -160 } }", .gesture { $0.swipe($1) }),
    GestureVerb("insert", "{ insert: 0 }", .update { $0.insert($1) }),
    GestureVerb("delete", "{ delete: [3, 5] }", .update { $0.delete($1) }),
    GestureVerb("move", "{ move: { item: 2, to: 0 } }", .update { $0.move($1) }),
    GestureVerb(
      "reload", "{ reload: { item: 3, with: { name: Tea } } }",
      .update { $0.reload($1) }),
    GestureVerb("resize", "{ resize: landscape }", .screen { $0.resize($1) }),
    GestureVerb("switch-layout", "{ switch-layout: ring }", .gesture { $0.switchLayout($1) }),
    GestureVerb("load", "load", .gesture { $0.load($1) }),
  ]

  /// Whether the word may stand alone.
  var standsAlone: Bool { example == name }

  var isUpdate: Bool { if case .update = reading { true } else { false } }

  var isOfScreen: Bool { if case .screen = reading { true } else { false } }
}
