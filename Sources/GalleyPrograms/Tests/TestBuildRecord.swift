internal import FoundationEssentials
internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// What a build of tests came to, as a file beside their program tells it.
struct TestBuildRecord {
  /// The name of the file.
  static let name = BuildCache.recordOfTests

  let tests: [BuiltTests.Test]
  let hasSwiftTesting: Bool
  let takenOut: [BuiltTests.TakenOut]
  /// What was left out, in a sentence each.
  let notes: [String]
  let absentModules: [Issue]
  let modules: [(name: String, places: ModulePlaces)]

  init(of build: TestBuild) {
    (tests, hasSwiftTesting) = (build.tests, build.hasSwiftTesting)
    (takenOut, notes) = (build.takenOut, build.notes)
    (absentModules, modules) = (build.absentModules, build.modules)
  }

  /// The record that lies beside a program; nil where none does that can be read.
  init?(besideProgram program: String) {
    let path = String(program.prefix(program.count - "program".count)) + Self.name
    guard let bytes = try? FileReading.bytes(atPath: path, limit: 256 << 20),
      let file = try? JSONDecoder().decode(File.self, from: Data(bytes))
    else { return nil }
    tests = file.tests.map { BuiltTests.Test(name: $0.name, location: $0.place.location) }
    hasSwiftTesting = file.hasSwiftTesting
    takenOut = file.takenOut.map { part in
      BuiltTests.TakenOut(
        name: part.name, module: part.module, location: part.place.location,
        reason: part.reason.issue, tests: part.tests)
    }
    notes = file.notes
    absentModules = file.absentModules.map(\.issue)
    modules = file.modules.map { ($0.name, $0.places) }
  }

  /// Writes the record into the folder of a build; without it the program is built anew.
  func write(in compiler: CompilerRun) {
    let file = File(
      tests: tests.map { File.Test(name: $0.name, place: File.Place($0.location)) },
      hasSwiftTesting: hasSwiftTesting,
      takenOut: takenOut.map { part in
        File.Part(
          name: part.name, module: part.module, place: File.Place(part.location),
          reason: File.Reason(part.reason), tests: part.tests)
      }, notes: notes, absentModules: absentModules.map { File.Reason($0) },
      modules: modules.map { File.Module(name: $0.name, places: $0.places) })
    guard let data = try? JSONEncoder().encode(file) else { return }
    try? compiler.write([UInt8](data), to: Self.name)
  }
}

/// The record as its file has it.
private struct File: Codable {
  struct Place: Codable {
    var file: String
    var line: Int
    var column: Int

    init(_ location: SourceLocation) {
      (file, line, column) = (location.file, location.line, location.column)
    }

    var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }
  }

  struct Test: Codable {
    var name: String
    var place: Place
  }

  struct Reason: Codable {
    var message: String
    var place: Place
    var isWarning: Bool

    init(_ issue: Issue) {
      (message, place) = (issue.message, Place(issue.location))
      isWarning = issue.severity == .warning
    }

    var issue: Issue {
      Issue(message, at: place.location, severity: isWarning ? .warning : .error)
    }
  }

  struct Part: Codable {
    var name: String
    var module: String
    var place: Place
    var reason: Reason
    var tests: Int
  }

  struct Module: Codable {
    var name: String
    var places: ModulePlaces
  }

  var tests: [Test]
  var hasSwiftTesting: Bool
  var takenOut: [Part]
  var notes: [String]
  var absentModules: [Reason]
  var modules: [Module]
}
