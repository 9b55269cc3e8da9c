internal import GalleyGeometry
internal import GalleyLayouts

/// Reads one gesture of `do:`.
struct GestureReader {
  private let states: StateReader

  init(_ states: StateReader) { self.states = states }

  private static let verbs = ["scroll", "tap"]

  func gesture(_ value: OptionValue) -> GestureSpec? {
    let reader = OptionReader(value, issues: states.issues)
    guard let collection = collection(reader) else { return nil }
    let action: GestureAction?
    if reader.has("scroll") {
      action = scroll(reader)
    } else if reader.has("tap") {
      action = tap(reader)
    } else {
      let guess = reader.keys.lazy.compactMap { Suggestion.nearest(to: $0, among: Self.verbs) }
        .first
      reader.error(
        "a gesture is one of \(Suggestion.list(Self.verbs))\(guess.map { "; did you mean '\($0)'?" } ?? "")"
      )
      return nil
    }
    reader.reportUnknownKeys()
    return action.map {
      GestureSpec(collection: collection, action: $0, location: value.location)
    }
  }

  private func collection(_ reader: OptionReader) -> String? {
    let names = states.collections
    guard let name = reader.text("in") else {
      if names.count == 1 { return names[0] }
      reader.error(
        names.isEmpty
          ? "a gesture needs a collection, and there is none on this screen"
          : "say which collection the finger meets: 'in: \(names[0])'")
      return nil
    }
    guard names.contains(name) else {
      reader.error(
        "there is no collection '\(name)'\(Suggestion.phrase(for: name, among: names)); \(names.isEmpty ? "there is none" : "known are \(Suggestion.list(names))")",
        at: "in")
      return nil
    }
    return name
  }

  private func scroll(_ reader: OptionReader) -> GestureAction? {
    guard let value = reader.raw("scroll") else { return nil }
    if case .text("end") = value.kind { return .scroll(.end) }
    let target = OptionReader(value, issues: states.issues)
    defer { target.reportUnknownKeys() }
    if target.has("to") { return target.offset("to").map { .scroll(.to(x: $0.x, y: $0.y)) } }
    if target.has("by") {
      return target.offset("by").map { .scroll(.by(.vector(Vector(dx: $0.x ?? 0, dy: $0.y ?? 0)))) }
    }
    if target.has("page") {
      return target.integer("page", in: 0...1_000_000)
        .map { .scroll(.page(target.placed($0, "page"))) }
    }
    if let item = target.raw("item") {
      return target.itemReference(item).map { .scroll(.item($0)) }
    }
    _ = (target.raw("to"), target.raw("by"), target.raw("page"))
    target.error("a scroll goes to, by, to an item, to a page, or to the end")
    return nil
  }

  private func tap(_ reader: OptionReader) -> GestureAction? {
    guard let value = reader.raw("tap") else { return nil }
    if case .text("background") = value.kind { return .tap(.background) }
    guard case .map = value.kind else { return reader.itemReference(value).map { .tap(.item($0)) } }
    let target = OptionReader(value, issues: states.issues)
    defer { target.reportUnknownKeys() }
    if let point = target.vector("point") { return .tap(.point(Point(x: point.dx, y: point.dy))) }
    if let item = target.raw("item") { return target.itemReference(item).map { .tap(.item($0)) } }
    target.error("a tap meets an item, a point or the background")
    return nil
  }
}
