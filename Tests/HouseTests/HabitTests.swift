import Testing

@Suite struct HabitTests {
  @Test(arguments: ["Sources", "Tests"])
  func `no source takes a short cut`(folder: String) throws {
    let complaints = HabitChecker.complaints(about: try SourceTree.swiftFiles(in: folder))
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("let a = try! f()", "try!"), ("a as! B", "as!"), ("// TODO later", "TODO"),
    ("/* FIXME */", "FIXME"), ("final class A: @unchecked Sendable {}", "@unchecked Sendable"),
    ("nonisolated(unsafe) var a = 1", "nonisolated(unsafe)"),
    ("// swift-format-ignore", "swift-format-ignore"),
  ])
  func `a short cut is told with its line`(source: String, word: String) {
    let file = SourceFile(path: "Sources/M/A.swift", source: "\n" + source)
    #expect(HabitChecker.complaints(about: [file]) == ["Sources/M/A.swift:2: \(word)"])
  }

  @Test func `drawing text through Cairo is told, but not where it is a peer`() {
    let source = "pango_cairo_show_layout(cairo, layout)"
    let files = ["GalleyRendering", "GalleyPlainCairo"].map {
      SourceFile(path: "Sources/\($0)/A.swift", source: source)
    }
    #expect(
      HabitChecker.complaints(about: files) == [
        "Sources/GalleyRendering/A.swift:1: pango_cairo_",
        "Sources/GalleyRendering/A.swift:1: cairo_show_",
      ])
  }

  @Test(arguments: ["let a = \"TODO\"", "// try! is banned", "#expect(list == todo)"])
  func `words in strings and bans named in comments are none`(source: String) {
    #expect(HabitChecker.complaints(about: [SourceFile(path: "A.swift", source: source)]) == [])
  }

  @Test func `the top level holds only what it may`() throws {
    let allowed: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "samples", "output", "README.md",
      "Makefile", "LICENSE",
    ]
    let strangers = try SourceTree.topLevel().filter {
      !allowed.contains($0) && !$0.hasPrefix(".")
    }
    #expect(strangers == [])
  }

  /// A package with unsafe flags is no dependency of another.
  @Test func `the manifest has no unsafe flags but where the variable asks for them`() throws {
    let manifest = SwiftText(try SourceTree.text(of: "Package.swift")).code
    let conditions = ["if hasQuickTests {", "if isForTestsAlone {", "if standsAlone {"]
    let parts = manifest.split(separator: "unsafeFlags")
    #expect(parts.count == conditions.count + 1)
    for (part, condition) in zip(parts, conditions) {
      let asked = try #require(part.split(separator: condition).last)
      let way = try #require(asked.split(separator: "for target in package.targets").last)
      #expect(way.contains("where "))
      #expect(!way.contains("}"))
    }
    #expect(parts[0].contains("where target.type == .test {"))
  }
}
