import Foundation
import Testing

/// The manual pages, which a script makes of the command's help.
@Suite struct ManualTests {
  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var shouldDisplay: Bool
      var names: [Name]?
    }
    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  private struct Help: Decodable { var command: Command }

  @Test func `each command has a page with its options, and a reader of manuals takes them`() throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "galley-manuals-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let galley = CommandProcess.executable.path
    let script = Samples.root.appending(path: ".scripts/install-shared")
    _ = try run(script.path, galley, folder.path)
    let pages = folder.appending(path: "man/man1")
    let help = try JSONDecoder().decode(
      Help.self, from: Data(try run(galley, "--experimental-dump-help").utf8))
    var names: [String] = []
    func check(_ command: Command, below parents: [String]) throws {
      let words = parents + [command.commandName]
      let name = words.joined(separator: "-")
      names.append(name + ".1")
      let page = try String(contentsOf: pages.appending(path: name + ".1"), encoding: .utf8)
      #expect(page.contains("\n.Nm \(name)\n"))
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for option in argument.names ?? [] {
          let dash = option.kind == "long" ? "-" : ""
          let flag = "Fl \(dash)\(option.name.replacing("-", with: "\\-"))"
          #expect(page.contains(flag), "\(name): \(flag)")
        }
      }
      for child in command.subcommands ?? [] where child.commandName != "help" {
        try check(child, below: words)
      }
    }
    try check(help.command, below: [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted() == names.sorted())
    for name in names where FileManager.default.isExecutableFile(atPath: "/usr/bin/man") {
      let words = try run("/usr/bin/man", "--warnings", "-l", pages.appending(path: name).path)
      #expect(words.contains("DESCRIPTION"))
      #expect(!words.contains(": warning:"), "\(name)")
    }
    for shared in [
      "bash-completion/completions/galley", "zsh/site-functions/_galley",
      "fish/vendor_completions.d/galley.fish", "galley/galley.schema.json",
    ] {
      #expect(FileManager.default.isReadableFile(atPath: folder.appending(path: shared).path))
    }
  }

  /// Returns what a program writes to its output and its error.
  private func run(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["MANPAGER": "cat", "MANWIDTH": "80"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}
