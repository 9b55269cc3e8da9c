internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Reads the gestures of `do:`.
struct GestureReader {
  /// The collections on the screen, in order.
  let collections: [CollectionSpec]
  /// The controls on the screen, in order.
  let controls: [ControlSpec]
  let layouts: LayoutReader
  /// The scene's screen upright and turned by a quarter.
  let portrait: ScreenShape
  let landscape: ScreenShape
  let issues: IssueLog

  /// The gesture that a map or a bare word says; nil where something is wrong, which is reported.
  func gesture(_ value: OptionValue) -> GestureSpec? {
    let map = wordAsKey(value)
    guard case .map = map.kind else {
      OptionReader.wrong(
        value, named: "a gesture", expected: "a map such as { tap: 3 }", issues: issues)
      return nil
    }
    let reader = OptionReader(map, issues: issues)
    var common = SharedOptions()
    reader.read(SharedOptions.options, into: &common)
    guard let verbs = verbs(reader) else { return nil }
    if let control = control(reader, verbs) {
      let action = gesture(verbs[0], on: control, reader)
      reader.reportUnknownKeys()
      return action.map {
        GestureSpec(
          collection: nil, action: $0, pause: common.pause, timing: common.timing,
          location: value.location)
      }
    }
    let isOfScreen = verbs.contains(where: \.isOfScreen)
    let collection = isOfScreen ? nil : collection(reader)
    if isOfScreen, reader.rawValue(for: "in") != nil {
      reader.error("'\(verbs[0].name)' is for the whole screen; leave out 'in'", at: "in")
    }
    let action = action(verbs, reader, on: collection)
    reader.reportUnknownKeys()
    guard let action, isOfScreen || collection != nil else { return nil }
    return GestureSpec(
      collection: collection?.name, action: action, pause: common.pause, timing: common.timing,
      location: value.location)
  }

  /// The words that stand alone, and maps of one word, or of those of an update.
  static var kind: OptionKind {
    let shared =
      SharedOptions.options.declarations(of: SharedOptions())
      + [OptionDeclaration("in", .text, "the collection or the control", usual: "the only one")]
    /// The words of which the map must have the first.
    func words(_ first: GestureVerb, _ others: [GestureVerb] = []) -> OptionKind {
      .options(
        ([first] + others).map {
          OptionDeclaration($0.name, $0.declared, isRequired: $0.name == first.name)
        } + shared)
    }
    let (updates, others) = (
      GestureVerb.all.filter(\.isUpdate), GestureVerb.all.filter { !$0.isUpdate }
    )
    return .either(
      [.choice(GestureVerb.all.filter(\.standsAlone).map(\.name))]
        + others.map { words($0) }
        + updates.map { first in words(first, updates.filter { $0.name != first.name }) })
  }

  /// What every gesture may say.
  struct SharedOptions {
    static let options: [SceneOption<Self>] = [
      SceneOption(
        "after", \.pause, .seconds, "since the gesture before",
        otherwise: "once everything has settled"),
      SceneOption("timing", \.timing, .timing, "how it moves", otherwise: "as the collection says"),
    ]

    var pause: Double?
    var timing: Timing?
  }

  /// `release` is short for `{ release: }`.
  private func wordAsKey(_ value: OptionValue) -> OptionValue {
    guard case .text(let word) = value.kind else { return value }
    let entry = OptionValue.Entry(
      key: word, keyLocation: value.location, value: OptionValue(.null, at: value.location))
    return OptionValue(.map([entry]), at: value.location)
  }

  /// The words that a gesture has: one, or several of an update.
  private func verbs(_ reader: OptionReader) -> [GestureVerb]? {
    let verbs = reader.keys.compactMap { key in GestureVerb.all.first { $0.name == key } }
    guard let first = verbs.first else {
      reportUnknownVerb(reader)
      return nil
    }
    guard verbs.count == 1 || verbs.allSatisfy(\.isUpdate) else {
      let other = verbs.first { $0.isUpdate != first.isUpdate } ?? verbs[1]
      reader.error(
        "'\(first.name)' and '\(other.name)' are two gestures; give each an entry of its own in the list"
      )
      return nil
    }
    return verbs
  }

  private func reportUnknownVerb(_ reader: OptionReader) {
    let names = GestureVerb.all.map(\.name)
    let words = reader.keys.filter { !(SharedOptions.options.map(\.key) + ["in"]).contains($0) }
    guard let word = words.first else {
      reader.error("the gesture says nothing to do; add one of \(Suggestion.list(names))")
      return
    }
    reader.error(Suggestion.unknown("gesture", word, among: names))
  }

  private func action(
    _ verbs: [GestureVerb], _ reader: OptionReader, on collection: CollectionSpec?
  ) -> GestureAction? {
    var update = UpdateReader(
      items: ItemReader(
        measureKey: collection?.measureKey, layoutKeys: collection?.layout.itemKeys ?? [],
        issues: issues))
    for verb in verbs {
      guard let value = reader.rawValue(for: verb.name) else { continue }
      if case .null = value.kind, !verb.standsAlone {
        issues.error(
          "'\(verb.name)' does not stand alone; write for example '\(verb.example)'",
          at: value.location)
        return nil
      }
      switch verb.reading {
      case .gesture(let read), .screen(let read): return read(self, value)
      case .update(let read): read(&update, value)
      }
    }
    return .update(update.update)
  }

  private func collection(_ reader: OptionReader) -> CollectionSpec? {
    let names = collections.map(\.name)
    guard let name = reader.text("in") else {
      if collections.count == 1 { return collections[0] }
      reader.error(missingTarget(names))
      return nil
    }
    guard let collection = collections.first(where: { $0.name == name }) else {
      let all = names + controls.map(\.name)
      let known = all.isEmpty ? "there is none" : "known are \(Suggestion.list(all))"
      let what = controls.isEmpty ? "collection" : "collection or control"
      reader.error(
        "there is no \(what) '\(name)'\(Suggestion.phrase(for: name, among: all)); \(known)",
        at: "in")
      return nil
    }
    return collection
  }

  private func missingTarget(_ collections: [String]) -> String {
    if let first = collections.first {
      return "say which collection the gesture meets: 'in: \(first)'"
    }
    guard !controls.isEmpty else {
      return "a gesture needs a collection, and there is none on this screen"
    }
    return
      "the gesture meets none of the controls on this screen; they are \(Suggestion.list(controls.map(\.name)))"
  }
}
