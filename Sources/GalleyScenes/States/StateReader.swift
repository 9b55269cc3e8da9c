internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRecords

/// Reads `states:`.
struct StateReader {
  /// The most states that a scene may have, those that its matrix makes included.
  static let largestStateCount = 1000
  /// The most gestures that a state may have, those of the states it goes on from included.
  static let largestGestureCount = 1000
  /// Of all states of a scene, each of which plays those that it goes on from anew.
  static let largestPlayedCount = 50_000

  /// The most letters that the name of a state may have, which names files.
  static let longestName = 100

  /// The names of the collections on the screen, in order.
  let collections: [String]
  let controls: [ControlSpec]
  let gestureReader: GestureReader
  let issues: IssueLog

  /// The states of a scene; one named `default` where it names none.
  func states(_ value: OptionValue?, at location: SourceLocation) -> [StateSpec] {
    guard let value else {
      let nothing = OptionValue(.map([]), at: location)
      return [StateSpec(name: "default", location: location, source: nothing.digest)]
    }
    if case .list(let elements) = value.kind, elements.isEmpty {
      issues.error(
        "states is an empty list; name one, or leave it out for one called 'default'",
        at: value.location)
      return []
    }
    guard case .list(let elements) = value.kind else {
      OptionReader.wrong(
        value, named: "states", expected: "a list such as [{ name: first }]", issues: issues)
      return []
    }
    guard elements.count <= Self.largestStateCount else {
      issues.error(
        "a scene has at most \(Self.largestStateCount) states, found \(elements.count); make several scenes of it",
        at: value.location)
      return []
    }
    var states = elements.compactMap(state)
    checkNames(states)
    findBases(&states)
    checkChains(states)
    return states
  }

