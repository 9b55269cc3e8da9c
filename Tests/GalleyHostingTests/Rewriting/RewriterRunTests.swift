import Foundation
import GalleyNotation
import Testing

@testable import GalleyRewriter

/// What the plugin's tool makes of a list of layouts.
@Suite struct RewriterRunTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "galley-rewriter-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  private func run(_ names: String...) throws -> [String] {
    let run = try #require(
      RewriterRun(
        ["\(folder)/list.txt"] + names.flatMap { [$0, "\(folder)/\($0)", "\(folder)/\($0).out"] }))
    return run.run().map { $0.description.replacing("\(folder)/", with: "") }
  }

  @Test func `the files of a list are rewritten with their own places`() throws {
    try write("# two\n\n  A.swift  # the first\nB.swift\n", to: "list.txt")
    try write("import UIKit\nclass A: NSObject { @objc func f() {} }\n", to: "A.swift")
    try write("import Foundation\n", to: "B.swift")
    #expect(try run("A.swift", "B.swift") == [])
    let text = try String(contentsOfFile: "\(folder)/A.swift.out", encoding: .utf8)
    #expect(text.hasPrefix("#sourceLocation(file: \"\(folder)/A.swift\", line: 1)\nimport UIKit\n"))
    #expect(!text.contains("@objc"))
    #expect(
      try String(contentsOfFile: "\(folder)/B.swift.out", encoding: .utf8).contains("import UIKit"))
  }

  @Test func `a module that is not here is told at its line`() throws {
    try write("A.swift", to: "list.txt")
    try write("import UIKit\nimport MapKit\n", to: "A.swift")
    let issues = try run("A.swift")
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix("A.swift:2:8: warning: the framework MapKit is not here") == true)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/A.swift.out"))
  }

  @Test func `a list that has changed since is told with its cure`() throws {
    try write("A.swift\nB.swift\n", to: "list.txt")
    try write("", to: "A.swift")
    let issues = try run("A.swift")
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("list.txt:1:1: the list has changed since") == true)
    #expect(issues.first?.hasSuffix("say 'touch Package.swift' and build again") == true)
  }

  @Test func `a file that cannot be read is told where the list names it`() throws {
    try write("\nA.swift\n", to: "list.txt")
    #expect(try run("A.swift").first?.hasPrefix("list.txt:2:1: cannot read 'A.swift'") == true)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/A.swift", withIntermediateDirectories: false)
    #expect(
      try run("A.swift") == ["list.txt:2:1: 'A.swift' is no plain file; name a Swift file"])
  }
}
