internal import GalleyNotation

/// Values and a state that a scene's file does not have, for those who try something out.
package struct SceneOverrides: Hashable, Sendable {
  /// A value in place of the scene's own.
  package struct Value: Hashable, Sendable {
    /// As an axis of a matrix has it: `theme`, `title.text`, `shelf.layout.spacing`.
    package var path: String
    /// YAML, as it would stand in the file.
    package var yaml: String

    package init(path: String, yaml: String) {
      self.path = path
      self.yaml = yaml
    }
  }

  /// A state that goes on from one of the scene's.
  package struct Continuation: Hashable, Sendable {
    /// The name of the state that it goes on from.
    package var base: String
    /// A list of gestures, YAML as it would stand behind `do:`.
    package var gestures: String

    package init(from base: String, gestures: String) {
      self.base = base
      self.gestures = gestures
    }
  }

  package var values: [Value]
  package var continuation: Continuation?
  /// Whether the scene is drawn in the worst that settings and devices make of it.
  package var isAudit = false

  package init(
    values: [Value] = [], continuation: Continuation? = nil, isAudit: Bool = false
  ) {
    self.values = values
    self.continuation = continuation
    self.isAudit = isAudit
  }

  /// What messages call the place where they were written: there is no such file.
  package static let file = "the preview"

  /// The scene with them, where an axis of the matrix keeps the value alone that is given for it.
  func applied(
    to scene: OptionValue, naming: LayerNaming, issues: IssueLog
  ) -> OptionValue {
    var scene = scene
    for value in values {
      guard let new = read(value.yaml, issues: issues) else { continue }
      if let limited = Matrix.keeping(new, ofAxis: value.path, in: scene) {
        scene = limited
      } else if let changed = ScenePath(of: value.path, naming: naming).set(new, in: scene) {
        scene = changed
      } else {
        issues.error(Matrix.leadsNowhere("'\(value.path)'"), at: new.location)
      }
    }
    if isAudit { scene = AuditMatrix.applied(to: scene, naming: naming) }
    return continued(scene, issues: issues)
  }

  /// The name of the state that goes on from another: one that none of the scene has; nil where
  /// there is no such state.
  func continuationName(in scene: OptionValue) -> String? {
    guard let continuation else { return nil }
    var names: Set<String> = []
    if case .list(let states)? = scene["states"]?.kind {
      names = Set(states.compactMap { $0["name"]?.shownText })
    }
    let name = "\(continuation.base)-by-hand"
    guard names.contains(name) else { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !names.contains($0) }
  }

  private func read(_ yaml: String, issues: IssueLog) -> OptionValue? {
    var reader = YAMLReader(file: Self.file, issues: issues)
    return reader.read(yaml)
  }

  private func continued(_ scene: OptionValue, issues: IssueLog) -> OptionValue {
    guard let continuation, let name = continuationName(in: scene),
      case .map(var entries) = scene.kind,
      let gestures = read(continuation.gestures, issues: issues)
    else { return scene }
    let place = gestures.location
    func text(_ text: String) -> OptionValue { OptionValue(.text(text), at: place, literal: text) }
    func entry(_ key: String, _ value: OptionValue) -> OptionValue.Entry {
      OptionValue.Entry(key: key, keyLocation: place, value: value)
    }
    let state = OptionValue(
      .map([
        entry("name", text(name)), entry("from", text(continuation.base)),
        entry("do", gestures),
      ]), at: place)
    let index = entries.firstIndex { $0.key == "states" }
    // A scene that names no states has one.
    var states = [OptionValue(.map([entry("name", text("default"))]), at: place)]
    if let index, case .list(let named) = entries[index].value.kind { states = named }
    let all = entry("states", OptionValue(.list(states + [state]), at: place))
    if let index { entries[index] = all } else { entries.append(all) }
    return OptionValue(.map(entries), at: scene.location)
  }
}
