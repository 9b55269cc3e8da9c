import Foundation
import Testing

@testable import GalleyCommand

/// Scenes in folders below the one that is checked, which are said not to be.
@Suite struct NestedScenesTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.approveAll()
  }

  private func copy(_ name: String, to path: String) throws {
    try suite.makeFolder("scenes/" + path.split(separator: "/").dropLast().joined(separator: "/"))
    try suite.folder.write(
      String(decoding: suite.folder.read("scenes/\(name).yaml"), as: UTF8.self),
      to: "scenes/" + path)
  }

  private func warnings(_ arguments: [String] = []) -> [String] {
    let console = TestConsole()
    #expect(suite.check(arguments, on: console) == .success, "\(console.messageText)")
    return console.messageText.split(separator: "\n").map(String.init)
  }

  @Test func `a folder with scenes in it is named`() throws {
    try copy("ring", to: "account/profile.yaml")
    try copy("ring", to: "account/other.yml")
    try copy("row", to: "account/deep/er.yaml")
    let folder = suite.folder("scenes/account")
    #expect(
      warnings() == [
        "warning: '\(folder)' holds 2 scenes that are not checked; name that folder, too",
        "warning: '\(folder)/deep' holds 1 scene that is not checked; name that folder, too",
      ])
    #expect(
      suite.run(["check", folder, "--references", suite.folder("other")], on: console) == .different
    )
    #expect(console.messageText.contains("/deep' holds 1 scene"))
    let render = TestConsole()
    let output = suite.folder("output")
    #expect(render.run("render", suite.folder("scenes"), "-o", output) == .success)
    #expect(render.messageText.contains("' holds 2 scenes that are not drawn; name that"))
  }

  @Test func `one that is named as well is not told`() throws {
    try copy("ring", to: "account/profile.yaml")
    let folders = ["scenes", "scenes/account"].map { suite.folder($0) }
    _ = suite.run(["check"] + folders + ["--references", suite.folder("refs")], on: console)
    #expect(!console.messageText.contains("holds"))
  }

  @Test func `what scenes are read from, parts, strings and other YAML are no scenes of their own`()
    throws
  {
    try copy("ring", to: "parts/base.yaml")
    try suite.folder.write(
      "galley: 1\nbase: parts/base.yaml\nstates: [{ name: first }]\n", to: "scenes/derived.yaml")
    try suite.makeFolder("scenes/data")
    for (name, text) in [
      ("strings", "hello: Hallo"), ("workflow", "on: [push]\njobs: {}"), ("broken", "a: [b"),
      ("list", "- galley: 1"), ("kit", "galley: 1\nparts: { chip: { views: [] } }"),
    ] {
      try suite.folder.write(text, to: "scenes/data/\(name).yaml")
    }
    _ = suite.check(on: console)
    #expect(console.messageText == "")
  }

  @Test func `hidden folders and links are left alone, and many folders are counted`() throws {
    try copy("ring", to: ".hidden/a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: suite.folder("scenes/loop"), withDestinationPath: ".")
    #expect(warnings() == [])
    for number in 1...8 { try copy("ring", to: "folder-\(number)/a.yaml") }
    let reported = warnings()
    #expect(reported.count == 6)
    #expect(reported.last == "warning: 3 more folders below hold such scenes")
  }

  @Test func `a folder whose scenes all lie deeper is told where they are`() throws {
    try copy("ring", to: "account/profile.yaml")
    for name in ["ring", "row"] { try suite.remove("scenes/\(name).yaml") }
    #expect(suite.check(on: console) == .trouble)
    #expect(
      console.messageText.contains(
        "there are some in '\(suite.folder("scenes/account"))'; name that folder"),
      "\(console.messageText)")
  }
}
