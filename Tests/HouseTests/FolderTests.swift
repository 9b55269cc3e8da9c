import Testing

@Suite struct FolderTests {
  @Test func `no two folders of a module need each other`() throws {
    let complaints = FolderChecker.complaints(about: try SourceTree.swiftFiles(in: "Sources"))
    #expect(complaints == [])
  }

  @Test func `the needs of real folders are found`() throws {
    let files = try SourceTree.swiftFiles(in: "Sources").filter { $0.target == "GalleyGraphics" }
    let needs = FolderChecker.needs(of: files)
    #expect(needs.contains { $0.from == "DisplayList" && $0.to == "Colors" })
  }

  @Test func `two folders that name each other's types are told, with a place each`() {
    #expect(
      complaints([
        "Sources/M/A/One.swift": "struct One { var two: Two }",
        "Sources/M/B/Two.swift": "struct Two {\n  func f() -> [One] { [] }\n}",
      ]) == [
        "M: A needs Two of B (Sources/M/A/One.swift:1), B needs One of A (Sources/M/B/Two.swift:2)"
      ])
  }

  @Test func `a cycle of three folders is told once`() {
    let found = complaints([
      "Sources/M/A/One.swift": "struct One { let next: Two? }",
      "Sources/M/B/Two.swift": "struct Two { let next: [Three] }",
      "Sources/M/C/Three.swift": "func make() { print(One.self) }\nenum Three {}",
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("C needs One of A (Sources/M/C/Three.swift:1)") == true)
  }

  @Test(arguments: [
    "extension One {}", "let a = [One]()", "f(0..<One.count)", "let a = \"\\(One())\"",
    "enum Outer { case a(One) }",
  ])
  func `a use is found wherever it stands`(source: String) {
    #expect(cycles(withSecondSaying: source).count == 1)
  }

  @Test(arguments: [
    "// One is elsewhere", "let text = \"One\"", "let x = Other.One", "/* One */ let y = 1",
    "struct Holder { enum One {}\n let one: One }", "private struct One {}\nlet one = One()",
    "let one = OneMore()",
  ])
  func `a comment, a string, a member and a name of one's own are no uses`(source: String) {
    #expect(cycles(withSecondSaying: source) == [])
  }

  @Test func `files beside the folders and other modules do not count`() {
    let found = complaints([
      "Sources/M/A/One.swift": "struct One { let two = Two() }",
      "Sources/M/Root.swift": "struct Two { let one = One() }",
      "Sources/N/B/Two.swift": "struct Two { let one = One() }",
    ])
    #expect(found == [])
  }

  private func cycles(withSecondSaying source: String) -> [String] {
    complaints([
      "Sources/M/A/One.swift": "struct One { let two = Two() }",
      "Sources/M/B/Two.swift": "struct Two {}\n" + source,
    ])
  }

  private func complaints(_ sources: [String: String]) -> [String] {
    FolderChecker.complaints(
      about: sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, source: $0.value) })
  }
}
