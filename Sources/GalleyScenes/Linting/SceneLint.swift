package import GalleyGraphics
package import GalleyNotation

/// Looks through scenes for what is legal and odd.
///
/// Scenes that are looked through together may share files: what one of them names in a file of
/// another is named.
package struct SceneLint {
  private let rules: Set<LintRule>
  private let resources: any DrawingResources
  /// The values of each file, by its path.
  private var trees: [String: OptionValue] = [:]
  /// What all scenes name that are read from a file, by its path.
  private var names: [String: ReferencedNames] = [:]

  /// - `rules`: Those to look by.
  /// - `resources`: Measures the texts and images of the states, which are composed.
  package init(
    of scenes: [Scene], by rules: Set<LintRule>, resources: any DrawingResources
  ) {
    self.rules = rules
    self.resources = resources
    for scene in scenes {
      for source in scene.sources where trees[source.path] == nil {
        trees[source.path] = Self.tree(of: source)
      }
      let paths = scene.sources.map(\.path)
      let referenced = ReferencedNames(paths.compactMap { trees[$0] })
      for path in paths { names[path, default: ReferencedNames([])].formUnion(referenced) }
    }
  }

  /// What is odd in a scene's own file, and what is wrong with the comments that accept such; in
  /// the order of the file.
  package func result(for scene: Scene) throws(SceneError) -> SceneLintResult {
    guard let source = scene.sources.first, let tree = trees[source.path] else {
      return SceneLintResult()
    }
    let unused = UnusedNames(tree, referenced: names[source.path] ?? ReferencedNames([]))
    var findings = unused.colors + unused.parts + unused.ids + PlaceSums(tree).findings
    findings += NamedColors(tree, palettes: scene.variants.map(\.palette)).findings
    if !rules.isDisjoint(with: [.sameState, .untranslated]) {
      var drawings = StateDrawings()
      for state in scene.states {
        let timeline = try scene.timeline(of: state, using: resources)
        try drawings.add(state, timeline)
      }
      findings += drawings.sameStates(in: scene)
      let isTranslated = scene.sources.contains { trees[$0.path]?["strings"] != nil }
      if isTranslated { findings += drawings.untranslated(in: tree) }
    }
    findings = findings.filter { rules.contains($0.rule) }
    findings.sort {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    return accepted(findings, by: LintAcceptance.all(in: source))
  }

  /// The values of a source as they are written.
  static func tree(of source: SceneSource) -> OptionValue? {
    var yaml = YAMLReader(file: source.path, issues: IssueLog())
    return yaml.read(source.text)
  }

  private func accepted(
    _ findings: [LintFinding], by comments: [LintAcceptance]
  ) -> SceneLintResult {
    var result = SceneLintResult()
    func isMeant(_ finding: LintFinding, by comment: LintAcceptance) -> Bool {
      comment.rule == finding.rule.rawValue && comment.reaches(line: finding.location.line)
    }
    result.findings = findings.filter { finding in
      !comments.contains { !$0.reason.isEmpty && isMeant(finding, by: $0) }
    }
    for comment in comments {
      func warn(_ message: String) {
        result.issues.append(Issue(message, at: comment.location, severity: .warning))
      }
      guard let rule = LintRule(rawValue: comment.rule) else {
        let audited = AuditRule.allCases.map(\.rawValue)
        guard !audited.contains(comment.rule) else { continue }
        warn(
          Suggestion.unknown(
            "rule", comment.rule, among: LintRule.allCases.map(\.rawValue) + audited))
        continue
      }
      if comment.reason.isEmpty {
        warn(
          "'\(rule.rawValue)' is accepted for no reason; write '# galley:accept \(rule.rawValue): …' with one"
        )
      } else if rules.contains(rule), !findings.contains(where: { isMeant($0, by: comment) }) {
        warn("'\(rule.rawValue)' is accepted and not found; take the comment away")
      }
    }
    return result
  }
}

/// What comes of looking through one scene.
package struct SceneLintResult {
  package var findings: [LintFinding] = []
  /// What is wrong with comments that accept findings.
  package var issues: [Issue] = []
}

extension OptionValue {
  /// Calls for each value in the tree, the outer ones first, with the keys that lead to it.
  ///
  /// - `visit`: Says whether what is in the value is to be visited, too.
  func walk(_ keys: [String] = [], _ visit: (OptionValue, [String]) -> Bool) {
    guard visit(self, keys) else { return }
    switch kind {
    case .list(let elements): for element in elements { element.walk(keys, visit) }
    case .map(let entries): for entry in entries { entry.value.walk(keys + [entry.key], visit) }
    case .null, .flag, .number, .text: break
    }
  }

  /// The entries of a map; none of anything else.
  var mapEntries: [Entry] { if case .map(let entries) = kind { entries } else { [] } }
}
