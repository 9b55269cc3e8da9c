import Foundation
import Testing

@testable import GalleyScenes

/// What runs checks on servers, as far as a machine without them can run it: the shell of its steps,
/// with the command that was built.
@Suite struct WorkflowBlockTests {
  /// A text in YAML, or a part of it.
  @dynamicMemberLookup
  struct Part {
    let node: YAMLNode?

    init(_ node: YAMLNode?) { self.node = node }

    init(_ text: String) throws {
      var composer = try YAMLComposer(text)
      node = try composer.document()
    }

    init(ofFileAt path: String) throws {
      let file = Samples.root.appending(path: path)
      try self.init(String(contentsOf: file, encoding: .utf8))
    }

    var entries: [(key: String, value: Part)] {
      guard case .mapping(let entries) = node?.content else { return [] }
      return entries.map { ($0.key.scalar?.text ?? "", Part($0.value)) }
    }

    var elements: [Part] {
      guard case .sequence(let elements) = node?.content else { return [] }
      return elements.map { Part($0) }
    }

    var text: String? { node?.scalar?.text }

    subscript(key: String) -> Part { entries.first { $0.key == key }?.value ?? Part(nil) }

    subscript(dynamicMember key: String) -> Part { self[key] }

    var texts: [String: String] {
      Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value.text ?? "") })
    }
  }

  private let action: Part
  private let template: Part
  private static let starters = "Sources/GalleyCommand/Starting/Templates/"

  private let folder: ArticleFolder

  init() throws {
    action = try Part(ofFileAt: ".github/actions/galley/action.yml")
    template = try Part(ofFileAt: ".gitlab/galley.yml")
    folder = try ArticleFolder(of: try #require(Article.named("RegressionTests.md")))
    let program = "#!/bin/sh\nexec '\(CommandProcess.executable.path)' \"$@\"\n"
    try folder.write(program, to: "archive/galley-1/bin/galley")
    #expect(try folder.run("chmod +x archive/galley-1/bin/galley").status == 0)
    #expect(try folder.run("tar -cJf galley.tar.xz -C archive galley-1").status == 0)
  }

  /// The article's block that begins so.
  private func block(_ opening: String) throws -> Part {
    let block = Article.blocks(in: "yaml").first {
      $0.article == "RegressionTests.md" && $0.opening == opening
    }
    return try Part(try #require(block).text)
  }

  // MARK: - GitHub

  /// Runs the steps of the action that have a shell, as long as they go well.
  private func act(with given: [String: String]) throws -> CommandProcess.Outcome {
    var inputs = action.inputs.entries.reduce(into: [:]) {
      $0[$1.key] = $1.value.default.text ?? ""
    }
    for (key, value) in given {
      try #require(inputs[key] != nil, "the action has no input \(key)")
      inputs[key] = value
    }
    let temporary = folder.path("temporary")
    for name in ["github-path", "github-output"] { try folder.write("", to: name) }
    var (paths, outcome) = ("", nil as CommandProcess.Outcome?)
    for step in action.runs.steps.elements where step.run.text != nil {
      switch step.if.text {
      case nil: break
      case "inputs.parts == ''": if inputs["parts"] != "" { continue }
      case "inputs.parts != ''": if inputs["parts"] == "" { continue }
      case let condition: Issue.record("the test cannot tell whether \(condition ?? "")")
      }
      try #require(step.shell.text == "bash")
      var environment = step.env.texts.mapValues { value in
        value.replacing(/\${{ (?<place>inputs|runner)\.(?<name>\w+) }}/) { match in
          match.place == "runner" ? temporary : inputs[String(match.name)] ?? "?"
        }
      }
      try #require(!environment.values.contains { $0.contains("${{") }, "\(environment)")
      environment["GITHUB_PATH"] = folder.path("github-path")
      environment["GITHUB_OUTPUT"] = folder.path("github-output")
      environment["PATH"] = paths + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let script = try #require(step.run.text)
      #expect(!script.contains("${{"), "what others write is no part of a script")
      let new = try folder.run(
        script: script, by: ["bash", "-e", "-o", "pipefail"], with: environment)
      if new.status != 0 { return new }
      outcome = new
      paths = try folder.read("github-path").replacing("\n", with: ":")
    }
    return try #require(outcome)
  }

  @Test func `the workflow that init writes checks with the action`() throws {
    let workflow = try Part(ofFileAt: Self.starters + "github.yml")
    var inputs = try #require(workflow.jobs.check.steps.elements.last).with.texts
    #expect(inputs["bundle"] == "${{ vars.GALLEY_BUNDLE }}")
    inputs["bundle"] = "galley.tar.xz"
    let new = try act(with: inputs)
    #expect(new.status == 1 && new.output.contains("::error "), "\(new)")
    #expect(try folder.run("test -s screens.xml").status == 0)
    #expect(try folder.run("galley approve").status == 0)
    inputs["options"] = "--strict --quiet"
    #expect(try act(with: inputs).status == 0)
    #expect(try folder.run("test -s temporary/galley-cache/drawings/known").status == 0)
  }

  @Test func `the workflow of the article checks a suite in parts and joins them`() throws {
    let jobs = try block("name: Screens").jobs
    for shard in ["1", "2"] {
      var inputs = try #require(jobs.check.steps.elements.last).with.texts
        .mapValues { $0.replacing("${{ matrix.shard }}", with: shard) }
      inputs["bundle"] = "galley.tar.xz"
      let part = try act(with: inputs)
      #expect(part.status == 1 && part.output.contains("new  "), "\(part)")
      #expect(try folder.run("mkdir -p parts/\(inputs["artifact"] ?? "")").status == 0)
      #expect(try folder.run("mv .galley parts/\(inputs["artifact"] ?? "")").status == 0)
    }
    var inputs = try #require(jobs.report.steps.elements.last).with.texts
    inputs["bundle"] = "galley.tar.xz"
    let joined = try act(with: inputs)
    #expect(joined.status == 1 && joined.output.contains("::error "), "\(joined)")
    #expect(try folder.run("test -s screens.xml").status == 0)
    #expect(try folder.run("test -s .galley/report.html").status == 0)
  }

  // MARK: - GitLab

  /// Runs a job of the template by a shell, with what it extends.
  private func pipe(
    _ job: String, by shell: [String], with variables: [String: String]
  ) throws -> CommandProcess.Outcome {
    let base = template[".galley"]
    #expect(job == ".galley" || template[job].extends.text == ".galley")
    let steps = base.before_script.elements + template[job].script.elements
    var environment = base.variables.texts.merging(template[job].variables.texts) { $1 }
      .mapValues { $0.replacing("$CI_PROJECT_DIR", with: folder.path("")) }
    environment.merge(["GALLEY_FOLDER": folder.path("unpacked")].merging(variables) { $1 }) { $1 }
    return try folder.run(
      script: steps.compactMap(\.text).joined(separator: "\n"), by: shell,
      with: environment)
  }

  @Test(arguments: [["sh", "-e"], ["bash", "-e", "-o", "pipefail"]])
  func `the pipelines extend the template's jobs, which check and join parts`(
    shell: [String]
  ) throws {
    let single = try Part(ofFileAt: Self.starters + "gitlab.yml")
    let parts = try block("include:")
    for pipeline in [single, parts] {
      #expect(pipeline.include.elements.first?.local.text == ".gitlab/galley.yml")
      #expect(pipeline.screens.extends.text == ".galley-check")
    }
    #expect(parts.report.extends.text == ".galley-join")
    var variables = ["GALLEY_BUNDLE": "galley.tar.xz"]
    let whole = try pipe(".galley-check", by: shell, with: variables)
    #expect(whole.status == 1 && whole.output.contains("new  "), "\(whole)")
    #expect(try folder.run("test -s screens.xml").status == 0)
    #expect(try folder.run("test -s .cache/galley/drawings/known").status == 0)
    _ = try folder.run("rm -r screens.xml .galley")

    variables["CI_NODE_TOTAL"] = parts.screens.parallel.text
    #expect(variables["CI_NODE_TOTAL"] == "2")
    for index in 1...2 {
      variables["CI_NODE_INDEX"] = "\(index)"
      #expect(try pipe(".galley-check", by: shell, with: variables).status == 1)
    }
    let joined = try pipe(".galley-join", by: shell, with: ["GALLEY_BUNDLE": "galley.tar.xz"])
    #expect(joined.status == 1 && joined.output.contains("new  "), "\(joined)")
    #expect(try folder.run("test -s screens.xml").status == 0)
    #expect(try folder.run("test -s .galley/report.html").status == 0)
  }

  // MARK: - Both

  @Test func `the action and the template unpack by the same lines`() throws {
    func lines(_ script: String?) throws -> [String] {
      let all = try #require(script).components(separatedBy: "\n")
      let end = try #require(all.firstIndex { $0.hasPrefix("tar ") })
      return Array(all[...end])
    }
    let ofAction = try lines(action.runs.steps.elements.first?.run.text)
    let ofTemplate = try lines(template[".galley"].before_script.elements.last?.text)
    #expect(ofAction == ofTemplate)
    #expect(ofAction.count > 5)
  }

  @Test func `an archive that is not named, not there or another one is refused`() throws {
    let none = try act(with: [:])
    #expect(none.status == 2 && none.message.contains("GALLEY_BUNDLE is empty; name"), "\(none)")
    #expect(try act(with: ["bundle": "other.tar.xz"]).status != 0)
    let digest = String(repeating: "0", count: 64)
    let other = try act(with: ["bundle": "galley.tar.xz", "sha256": digest])
    #expect(other.status == 1 && other.output.contains("galley.tar.xz: FAILED"), "\(other)")
    #expect(try folder.run("test -e unpacked").status != 0)
    let right = try folder.run("sha256sum galley.tar.xz").output.prefix(64)
    let approved = try act(with: ["bundle": "galley.tar.xz", "sha256": String(right)])
    #expect(approved.status == 1 && approved.output.contains("::error "), "\(approved)")
    let variables = ["GALLEY_BUNDLE": "galley.tar.xz", "GALLEY_SHA256": digest]
    #expect(try pipe(".galley-check", by: ["sh", "-e"], with: variables).status == 1)
  }

  @Test func `steps that an article shows run what the image has`() {
    let programs: Set = ["swift"]
    let commands = Article.blocks(in: "yaml").flatMap(\.lines).compactMap {
      $0.firstMatch(of: /^ *- run: (?<line>.+)$/).map { String($0.output.line) }
    }
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(programs.contains(String(command.prefix { $0 != " " })), "\(command)")
    }
  }
}
