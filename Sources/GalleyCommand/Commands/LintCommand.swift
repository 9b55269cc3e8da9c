import ArgumentParser
import GalleyNotation
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley lint`: what is legal in scenes and odd.
struct LintCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "lint",
    abstract: "Tells what is legal in scenes and odd, each with its place and cure.",
    discussion: """
      The rules, of which unused-id is one only where --only names it:
      \(rules)

      A comment behind what is found, or alone on the line before, accepts it:
        top: 120  # galley:accept sum: the header has this height on all pages

      Exits with 0 where nothing is found, 1 where something is, and 2 where a scene cannot be read.

      Look through a folder, and leave one rule out:
        galley lint scenes --skip sum
      Annotate a pull request:
        galley lint scenes --format github
      """)

  private static var rules: String {
    let table = TextTable(rows: LintRule.allCases.map { [$0.rawValue, $0.summary] })
    return table.lines.map { "  \($0)" }.joined(separator: "\n")
  }

  @Argument(help: "Scene files, or folders with *.yaml in them; - is standard input.")
  var inputs: [String]

  @OptionGroup var choice: RuleChoice

  @Option(help: "text, to read, json, or github, annotations of a workflow.")
  var format = FindingReport.Format.text

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    try choice.validate(among: LintRule.allCases.map(\.rawValue))
  }

  func run(in session: Session) throws -> ExitStatus {
    let files = try SceneFiles(sceneOptions, named: inputs, in: session)
    let scenes = try files.scenes(atPaths: InputFiles.scenes(named: inputs))
    files.reportNestedScenes(besides: scenes, notBeing: "looked through")
    let lint = SceneLint(of: scenes, by: chosenRules, resources: files.renderer)
    var findings: [LintFinding] = []
    var mistakes = SceneError([])
    for scene in scenes {
      do throws(SceneError) {
        let result = try lint.result(for: scene)
        findings += result.findings
        for issue in result.issues { session.console.tell(issue.description) }
      } catch {
        mistakes.add(error)
      }
    }
    if !mistakes.issues.isEmpty { throw mistakes }
    let report = FindingReport(
      findings.map { .init(rule: $0.rule.rawValue, location: $0.location, sentence: $0.sentence) })
    try session.console.write(report.visible(as: format))
    return findings.isEmpty ? .success : .different
  }

  private var chosenRules: Set<LintRule> {
    Set(LintRule.allCases.filter { choice.has($0.rawValue, isUsual: LintRule.usual.contains($0)) })
  }
}
