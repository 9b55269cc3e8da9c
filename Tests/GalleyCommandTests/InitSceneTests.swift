import Foundation
import Testing

@testable import GalleyCommand

/// Scenes to begin with.
@Suite struct InitSceneTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The console and the command's exit code.
  private func start(_ arguments: String...) -> (TestConsole, Int32) {
    let console = TestConsole()
    let line = ["init"] + arguments + ["-o", folder.path]
    return (console, console.run(line).rawValue)
  }

  @Test(arguments: SceneStarter.Template.allCases)
  func `a template draws, without a warning, and is the same when it is checked`(
    template: SceneStarter.Template
  ) throws {
    let (console, status) = start("--template", template.rawValue)
    #expect(status == 0, "\(console.messageText)")
    #expect(console.outputText.contains("galley render "))
    let scene = folder("scenes/\(template.rawValue).yaml")

    let drawn = TestConsole()
    let pictures = ["-o", folder("pictures"), "--scale", "1"]
    #expect(drawn.run(["render", scene, "--strict"] + pictures).rawValue == 0)
    #expect(!drawn.messageText.contains("warning"), "\(drawn.messageText)")

    let folders = ["--references", folder("references"), "--results", folder("results")]
    _ = TestConsole().run(["check", scene] + folders)
    #expect(TestConsole().run(["approve", "--results", folder("results")]).rawValue == 0)
    #expect(TestConsole().run(["check", scene] + folders).rawValue == 0)
  }

  @Test func `the state of a test is one of the template's`() throws {
    for template in SceneStarter.Template.allCases {
      let (console, status) = start(template.rawValue, "--template", template.rawValue, "--tests")
      #expect(status == 0, "\(console.messageText)")
      let layout = TestConsole()
      let scene = folder("scenes/\(template.rawValue).yaml")
      #expect(layout.run(["layout", scene, "--state", template.state]).rawValue == 0)
      let test = try folder.contents().first {
        $0.lowercased().hasSuffix("\(template.rawValue)tests.swift")
      }
      let text = String(decoding: try folder.read(try #require(test)), as: UTF8.self)
      #expect(
        text.contains("\"../scenes/\(template.rawValue).yaml\", state: \"\(template.state)\""))
    }
  }

  @Test func `a test and a workflow are written where they are asked for`() throws {
    let (console, status) = start("my inbox", "--template", "list", "--tests", "--ci", "github")
    #expect(status == 0, "\(console.messageText)")
    let files = try folder.contents().filter { $0.contains(".") && !$0.hasSuffix("github") }
    #expect(
      files == [
        ".github/actions", ".github/actions/galley", ".github/actions/galley/action.yml",
        ".github/workflows", ".github/workflows/screens.yml", ".gitignore",
        "Tests/MyInboxTests.swift", "scenes/my inbox.yaml",
      ])
    #expect(console.outputText.contains("  \(folder("Tests/MyInboxTests.swift"))\n"))
    #expect(console.outputText.contains("  \(folder(".gitignore"))\n"))
    #expect(!console.outputText.contains("Let .gitignore"))
    // A first check ends with 1, and what stands behind `&&` would not come.
    #expect(console.outputText.hasSuffix(" --references references\n  galley approve\n"))
    let scene = String(decoding: try folder.read("scenes/my inbox.yaml"), as: UTF8.self)
    #expect(scene.contains("\ntitle: my inbox\n"))
  }

  @Test func `nothing that is there is written over`() throws {
    try folder.write("build/\n", to: ".gitignore")
    let (first, status) = start("--ci", "gitlab")
    #expect(status == 0)
    #expect(first.outputText.contains("Let .gitignore have the line .galley/"))
    #expect(try folder.read(".gitignore") == Array("build/\n".utf8))
    let before = try folder.contents()

    let (again, refused) = start("--ci", "github")
    #expect(refused == 2)
    #expect(again.messageText.contains("screen.yaml' is there already and is not written over"))
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["", "../up", "a/b", ".hidden"])
  func `what is no file's name is refused`(name: String) {
    let (console, status) = start(name)
    #expect(status == 2)
    #expect(console.messageText.contains("a scene cannot be called '\(name)'"))
  }
}
