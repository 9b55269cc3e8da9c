import Testing

@Suite struct OutletTests {
  @Test func `nothing is printed but by the console`() throws {
    let files = try SourceTree.swiftFiles(in: "Sources")
    let complaints = OutletChecker.complaints(about: files)
    #expect(complaints == [])
    #expect(files.contains { $0.path == OutletChecker.console })
  }

  @Test func `the console takes visible texts, and bytes of pictures alone`() throws {
    let code = SwiftText(try SourceTree.text(of: OutletChecker.console)).code
    let writers = code.matches(of: /\bfunc (?<name>\w+)\((?<parameters>[^)]*)\)/).map {
      "\($0.name)(\($0.parameters))"
    }
    #expect(
      writers == [
        "write(_ text: VisibleText)", "write(ofPicture bytes: [UInt8])",
        "show(_ text: VisibleText)",
        "tell(_ line: String)", "tell(_ text: VisibleText)", "ask(_ question: String)",
        "tell(inPlaceOfLine line: String?)",
      ])
    #expect(code.contains("private let writeOutput:"))
    #expect(code.contains("private let writeMessage:"))
    // Pictures are put there by one.
    let users = try SourceTree.swiftFiles(in: "Sources").filter {
      $0.text.code.contains("write(ofPicture:") && $0.path != OutletChecker.console
    }
    #expect(users.map(\.name) == ["ConsoleSink.swift"])
  }

  @Test func `no C of the house prints but the last words where memory ends`() throws {
    for target in try SourceTree.targetsInC() {
      for path in try SourceTree.files(inTarget: target) where path != OutletChecker.lastWords {
        let words = SwiftText(try SourceTree.text(of: path)).code
        #expect(words.matches(of: OutletChecker.outlet).map { String($0.output) } == [], "\(path)")
      }
    }
  }

  @Test(arguments: [
    "print(\"a\")", "Swift.print(a)", "debugPrint(a)", "dump(a)", "fputs(a, file)", "puts(a)",
    "let handle = FileHandle.standardError", "_ = write(1, a, 2)", "write(2, a, 2)",
    "writeAll(a, to: STDERR_FILENO)", "fprintf(x, y)", "dprintf(1, x)", "perror(a)",
    "RootCommand.exit(withError: a)", "RootCommand.main()", "NSLog(a)", "setvbuf(stdout, nil)",
    "let a = \"\\(print(b))\"",
  ])
  func `an outlet is told with its line`(source: String) {
    #expect(complaints(about: "\n" + source).first?.hasPrefix("Sources/M/A.swift:2: ") == true)
  }

  @Test(arguments: [
    "// print(a)", "let a = \"print(1)\"", "blueprint(a)", "write(1)", "write(a, b)",
    "console.tell(a)", "func reprint() {}", "try write(10, a)",
  ])
  func `what only looks like one is none`(source: String) {
    #expect(complaints(about: source) == [])
  }

  private func complaints(about source: String) -> [String] {
    OutletChecker.complaints(about: [SourceFile(path: "Sources/M/A.swift", source: source)])
  }

  @Test func `the last words were made visible before`() throws {
    let code = SwiftText(try SourceTree.text(of: OutletChecker.memoryWatch)).code
    let handed = code.matches(of: /galley_(?:abort|note_work)\((?<words>.*)\) ?}/).map(\.words)
    #expect(handed == ["VisibleText(line: reason).text", "VisibleText(line: work).text"])
  }
}
