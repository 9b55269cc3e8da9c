internal import GalleyNotation
internal import GalleyScenes

/// Something that is wrong in the picture of a state.
struct AuditFinding: Hashable {
  var rule: AuditRule
  /// What is wrong, and what would be right.
  var message: String
  var location: SourceLocation

  /// What is told once: in other states the words differ in their languages and colors.
  struct Key: Hashable {
    var rule: AuditRule
    var location: SourceLocation
  }

  var key: Key { Key(rule: rule, location: location) }

  /// Returns the warning about it.
  ///
  /// - `states`: Those in which it was found, in their order; at least one.
  func warning(in states: [String]) -> Issue {
    let more = states.count - 1
    let place =
      switch more {
      case ...0: "'\(states.first ?? "")'"
      case 1: "'\(states[0])' and '\(states[1])'"
      default: "'\(states[0])' and \(more) more states"
      }
    return Issue(
      "in \(place) \(message) [\(rule.rawValue)]", at: location, severity: .warning)
  }
}

/// What was found in the pictures of states, for warnings that tell it once.
struct AuditFindings {
  private var found: [(finding: AuditFinding, states: [String])] = []
  private var numbers: [AuditFinding.Key: Int] = [:]

  mutating func add(_ findings: [AuditFinding], in state: String) {
    for finding in findings {
      if let number = numbers[finding.key] {
        found[number].states.append(state)
      } else {
        numbers[finding.key] = found.count
        found.append((finding, [state]))
      }
    }
  }

  /// In the order in which they came up.
  var warnings: [Issue] { found.map { $0.finding.warning(in: $0.states) } }
}
