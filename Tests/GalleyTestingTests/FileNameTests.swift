import GalleyChecking
import Testing

@testable import GalleyTesting

@Suite struct FileNameTests {
  @Test(arguments: [
    ("plain()", "plain"), ("draws(_:at:)", "draws"), ("`a state is drawn`()", "a-state-is-drawn"),
    ("`what (exactly) is 1/2?`()", "what-exactly-is-1-2"), ("`ein Käfer`()", "ein-Käfer"),
    ("first.ipad-9.7", "first.ipad-9.7"),
  ])
  func `a test's name becomes a file's`(test: String, file: String) {
    let name = FileNames.name(ofTest: test)
    #expect(name == file)
  }

  @Test(arguments: ["../../etc/passwd", ".hidden", "a/b", "a\0b", "a\nb", "", "-rf"])
  func `no name leaves its folder or hides`(name: String) {
    let safe = FileNames.safe(name)
    #expect(!safe.isEmpty)
    #expect(!safe.contains("/") && !safe.contains("\0") && !safe.contains("\n"))
    #expect(!safe.hasPrefix(".") && !safe.hasPrefix("-"))
  }

  @Test func `long names are cut and stay apart`() {
    let names = ["a", "b"].map { FileNames.safe(String(repeating: "ä", count: 300) + $0) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= 130 })
  }
}

@Suite struct TextDifferenceTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    let difference = try TextDifference(expected: Array(old.utf8), actual: Array(new.utf8))
    return difference?.difference.lines ?? []
  }

  private func numbers(_ count: Int, _ change: (Int) -> String? = { "\($0)" }) -> String {
    (1...count).compactMap(change).joined(separator: "\n")
  }

  @Test func `a line that changed is shown with three around it`() throws {
    let new = numbers(20) { $0 == 10 ? "ten" : "\($0)" }
    #expect(
      try lines(numbers(20), new) == [
        "@ line 7", "  7", "  8", "  9", "- 10", "+ ten", "  11", "  12", "  13",
      ])
  }

  @Test func `lines that came and went far apart are shown apart`() throws {
    let new = numbers(40) { $0 == 5 ? nil : $0 == 30 ? "30\nnew" : "\($0)" }
    #expect(
      try lines(numbers(40), new) == [
        "@ line 2", "  2", "  3", "  4", "- 5", "  6", "  7", "  8",
        "@ line 28", "  28", "  29", "  30", "+ new", "  31", "  32", "  33",
      ])
  }

  @Test func `texts without a line in common are shown in part and counted`() throws {
    let reported = try lines(numbers(3000), numbers(3000) { "n\($0)" })
    #expect(reported.count == 61)
    #expect(reported.last == "… and 5941 more lines")
  }

  @Test func `an accent in two scalars is not that in one`() throws {
    #expect(try lines("a\n\u{E9}", "a\ne\u{301}").count == 4)
    #expect(
      try TextDifference(expected: Array("\u{E9}".utf8), actual: Array("\u{E9}\n".utf8)) == nil)
  }

  @Test func `the same text is no difference`() throws {
    #expect(try TextDifference(expected: [65], actual: [65]) == nil)
  }
}