  private func state(_ value: OptionValue) -> StateSpec? {
    guard case .map = value.kind else {
      issues.error(
        "a state is a map of keys; write '{ name: \(Self.name(near: value.shownText)) }'",
        at: value.location)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    var options = StateOptions()
    reader.read(StateOptions.options, into: &options)
    guard let name = options.name else { return nil }
    Self.check(name, of: "state", reader)
    var state = StateSpec(
      name: name, location: value.location,
      source: value.digest { !["name", "from", "check", "alt"].contains($0) })
    if let start = reader.nested("start") { readStart(start, into: &state) }
    state.gestures = gestures(reader)
    state.base = options.base.map { .init(name: $0.value, location: $0.location) }
    state.alternative = options.alternative
    state.check = CheckReader(issues: issues).spec(reader.nested("check"))
    reader.read([StateOptions.instant], into: &options)
    state.instant = options.instant
    return state
  }

  /// Checks that files may be called by the name of a state or a figure.
  static func check(_ name: String, of noun: String, _ reader: OptionReader) {
    let isSafe = name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
    if name.isEmpty || !isSafe {
      reader.error(
        "a \(noun)'s name has letters a to z, digits and hyphens only, such as '\(Self.name(near: name))'",
        at: "name")
    } else if name.utf8.count > Self.longestName {
      reader.error(
        "a \(noun)'s name has at most \(Self.longestName) letters, found \(name.utf8.count)",
        at: "name")
    }
  }

  /// The name that a state may have in place of one that it may not.
  private static func name(near text: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    let letters = text.lowercased().map { allowed.contains($0) ? $0 : "-" }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return name.isEmpty ? "first" : name
  }

  private func gestures(_ reader: OptionReader) -> [GestureSpec] {
    guard let value = reader.rawValue(for: "do") else { return [] }
    guard case .list(let list) = value.kind else {
      issues.error(
        "do is a list of gestures, found \(value.kindName); put it in brackets: 'do: [{ tap: 3 }]'",
        at: value.location)
      return []
    }
    return list.compactMap { gestureReader.gesture($0) }
  }

  private func readStart(_ reader: OptionReader, into state: inout StateSpec) {
    defer { reader.reportUnknownKeys() }
    reader.read([StateSpec.startSize], into: &state)
    for name in collections {
      guard let nested = reader.nested(name) else { continue }
      state.starts.append(start(nested, of: name))
      nested.reportUnknownKeys()
    }
    for control in controls {
      guard let value = reader.rawValue(for: control.name),
        let word = ControlValueReader(control).value(value, issues: issues)
      else { continue }
      state.controls[control.name] = word
    }
    guard collections.count == 1 else {
      refuseBareKeys(reader)
      return
    }
    state.starts.append(start(reader, of: collections[0]))
  }

  private func refuseBareKeys(_ reader: OptionReader) {
    for key in StateSpec.Start.options.map(\.key) where reader.contains(key) {
      let cure =
        collections.isEmpty
        ? "there is none on this screen" : "say which of \(Suggestion.list(collections))"
      reader.error("'\(key)' belongs to a collection; \(cure)", at: key)
    }
  }

  private func start(_ reader: OptionReader, of collection: String) -> StateSpec.Start {
    var start = StateSpec.Start(collection: collection, location: reader.location)
    reader.read(StateSpec.Start.options, into: &start)
    return start
  }

  private func checkCount(_ count: Int, of state: StateSpec) {
    guard count > Self.largestGestureCount else { return }
    issues.error(
      "'\(state.name)' has \(count) gestures, those of the states it goes on from included; at most \(Self.largestGestureCount) are played",
      at: state.location)
  }

  private func checkSum(of counts: [Int], _ states: [StateSpec]) {
    var sum = 0
    for (state, count) in zip(states, counts) {
      sum += count
      guard sum > Self.largestPlayedCount else { continue }
      issues.error(
        "up to here, states play more than \(Self.largestPlayedCount) gestures, each those of the states it goes on from anew; let states go on from one nearer the beginning, or divide the scene",
        at: state.location)
      return
    }
  }

  private func checkNames(_ states: [StateSpec]) {
    var seen: Set<String> = []
    for state in states where !seen.insert(state.name).inserted {
      issues.error(
        "two states are called '\(state.name)'; give each a name of its own", at: state.location)
    }
  }

  /// Finds the state that each goes on from, and says where there is none.
  private func findBases(_ states: inout [StateSpec]) {
    let names = states.map(\.name)
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    for index in states.indices {
      guard let base = states[index].base else { continue }
      states[index].base?.index = indices[base.name]
      guard indices[base.name] == nil else { continue }
      issues.error(
        "there is no state '\(base.name)'\(Suggestion.phrase(for: base.name, among: names)); there are \(Suggestion.list(names))",
        at: base.location)
    }
  }

  /// Checks that no state goes on from itself, and that none has too many gestures.
  ///
  /// Each state is counted once, after the one that it goes on from: a long chain is walked once.
  private func checkChains(_ states: [StateSpec]) {
    var counts: [Int?] = Array(repeating: nil, count: states.count)
    for start in states.indices where counts[start] == nil {
      var chain: [Int] = []
      var members: Set<Int> = []
      var next: Int? = start
      while let index = next, counts[index] == nil, members.insert(index).inserted {
        chain.append(index)
        next = states[index].base?.index
      }
      if let circle = next, members.contains(circle) { reportCircle(through: circle, states) }
      for index in chain.reversed() {
        let base = states[index].base?.index.flatMap { counts[$0] } ?? 0
        counts[index] = base + states[index].gestures.count
      }
    }
    for (state, count) in zip(states, counts) { checkCount(count ?? 0, of: state) }
    checkSum(of: counts.map { $0 ?? 0 }, states)
  }

  private func reportCircle(through start: Int, _ states: [StateSpec]) {
    var index = start
    repeat {
      guard let base = states[index].base, let next = base.index else { return }
      issues.error(
        "'\(states[index].name)' goes on from itself; break the circle", at: base.location)
      index = next
    } while index != start
  }
}
