import Foundation
import Testing

@testable import GalleyCommand

/// Checks that compare with what an earlier revision draws.
@Suite struct RevisionTests {
  private let repository: RingRepository
  private let console = TestConsole()

  private var suite: RingSuite { repository.suite }

  init() throws { repository = try RingRepository() }

  @Test func `what the working tree draws is compared with what the revision draws`() throws {
    #expect(repository.check(against: "HEAD", on: console) == .success)
    try suite.write("ring", fill: "red")
    try suite.write("third", items: 6)
    try suite.remove("scenes/row.yaml")
    #expect(repository.check(against: "HEAD", on: console) == .different)
    let words = console.outputText
    #expect(words.contains("changed  ring/first\n  fill of all 3 items of 'ring' went from "))
    #expect(words.contains("new      third/second\n"))
    #expect(words.contains("obsolete row/first\n"))
    let commit = try repository.git("rev-parse", "HEAD").prefix(10)
    #expect(
      words.contains("2 changed, 2 new, 2 obsolete (exact, against HEAD (\(commit)), "), "\(words)")
    // There is nothing that could be approved.
    #expect(!words.contains("next: "))
  }

  @Test
  func `a scene of another name than in the revision is renamed, and there is nothing to approve`()
    throws
  {
    try suite.write("third")
    try suite.remove("scenes/row.yaml")
    #expect(repository.check(against: "HEAD", on: console) == .different)
    #expect(
      console.outputText.contains("renamed  third/first\n  was called 'row/first'\n"),
      "\(console.outputText)")
    #expect(console.outputText.contains("2 renamed, 2 same ("))
    #expect(!console.outputText.contains("next: "))
    #expect(try suite.folder.contents().contains("results/expected/row/first.png"))
  }

  @Test func `the results have the pictures of both, and their report a command for neither`()
    throws
  {
    try suite.write("ring", fill: "red")
    try suite.remove("scenes/row.yaml")
    let reports = ["--junit", suite.folder("j.xml"), "--markdown", suite.folder("m.md")]
    let status = suite.run(
      ["check", suite.folder("scenes"), "--against", "HEAD", "--picture-address", "at/{path}"]
        + reports, on: console)
    #expect(status == .different)
    let names = try suite.folder.contents().filter { $0.hasSuffix(".png") }
    for name in [
      "expected/ring/first", "drawn/ring/first", "diff/ring/first", "expected/row/first",
    ] {
      #expect(names.contains("results/\(name).png"))
    }
    let page = String(decoding: try suite.folder.read("results/report.html"), as: UTF8.self)
    #expect(page.contains("\"approve\": null"))
    #expect(!page.contains("galley approve ring"))
    #expect(page.contains("against HEAD ("))
    #expect(page.contains("differs from what HEAD draws"))
    #expect(page.contains("<a href=\"expected/row/first.png\">"))
    let table = String(decoding: try suite.folder.read("m.md"), as: UTF8.self)
    #expect(table.contains("src=\"at/expected/row/first.png\""))
    let xml = String(decoding: try suite.folder.read("j.xml"), as: UTF8.self)
    #expect(xml.contains("ring/first differs from what HEAD draws: fill of all 3 items"))
    let github = TestConsole()
    #expect(repository.check(against: "HEAD", "--format", "github", on: github) == .different)
    #expect(!github.outputText.contains("approve"))
  }

  @Test(arguments: ["approve", "review", "prune"])
  func `there is nothing to accept`(command: String) throws {
    try suite.write("ring", fill: "red")
    #expect(repository.check(against: "HEAD", on: console) == .different)
    #expect(suite.run([command], on: console) == .trouble)
    #expect(
      console.messageText.contains(
        "are of a check against 'HEAD', and what a revision draws is neither approved nor pruned;"
          + " run galley check with --references"))
    // The next check with references has no memory of it.
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("4 new ("))
    #expect(suite.run(["approve"]) == .success)
  }

  @Test func `states, parts, courses and scales are those of the check`() throws {
    try suite.write("ring", items: 4)
    #expect(repository.check(against: "HEAD", "--state", "second", on: console) == .different)
    #expect(console.outputText.contains("\n1 changed, 1 same (exact"))
    var count = 0
    for part in ["1/2", "2/2"] {
      let folder = suite.folder("part-\(part.prefix(1))")
      _ = repository.check(against: "HEAD", "--shard", part, "--results", folder, on: console)
      count += try suite.folder.contents().count {
        $0.hasPrefix("part-\(part.prefix(1))/drawn/") && $0.hasSuffix(".png")
      }
    }
    #expect(count == 2)
    let whole = TestConsole()
    #expect(suite.merge(["1", "2"], on: whole) == .different)
    #expect(whole.outputText.contains("\n2 changed, 2 same (exact, against HEAD ("))
    let courses = TestConsole()
    _ = repository.check(
      against: "HEAD", "--animate", "--scale", "1,2", on: courses)
    #expect(courses.outputText.contains("\n4 changed, 4 same (exact"))
  }

  @Test func `a scene that cannot be read there is told with its place in the revision`() throws {
    try suite.folder.write("galley: 1\nstates: [", to: "scenes/ring.yaml")
    try repository.commit("A broken ring")
    try suite.write("ring")
    #expect(repository.check(against: "HEAD", on: console) == .trouble)
    #expect(console.outputText.contains("failed   ring\n  HEAD:scenes/ring.yaml:"))
    #expect(console.outputText.contains("\n1 failed, 2 same (exact"))
    #expect(console.messageText == "")
  }

  private func writePictures() throws {
    try suite.folder.write(
      """
      galley: 1
      include: parts/colors.yaml
      screen: { size: [40, 40], scale: 1, background: $paper }
      views:
        - collection: pictures
          layout: { kind: ring, item: 10 }
          cell: { style: icon, image: '{cover}.svg', inset: 0 }
          items: [{ cover: one }, { cover: two }]
      states:
        - { name: first, start: { items: 1 } }
        - { name: second }
      """, to: "scenes/pictures.yaml")
  }

  private func writeImage(_ name: String, fill: String) throws {
    try suite.folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
      <rect width="10" height="10" fill="\(fill)"/></svg>
      """, to: "scenes/\(name).svg")
  }

  @Test func `what a scene includes and shows is that of the revision`() throws {
    try suite.makeFolder("scenes/parts")
    try suite.folder.write("palette: { paper: white }", to: "scenes/parts/colors.yaml")
    for name in ["one", "two"] { try writeImage(name, fill: "teal") }
    try writePictures()
    try repository.commit("Pictures")
    #expect(repository.check(against: "HEAD", on: console) == .success)
    try writeImage("two", fill: "red")
    let image = TestConsole()
    #expect(repository.check(against: "HEAD", on: image) == .different)
    #expect(image.outputText.contains("changed  pictures/second\n"), "\(image.outputText)")
    #expect(image.outputText.contains("\n1 changed, 5 same (exact"))
    try suite.folder.write("palette: { paper: black }", to: "scenes/parts/colors.yaml")
    let part = TestConsole()
    #expect(repository.check(against: "HEAD", on: part) == .different)
    #expect(part.outputText.contains("\n2 changed, 4 same (exact"), "\(part.outputText)")
    // What is not there by then is told as it is there.
    try repository.commit("Black")
    try suite.remove("scenes/two.svg")
    try repository.commit("One is lost")
    try writeImage("two", fill: "red")
    let lost = TestConsole()
    #expect(repository.check(against: "HEAD", on: lost) == .trouble)
    #expect(lost.outputText.contains("failed   pictures"), "\(lost.outputText)")
    #expect(lost.outputText.contains("HEAD:scenes/two.svg"), "\(lost.outputText)")
    #expect(!lost.outputText.contains("galley-build-"), "\(lost.outputText)")
    #expect(lost.outputText.contains(" 5 same (exact"), "\(lost.outputText)")
  }

  @Test func `a new scene file is new, and one of another time is found by its path`() throws {
    try suite.write("third")
    let file = suite.folder("scenes/third.yaml")
    #expect(suite.run(["check", file, "--against", "HEAD"], on: console) == .different)
    #expect(console.outputText.contains("\n2 new (exact"))
    try repository.commit("A third")
    #expect(suite.run(["check", file, "--against", "HEAD"]) == .success)
    #expect(suite.run(["check", file, "--against", "HEAD~1"]) == .different)
    try repository.git("tag", "-a", "-m", "A mark", "mark", "HEAD~1")
    #expect(suite.run(["check", file, "--against", "mark"]) == .different)
  }

  @Test func `neither the working tree nor git's folder changes`() throws {
    try suite.write("ring", fill: "red")
    try repository.git("add", "--all")
    try suite.write("row", fill: "red")
    let status = try repository.git("status", "--porcelain")
    let files = try suite.folder.contents().filter { !$0.hasPrefix("results") }
    let index = try suite.folder.read(".git/index")
    #expect(repository.check(against: "HEAD", on: console) == .different)
    #expect(try suite.folder.contents().filter { !$0.hasPrefix("results") } == files)
    #expect(try suite.folder.read(".git/index") == index)
    #expect(try repository.git("status", "--porcelain") == status)
    #expect(try repository.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test func `nothing that is configured is run`() throws {
    let mark = suite.folder("mark")
    for hook in ["post-checkout", "post-index-change", "reference-transaction"] {
      let path = suite.folder(".git/hooks/\(hook)")
      try FileManager.default.createDirectory(
        atPath: suite.folder(".git/hooks"), withIntermediateDirectories: true)
      try "#!/bin/sh\ntouch '\(mark)'\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    try suite.folder.write("*.yaml filter=spy export-ignore ident\n", to: ".gitattributes")
    try repository.commit("Attributes")
    try? FileManager.default.removeItem(atPath: mark)
    for key in ["filter.spy.smudge", "filter.spy.process", "core.fsmonitor", "core.pager"] {
      try repository.git("config", key, "touch '\(mark)'")
    }
    try repository.git("config", "filter.spy.required", "true")
    #expect(repository.check(against: "HEAD", on: console) == .success)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test(arguments: ["HEAD~7", "-x", "--help", "HEAD:scenes", "no such", "a\nb", "HEAD^{tree}"])
  func `what is no commit is told`(name: String) throws {
    let arguments = ["check", suite.folder("scenes"), "--against=\(name)"]
    #expect(suite.run(arguments, on: console) == .trouble)
    #expect(console.messageText.contains("is no commit of the repository"))
    #expect(console.messageText.contains("'git log --oneline' lists them"))
  }

  @Test func `one of references and a revision is given`() {
    for arguments in [[], ["--references", "refs", "--against", "HEAD"]] {
      let console = TestConsole()
      #expect(suite.run(["check", suite.folder("scenes")] + arguments, on: console) == .trouble)
      #expect(
        console.messageText.contains(
          "give either --references, a folder, or --against, a revision of git"))
    }
    #expect(repository.check(against: "", on: console) == .trouble)
    #expect(console.messageText.contains("--against is empty; name a revision, such as HEAD"))
  }

  @Test func `a repository without commits, a shallow one and a bare one are told`() throws {
    let empty = try RingSuite()
    func check(_ scenes: String, _ revision: String) -> String {
      let console = TestConsole()
      #expect(empty.run(["check", scenes, "--against", revision], on: console) == .trouble)
      return console.messageText
    }
    #expect(check(empty.folder("scenes"), "HEAD").contains("lies in no repository of git"))
    try RingRepository.git(["init", "-q", empty.folder.path])
    #expect(check(empty.folder("scenes"), "HEAD").contains("has no commit yet"))
    try repository.commit("Nothing")
    let clone = suite.folder("clone")
    try RingRepository.git(
      ["clone", "-q", "--depth", "1", "file://" + suite.folder.path, clone])
    let shallow = check(clone + "/scenes", "HEAD~1")
    #expect(shallow.contains("'git fetch --deepen 50', or all with 'git fetch --unshallow'"))
    try RingRepository.git(["-C", clone, "config", "core.bare", "true"])
    #expect(check(clone + "/scenes", "HEAD").contains("lies in a bare repository of git"))
  }

  @Test func `what a partial clone lacks is told, and not fetched`() throws {
    try suite.write("ring", items: 5)
    try repository.commit("Five items")
    try suite.write("ring", fill: "red")
    try repository.commit("A red ring")
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = suite.folder("clone")
    try RingRepository.git(
      ["clone", "-q", "--filter=blob:none", "file://" + suite.folder.path, clone])
    let check = ["check", clone + "/scenes", "--against"]
    #expect(suite.run(check + ["HEAD"]) == .success)
    #expect(suite.run(check + ["HEAD~1"], on: console) == .trouble)
    #expect(console.messageText.contains("is a partial clone that does not hold all files"))
    try RingRepository.git(["-C", clone, "archive", "-o", suite.folder("a.tar"), "HEAD~1"])
    #expect(suite.run(check + ["HEAD~1"]) == .different)
  }

  @Test func `two scenes of one name are told as of the revision`() throws {
    try suite.makeFolder("more")
    try suite.write("third")
    try FileManager.default.copyItem(
      atPath: suite.folder("scenes/third.yaml"), toPath: suite.folder("more/ring.yaml"))
    try repository.commit("Two rings")
    try suite.remove("more/ring.yaml")
    let folders = ["scenes", "more"].map { suite.folder($0) }
    try suite.folder.write("galley: 1", to: "more/kit.yaml")
    #expect(suite.run(["check"] + folders + ["--against", "HEAD"], on: console) == .trouble)
    #expect(console.messageText.contains("at HEAD, two states have the reference 'ring/first.png'"))
  }

  @Test func `scenes outside of the repository are told`() throws {
    let other = try RingSuite()
    let arguments = [suite.folder("scenes"), other.folder("scenes"), "--against", "HEAD"]
    // Both have scenes of the same names, which is told later.
    #expect(suite.run(["check"] + arguments, on: console) == .trouble)
    #expect(console.messageText.contains("lies outside of the repository"))
  }
}
