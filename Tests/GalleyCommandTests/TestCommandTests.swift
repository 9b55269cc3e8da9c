import Foundation
import Testing

@testable import GalleyCommand

/// Packages from their files to the words about their tests; a build takes seconds.
@Suite(.serialized) struct TestCommandTests {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Grids",
      targets: [.target(name: "Grids"), .testTarget(name: "GridsTests", dependencies: ["Grids"])])
    """

  private static let layout = """
    import UIKit

    class ColumnLayout: UICollectionViewLayout {
      var columnWidth: CGFloat = 100
      var columns: Int { max(1, Int((collectionView?.bounds.width ?? 0) / columnWidth)) }

      func record() -> Int {
        Analytics.shared.record()
        return 1
      }
    }
    """

  private static let tests = """
    import XCTest
    @testable import Grids

    final class ColumnTests: XCTestCase, UICollectionViewDataSource {
      private let layout = ColumnLayout()
      private var view: UICollectionView!

      override func setUp() {
        view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.dataSource = self
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }

      func testFits() {
        XCTAssertEqual(layout.columns, 3)
        XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
        XCTAssertFalse(view.frame.intersects(CGRect(x: 320, y: 0, width: 1, height: 1)))
      }
      func testFails() { XCTAssertEqual(layout.columns, 4) }
      func testWaits() async { await Task.yield() }
      func testIsSkipped() throws { throw XCTSkip("not today") }
      func testCrashes() { XCTAssertEqual([Int]()[layout.columns], 0) }
      func testNeverEnds() { while layout.columns > 0 {} }
      func testNamesWhatIsNotHere() { XCTAssertEqual(WebPage().count, 1) }
      func testComesToWhatWasTakenOut() { XCTAssertEqual(layout.record(), 1) }
      func testAssertsWithinAssertions() {
        XCTAssertNoThrow(XCTAssertTrue(try XCTUnwrap(layout.collectionView === view ? true : nil)))
        XCTAssertNoThrow(XCTAssertEqual(1.5, 2, accuracy: 0.1))
        XCTAssertThrowsError(try thrown()) { XCTAssertTrue($0 is XCTSkip) }
      }
      private func thrown() throws { throw XCTSkip() }
    }
    """

  private static let suite = """
    import Testing
    import UIKit
    @testable import Grids

    @MainActor @Suite struct ColumnSuite {
      @Test(arguments: [100, 50]) func columns(width: Int) { #expect(ColumnLayout().columns == 1) }
      @Test func fails() { #expect(ColumnLayout().columns == 2, "one without a view") }
      @Test func crashes() { #expect([Int]()[ColumnLayout().columns] == 0) }
      @Test func namesWhatIsNotHere() { #expect(WebPage().count == 1) }
    }
    """

  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Sources/Grids", "Tests/GridsTests", "App/Grids", "App/GridsTests"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(Self.layout, to: "Sources/Grids/ColumnLayout.swift")
    try folder.write(Self.tests, to: "Tests/GridsTests/ColumnTests.swift")
    try folder.write(Self.suite, to: "Tests/GridsTests/ColumnSuite.swift")
    return folder
  }

  @Test func `a package's tests run, and each is told with its place and its reason`() throws {
    let folder = try package()
    let console = TestConsole()
    #expect(console.run("test", folder("."), "--patience", "1.5") == .different)
    let lines = console.outputText.replacing(folder("./"), with: "").split(separator: "\n")
    let columnTests = "GridsTests.ColumnTests"
    let tests = "Tests/GridsTests/ColumnTests.swift"
    let suite = "Tests/GridsTests/ColumnSuite.swift"
    let expected = [
      "\(tests):24:1: failed: \(columnTests)/testFails: XCTAssertEqual failed: (\"3\") is not equal to"
        + " (\"4\") - ",
      "\(tests):33:1: failed: \(columnTests)/testAssertsWithinAssertions: XCTAssertEqual failed:"
        + " (\"1.5\") is not equal to (\"2.0\") +/- (\"0.1\") - ",
      "\(tests):27:3: failed: \(columnTests)/testCrashes: crashed: Index out of range",
      "\(tests):28:3: failed: \(columnTests)/testNeverEnds: did not end within 1.5 seconds; give it more by"
        + " --patience",
      "\(tests):30:3: stopped: \(columnTests)/testComesToWhatWasTakenOut: ColumnLayout.record() was taken"
        + " out, since it does not compile here",
      "\(suite):8:1: failed: GridsTests.ColumnSuite/crashes(): crashed: Index out of range",
      "Sources/Grids/ColumnLayout.swift:8:5: taken out: ColumnLayout.record(): cannot find"
        + " 'Analytics' in scope",
      "\(tests):29:50: taken out: ColumnTests.testNamesWhatIsNotHere(): cannot find 'WebPage' in"
        + " scope",
      "\(suite):9:45: taken out: ColumnSuite.namesWhatIsNotHere(): cannot find 'WebPage' in scope",
      "tests: 3 passed, 6 failed, 2 of them by crashing, 1 of them without an end, 1 stopped at what"
        + " was taken out, 1 skipped, 2 taken out, 1 other declaration taken out; assertions: 9 passed, 2"
        + " failed",
    ]
    for line in expected { #expect(lines.contains(Substring(line)), "\(lines)") }
    #expect(
      lines.contains { line in
        line.hasPrefix("\(suite):7:1: failed: GridsTests.ColumnSuite/fails(): Expectation failed: ")
          && line.hasSuffix("one without a view")
      }, "\(lines)")
  }

  @Test func `those that a filter names run alone, from folders without a manifest, too`() throws {
    let folder = try package()
    try folder.write(Self.layout, to: "App/Grids/ColumnLayout.swift")
    try folder.write(Self.tests, to: "App/GridsTests/ColumnTests.swift")
    let console = TestConsole()
    let status = console.run(
      "test", folder("."), "--sources", folder("App/Grids"), "--tests", folder("App/GridsTests"),
      "--filter", "/testFits$", "--format", "json")
    #expect(status == .success)
    #expect(console.outputText.contains("\"result\": \"passed\""), "\(console.outputText)")
    #expect(!console.outputText.contains("testFails"))
  }

  @Test func `examples of a package that is needed run as tests`() throws {
    let folder = try TemporaryFolder()
    for name in ["Quick/Sources/Quick", "App/Grids", "App/GridTests"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Quick", targets: [.target(name: "Quick")])
      """, to: "Quick/Package.swift")
    try folder.write(
      """
      import XCTest
      #if canImport(Darwin)
        #error("this is Linux")
      #endif
      open class QuickSpec: XCTestCase {
        open class func spec() -> [(String, () -> Void)] { [] }
        public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
          spec().map { example in (example.0, { _ in { example.1() } }) }
        }
      }
      """, to: "Quick/Sources/Quick/QuickSpec.swift")
    try folder.write(Self.layout, to: "App/Grids/ColumnLayout.swift")
    try folder.write(
      """
      import Quick
      import XCTest
      import UIKit

      class GridSpec: QuickSpec {
        override class func spec() -> [(String, () -> Void)] {
          [
            ("a grid, is no. 1", { XCTAssertEqual(UIOffset.zero.vertical, 0) }),
            ("a grid, crashes", { XCTAssertEqual([Int]()[1], 0) }),
            ("a grid, fails", { XCTAssertEqual(UIOffset.zero.vertical, 1) }),
          ]
        }
      }
      """, to: "App/GridTests/GridSpec.swift")
    let console = TestConsole()
    let status = console.run(
      "test", folder("App"), "--sources", folder("App/Grids"), "--tests", folder("App/GridTests"),
      "--dependency", folder("Quick"))
    #expect(status == .different)
    let text = console.outputText
    #expect(
      text.contains("GridTests.GridSpec/a grid, crashes: crashed: Index out of range"), "\(text)")
    #expect(text.contains("tests: 1 passed, 2 failed, 1 of them by crashing"), "\(text)")
    #expect(text.contains("; assertions: 1 passed, 1 failed"), "\(text)")
  }

  @Test func `what cannot be run is told with its cure and exits with 2`() throws {
    let folder = try TemporaryFolder()
    let console = TestConsole()
    #expect(console.run("test", folder("Nowhere")) == .trouble)
    #expect(console.messageText.contains("there is no folder"), "\(console.messageText)")
    #expect(console.run("test", folder(".")) == .trouble)
    #expect(console.messageText.contains("has no tests"), "\(console.messageText)")
    #expect(console.run("test", folder("."), "--tests", folder("Nowhere")) == .trouble)
    #expect(console.messageText.contains("there is no Swift file in"), "\(console.messageText)")
    try folder.write("let package = 1 +", to: "Package.swift")
    #expect(console.run("test", folder(".")) == .trouble)
    #expect(
      console.messageText.contains("Package.swift:1:1: this package cannot be read:"),
      "\(console.messageText)")
    #expect(console.run("test", folder("."), "--filter", "(") == .trouble)
  }
}
