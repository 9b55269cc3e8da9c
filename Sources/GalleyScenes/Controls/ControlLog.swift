internal import GalleyGeometry
package import GalleyNotation

/// The controls that one reading of a scene meets, and what its conditions say of controls, which
/// may stand before them.
package final class ControlLog {
  /// A control setting that a condition names.
  private struct ControlMention {
    var name: String
    var value: OptionValue
    var location: SourceLocation
    /// The other words that may stand there.
    var words: [String]
  }

  /// In the order in which they were met.
  private(set) var controls: [ControlSpec] = []
  private var mentions: [ControlMention] = []
  private var followed: [(name: Located<String>, positions: Int)] = []
  /// Whether something moves by itself for ever.
  private(set) var animatesIndefinitely = false

  /// The collections that bars and page controls speak of, which may stand behind them.
  private(set) var collections: [Located<String>] = []

  package func mention(collection name: String, at location: SourceLocation) {
    collections.append(Located(value: name, location: location))
  }

  /// Something follows a control, and has so many positions for it.
  package func mention(control name: String, positions: Int, at location: SourceLocation) {
    followed.append((Located(value: name, location: location), positions))
  }

  func noteRestless() { animatesIndefinitely = true }

  func note(_ control: ControlSpec, issues: IssueLog) {
    if let other = controls.first(where: { $0.name == control.name }) {
      // The same cell may be read more than once.
      guard other.location != control.location else { return }
      issues.error(
        "two controls are called '\(control.name)'; give each a name of its own",
        at: control.location)
      return
    }
    controls.append(control)
  }

  func mention(_ entry: OptionValue.Entry, among words: [String]) {
    mentions.append(
      ControlMention(name: entry.key, value: entry.value, location: entry.keyLocation, words: words)
    )
  }

  /// Says which conditions speak of what is no control, or cannot be set so, and what follows a
  /// control that is not there, or has another number of positions.
  func check(issues: IssueLog) {
    for (name, positions) in followed { check(name, positions: positions, issues: issues) }
    for mention in mentions {
      if let control = controls.first(where: { $0.name == mention.name }) {
        _ = ControlValueReader(control).value(mention.value, issues: issues)
        continue
      }
      let known = (mention.words + controls.map(\.name)).sorted()
      issues.error(
        "unknown key '\(mention.name)'\(Suggestion.phrase(for: mention.name, among: known)); expected one of \(known.joined(separator: ", "))",
        at: mention.location)
    }
  }

  private func check(_ name: Located<String>, positions: Int, issues: IssueLog) {
    let names = controls.map(\.name)
    guard let control = controls.first(where: { $0.name == name.value }) else {
      let known =
        names.isEmpty
        ? "the screen has no control with a name"
        : "expected one of \(names.joined(separator: ", "))"
      issues.error(
        "no control is called '\(name.value)'\(Suggestion.phrase(for: name.value, among: names)); \(known)",
        at: name.location)
      return
    }
    guard control.positions != positions else { return }
    issues.error(
      "'\(control.name)' has \(control.positions) positions, found \(positions); give one for each",
      at: name.location)
  }
}
