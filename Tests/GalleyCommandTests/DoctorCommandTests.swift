import Testing

@testable import GalleyCommand

/// The command from a file to its words; a build takes seconds.
@Suite(.serialized) struct DoctorCommandTests {
  private static let layout = """
    import UIKit

    // galley:accept right-to-left: shown in one country
    class RowsLayout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach { $0.frame.origin.x += 3 }
        return attributes
      }
    }
    """

  @Test func `a fault is told at its line, and the command exits with 1`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.layout, to: "RowsLayout.swift")
    let console = TestConsole()
    #expect(console.run("doctor", folder("RowsLayout.swift")) == .different)
    let lines = console.outputText.split(separator: "\n")
    let place = folder("RowsLayout.swift")
    #expect(
      lines.contains {
        $0.hasPrefix("\(place):5:17: fault: ") && $0.hasSuffix("[flow-attributes-copied]")
      }, "\(lines)")
    #expect(
      lines.contains { $0.contains(": accepted: ") && $0.hasSuffix("[right-to-left]") },
      "\(lines)")
    #expect(lines.last?.hasPrefix("RowsLayout: 2 faults, 1 accepted, by ") == true, "\(lines)")

    let github = TestConsole()
    #expect(github.run("doctor", place, "--format", "github") == .different)
    #expect(
      github.outputText.contains("::error file=\(place),line=5,col=17,title=flow-attributes-copied")
    )
    let junit = TestConsole()
    #expect(junit.run("doctor", place, "--format", "junit") == .different)
    #expect(junit.outputText.contains("<testcase name=\"attributes-finite\""))
    #expect(junit.outputText.contains("failures=\"2\""))
  }

  @Test func `what cannot be examined exits with 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    let console = TestConsole()
    #expect(console.run("doctor", folder("A.swift")) == .trouble)
    #expect(console.messageText.contains("A.swift:1:1: there is no layout in it"))
    #expect(console.run("doctor", folder("A.swift"), "--patience", "0") == .trouble)
  }
}
