import ArgumentParser
import Foundation
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyCommand

/// What shells complete command lines with.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ringScene, to: "ring.yaml")
    try folder.write("galley: 1\nviews: [", to: "broken.yaml")
  }

  /// What the command answers where a script asks for words for an argument.
  private func words(
    for argument: String, of command: String, after line: [String], word: String = ""
  ) -> [String] {
    let console = TestConsole()
    let words = ["galley", command] + line + [word]
    let status = console.run(
      ["---completion", command, "--", argument, "\(words.count - 1)", "\(word.count)"] + words)
    #expect(status == .success, "\(console.messageText)")
    return console.outputText.split(separator: "\n").map(String.init)
  }

  @Test func `states are those of the scenes that the line names`() {
    let scene = folder("ring.yaml")
    for command in ["render", "check", "layout"] {
      #expect(
        words(for: "--state", of: command, after: [scene, "--state"]) == ["first", "second"])
    }
    #expect(
      words(for: "--state", of: "render", after: [folder.path, "--state"]) == ["first", "second"])
    #expect(words(for: "--state", of: "render", after: [folder("broken.yaml"), "--state"]) == [])
    #expect(words(for: "--state", of: "render", after: [folder("missing.yaml"), "--state"]) == [])
  }

  @Test func `names are those of the catalogs`() {
    let layouts = words(for: "positional@1", of: "list", after: ["layouts"])
    #expect(layouts == Catalogs.standard.layouts.kinds)
    #expect(words(for: "positional@1", of: "list", after: ["devices"]) == [])
    #expect(words(for: "--like", of: "list", after: ["symbols", "--like"]) == SymbolSet.names)
    #expect(words(for: "--metric", of: "diff", after: ["--metric"]).contains("perceptual"))
    let formats = words(for: "--format", of: "render", after: ["--format"], word: "png,s")
    #expect(formats.contains("png,svg"))
    #expect(formats.allSatisfy { $0.hasPrefix("png,") })
  }

  @Test(arguments: CompletionShell.allCases)
  func `a shell's script offers topics behind help`(shell: CompletionShell) {
    let console = TestConsole()
    #expect(console.run("--generate-completion-script", shell.rawValue) == .success)
    #expect(console.outputText.contains("gestures interactions parts"))
    #expect(!console.outputText.contains("\\u{"))
  }

  @Test func `bash completes commands, options, states and topics`() throws {
    let console = TestConsole()
    _ = console.run("--generate-completion-script", "bash")
    try folder.write(console.outputText, to: "script")
    // In place of the command: what asks it for states gets them.
    try folder.write("#!/bin/sh\necho first; echo second\n", to: "galley")
    chmod(folder("galley"), 0o755)
    let lines = [
      ("galley ren", ["render"]), ("galley render --contr", ["--contrast", "--controller"]),
      ("galley help gest", ["gestures"]), ("galley list text-", ["text-styles"]),
      ("galley render ring.yaml --state sec", ["second"]), ("galley render rin", ["ring.yaml"]),
    ]
    for (line, expected) in lines {
      let shell = Process()
      let output = Pipe()
      shell.executableURL = URL(filePath: "/bin/bash")
      shell.arguments = [
        "-c",
        """
        cd "$1"; . ./script; PATH=$1:$PATH; COMP_LINE=$2; COMP_POINT=${#2}; COMP_WORDS=($2)
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _galley galley "${COMP_WORDS[COMP_CWORD]}" \
        "${COMP_WORDS[COMP_CWORD - 1]}"; printf '%s\\n' "${COMPREPLY[@]}"
        """, "bash", folder.path, line,
      ]
      shell.standardOutput = output
      try shell.run()
      let answer = try output.fileHandleForReading.readToEnd() ?? Data()
      shell.waitUntilExit()
      let words = String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init)
      #expect(words == expected, "\(line)")
    }
  }
}
