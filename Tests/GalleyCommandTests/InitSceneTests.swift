import Foundation
import GalleyComponents
import GalleyScenes
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
    #expect(!console.outputText.contains("Let .gitignore"))
    let scene = folder("scenes/\(template.rawValue).yaml")
    let text = String(decoding: try folder.read("scenes/\(template.rawValue).yaml"), as: UTF8.self)
    #expect(text.hasPrefix("# yaml-language-server: $schema=galley.schema.json\n"))

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
        "Tests/MyInboxTests.swift", "scenes/galley.schema.json", "scenes/my inbox.yaml",
      ])
    #expect(console.outputText.contains("  \(folder("Tests/MyInboxTests.swift"))\n"))
    #expect(console.outputText.contains("  \(folder(".gitignore"))\n"))
    #expect(!console.outputText.contains("Let .gitignore"))
    // A first check ends with 1, and what stands behind `&&` would not come.
    #expect(console.outputText.contains(" --references references\n  galley approve\n\n"))
    #expect(console.outputText.hasSuffix("GALLEY_BUNDLE say where Galley's archive is, a URL.\n"))
    let scene = String(decoding: try folder.read("scenes/my inbox.yaml"), as: UTF8.self)
    #expect(scene.contains("\ntitle: \"my inbox\"\n"))
    let schema = TestConsole()
    #expect(schema.run("schema") == .success)
    #expect(try folder.read("scenes/galley.schema.json") == schema.outputBytes)
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

  @Test func `a second scene takes the schema and the ignored files of the first`() throws {
    _ = start("one")
    let (console, status) = start("two")
    #expect(status == 0, "\(console.messageText)")
    #expect(console.outputText.hasPrefix("wrote\n  \(folder("scenes/two.yaml"))\n\nDraw it:\n"))
    #expect(!console.outputText.contains("Let .gitignore"))
    #expect(console.outputText.contains("galley schema > \(folder("scenes/galley.schema.json"))\n"))
  }

  @Test(arguments: [
    "a: b", "NAME", "TYPE", "STATE", "«NAME»", "😀", "مرحبا", "it's", "say \"hi\"", "null", "~",
    "123", "x # y", "[a]", "*x", "%20", "{color}", "\\", "\\(x)", "class", "1️⃣",
  ])
  func `a title reads back as it was given`(name: String) throws {
    let (console, status) = start(name, "--tests")
    #expect(status == 0, "\(console.messageText)")
    let scene = try SceneLoader().load(contentsOf: folder("scenes/\(name).yaml"))
    #expect(scene.title == name)

    let file = try #require(try folder.contents().first { $0.hasSuffix("Tests.swift") })
    let test = String(decoding: try folder.read(file), as: UTF8.self)
    let literal = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    #expect(test.contains("(ofSceneAt: \"../scenes/\(literal).yaml\", state: \"first\", as: .png)"))
    let type = try #require(test.firstMatch(of: /struct (.*) {/)?.output.1)
    #expect(file == "Tests/\(type).swift")
    #expect(type.unicodeScalars.first?.properties.isXIDStart == true)
    #expect(type.unicodeScalars.allSatisfy { $0.properties.isXIDContinue })
  }

  @Test(arguments: ["", "../up", "a/b", ".hidden", "-x", "two\nlines", "::error::x", "a\u{202E}b"])
  func `what is no file's name is refused`(name: String) throws {
    let console = TestConsole()
    #expect(console.run("init", "-o", folder.path, "--", name) == .trouble)
    #expect(console.messageText.contains("a scene cannot be called '"))
    #expect(try folder.contents() == [])
  }

  @Test func `nothing is written through a link, nor over one that leads nowhere`() throws {
    let other = try TemporaryFolder()
    for target in [other.path, "nowhere"] {
      let path = folder("scenes")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      let (console, status) = start()
      #expect(status == 2)
      #expect(console.messageText.contains("scenes"))
      #expect(try folder.contents() == ["scenes"])
      #expect(try other.contents() == [])
      try FileManager.default.removeItem(atPath: path)
    }
    try FileManager.default.createDirectory(
      atPath: folder("scenes"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder("scenes/screen.yaml"), withDestinationPath: "nowhere")
    let (console, status) = start()
    #expect(status == 2)
    #expect(console.messageText.contains("screen.yaml' is there already and is not written over"))
    #expect(try folder.contents() == ["scenes", "scenes/screen.yaml"])
  }

  @Test func `a file in the way of a folder is told, and nothing is written`() throws {
    try folder.write("", to: "Tests")
    let (console, status) = start("--tests")
    #expect(status == 2)
    #expect(console.messageText.contains("a file is in the way where a folder is needed"))
    #expect(try folder.contents() == ["Tests"])
  }
}
