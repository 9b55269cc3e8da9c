import Testing

/// That identity, looks and changes are values, of which texts are made once and never read back.
@Suite struct ValueTests {
  /// Where in files of a folder code has a word, as `path:line: word`.
  private func uses(of words: [String], in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      SwiftText.lines(of: file.text.code).flatMap { number, line in
        words.filter { line.contains($0) }.map { "\(file.path):\(number): \($0)" }
      }
    }
  }

  private static let readingOfTexts = [
    "hasPrefix(", "hasSuffix(", ".split(", ".split {", "components(separatedBy:", "wholeMatch(",
    "firstMatch(",
  ]

  @Test func `what explains differences reads no words`() throws {
    let files = try SourceTree.swiftFiles(in: "Sources").filter {
      $0.path.hasPrefix("Sources/GalleyComparison/Explanation/")
        && !$0.path.contains("/Explanation/Words/")
    }
    #expect(files.count > 10)
    #expect(uses(of: Self.readingOfTexts, in: files) == [])
  }

  @Test func `a reading of words is told with its line`() {
    let file = SourceFile(
      path: "Sources/M/A.swift", source: "\nlet a = name.hasSuffix(\" sight\") // hasPrefix(\n")
    #expect(uses(of: Self.readingOfTexts, in: [file]) == ["Sources/M/A.swift:2: hasSuffix("])
  }

  @Test func `no class name of a group is a mark that somebody looks for`() throws {
    let files = try SourceTree.swiftFiles(in: "Sources").filter {
      $0.target != "GalleyGraphics" && $0.name != "SVGGroupWriting.swift"
    }
    #expect(
      uses(of: ["name.classes", "name?.classes", ".classes ==", ".classes.contains"], in: files)
        == [])
  }

  @Test func `there is one catalog, and seven that are called by it`() throws {
    let files = try SourceTree.swiftFiles(in: "Sources")
    let types = files.flatMap { file in
      file.text.code.matches(of: /\b(?:struct|class|enum) (?<name>\w*Catalog)\b/).map {
        String($0.output.name)
      }
    }
    #expect(types.sorted() == ["Catalog", "DeviceCatalog", "DeviceFrameCatalog"])
    #expect(files.count { $0.text.code.contains("= Catalog<any ") } == 7)
  }
}
