internal import GalleyRewriting

/// The texts of the files that a program of tests has beside a package's own.
enum TestProgramSource {
  /// The names of the files, by which the compiler tells of them.
  static let list = "galley-tests.swift"
  static let support = "galley-support.swift"

  /// What a module of tests has of UIKit's world that XCTest on Linux has not: XCTestCase is an object
  /// that can be a delegate, and activities run.
  static let supportText = """
    import class XCTest.XCTest
    import UIKit
    extension XCTest: @retroactive NSObjectProtocol, @retroactive CustomStringConvertible {
      public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
      public var hash: Int { ObjectIdentifier(self).hashValue }
      public func `self`() -> Self { self }
      public func isProxy() -> Bool { false }
      public var description: String { name }
    }
    protocol XCTActivity { var name: String { get } }
    enum XCTContext {
      private struct Activity: XCTActivity { var name: String }
      static func runActivity<Answer>(
        named name: String, block: (any XCTActivity) throws -> Answer
      ) rethrows -> Answer { try block(Activity(name: name)) }
    }

    """

  /// The list of a module's tests; the first stands on line `firstLine`, each on a line of its own.
  static func listText(_ tests: [ModuleTest], of module: String) -> String {
    let entries = tests.map { test in
      let type = test.className.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
      let method = "\(type).`\(test.method)`"
      let call = test.isAsync ? "asyncTest(\(method))" : method
      if test.isSpecification {
        // The instances are to be of the class, for which its examples ask.
        return "(\"\(test.name)\", { testCase(\(type).allTests.map { example in "
          + "(example.0, { (spec: \(type)) in example.1(spec) }) }) }),"
      }
      return "(\"\(test.name)\", { testCase([(\"\(test.method)\", \(call))]) }),"
    }
    return """
      import func XCTest.testCase
      import func XCTest.asyncTest
      import typealias XCTest.XCTestCaseEntry
      @MainActor let galleyTestsOf\(module): [(name: String, entry: () -> XCTestCaseEntry)] = [
      \(entries.joined(separator: "\n"))
      ]

      """
  }

  static let firstLine = 5

  /// The file that the program begins in.
  ///
  /// Tests of one class that follow each other are one suite.
  ///
  /// - `connections`: The functions of modules that say what xibs find by names.
  static func mainText(
    modules: [String], connections: [(module: String, functions: [String])], hasSwiftTesting: Bool,
    hasNimble: Bool
  ) -> String {
    """
    import XCTest
    import func XCTest.XCTFail
    import GalleyHosting
    \(hasNimble ? "import Nimble" : "")
    \(hasSwiftTesting ? "import Testing" : "")
    \(imported(modules, connections).map { "@testable import \($0)" }.joined(separator: "\n"))
    final class GalleyTestObserver: XCTestObservation {
      func name(of test: XCTestCase) -> String {
        let name = test.name.drop { $0 != "." }.dropFirst()
        let method = name.isEmpty ? test.name : String(name)
        return "\\(String(reflecting: type(of: test)))/\\(method)"
      }
      func testCaseWillStart(_ test: XCTestCase) { TestProgram.started(name(of: test)) }
      func testCase(
        _ test: XCTestCase, didFailWithDescription message: String, inFile file: String?,
        atLine line: Int
      ) { TestProgram.failed(name(of: test), message, file, line) }
      func testCaseDidFinish(_ test: XCTestCase) {
        let isSkipped = (test.testRun as? XCTestCaseRun)?.hasBeenSkipped == true
        TestProgram.ended(name(of: test), isSkipped: isSkipped)
      }
    }
    TestProgram.begin()
    MainActor.assumeIsolated {
    \(connections.flatMap(\.functions).map { "\($0)()" }.joined(separator: "\n"))
    }
    \(issues(hasSwiftTesting: hasSwiftTesting))
    \(hasNimble ? nimble : "")
    var entries: [XCTestCaseEntry] = []
    var lastClass: ObjectIdentifier?
    func take(_ module: String, _ tests: [(name: String, entry: () -> XCTestCaseEntry)]) {
      for test in tests where TestProgram.runs("\\(module).\\(test.name)") {
        // The examples of a specification are asked for now.
        TestProgram.started("\\(module).\\(test.name)")
        let entry = test.entry()
        let type = ObjectIdentifier(entry.testCaseClass)
        if type == lastClass, let last = entries.popLast() {
          entries.append((last.testCaseClass, last.allTests + entry.allTests))
        } else {
          entries.append(entry)
        }
        let newest = entries.removeLast()
        entries.append(
          (
            newest.testCaseClass,
            newest.allTests.filter {
              !TestProgram.isOver("\\(String(reflecting: newest.testCaseClass))/\\($0.0)")
            }
          ))
        lastClass = type
      }
    }
    \(modules.map { "take(\"\($0)\", galleyTestsOf\($0))" }.joined(separator: "\n"))
    if !entries.isEmpty {
      let _: CInt = XCTMain(
        entries, arguments: ["galley"], observers: [GalleyTestObserver()])
    }
    \(hasSwiftTesting ? swiftTesting : "")
    TestProgram.end()

    """
  }

  /// Lets what is no assertion of XCTest fail the test that runs.
  private static func issues(hasSwiftTesting: Bool) -> String {
    let ofSwiftTesting = """
      if Test.current != nil {
        let place = Testing.SourceLocation(
          fileID: "\\(id)", filePath: "\\(path)", line: max(1, Int(line)), column: 1)
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return
      }
      """
    return """
      TestProgram.recordIssues { message, id, path, line in
        \(hasSwiftTesting ? ofSwiftTesting : "")
        XCTFail(message, file: path, line: line)
      }
      """
  }

  /// The modules of tests, and those whose functions are called.
  private static func imported(
    _ modules: [String], _ connections: [(module: String, functions: [String])]
  ) -> [String] {
    modules
      + connections.filter { !$0.functions.isEmpty }.map(\.module).filter { !modules.contains($0) }
  }

  /// Counts the expectations of Nimble, which tells its handler of all.
  private static let nimble = """
    final class GalleyExpectations: Nimble.AssertionHandler {
      let next: any Nimble.AssertionHandler
      init(_ next: any Nimble.AssertionHandler) { self.next = next }
      func assert(
        _ assertion: Bool, message: Nimble.FailureMessage, location: Nimble.SourceLocation
      ) {
        TestProgram.counting { next.assert(assertion, message: message, location: location) }
      }
    }
    Nimble.NimbleAssertionHandler = GalleyExpectations(Nimble.NimbleAssertionHandler)
    """

  /// By the entry point that Swift Testing has for tools.
  private static let swiftTesting = """
    @_silgen_name("swt_abiv0_getEntryPoint")
    func galleyEntryPoint() -> UnsafeRawPointer
    typealias GalleyEntryPoint = @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool
    if TestProgram.hasSwiftTesting {
      var arguments = __CommandLineArguments_v0()
      arguments.parallel = false
      arguments.eventStreamSchemaVersion = "0"
      arguments.filter = TestProgram.filter
      arguments.skip = TestProgram.skipped
      let run = unsafeBitCast(galleyEntryPoint(), to: GalleyEntryPoint.self)
      let settings = try JSONEncoder().encode(arguments)
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: settings.count, alignment: 16)
      copy.copyBytes(from: settings)
      _ = try await run(UnsafeRawBufferPointer(copy)) { TestProgram.hand(on: $0) }
    }
    """
}
