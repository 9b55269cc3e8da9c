import Foundation
import Testing

@testable import GalleyPrograms

@Suite struct ToolchainTests {
  @Test func `a program that only starts a compiler is asked where that lies`() throws {
    let place = try BuildPlace()
    let real = try Toolchain(in: place.environment)
    let starter = try place.file("swiftc", "#!/bin/sh\nexec '\(real.compiler)' \"$@\"\n")
    #expect(chmod(starter, 0o700) == 0)
    place.environment["PATH"] = "\(place.folder.path):/usr/bin:/bin"
    // A program that another test starts just now may still have the file open for writing.
    for _ in 0..<50 where (try? Toolchain(in: place.environment)) == nil { usleep(100_000) }
    let found = try Toolchain(in: place.environment)
    #expect(found.folder == real.folder)
    #expect(found.compiler == "\(real.folder)/bin/swiftc")
    #expect(found.identity == real.identity)
  }

  @Test func `a program that is none is passed over`() throws {
    let place = try BuildPlace()
    #expect(chmod(try place.file("swiftc", "#!/bin/sh\nexit 1\n"), 0o700) == 0)
    place.environment["PATH"] = place.folder.path
    #expect(throws: BuildProblem.self) { try Toolchain(in: place.environment) }
  }

  @Test func `what another version has made is told before the compiler is run`() throws {
    let place = try BuildPlace()
    let real = try Toolchain(in: place.environment)
    let version = try #require(real.version(in: place.environment))
    #expect(version.first?.isNumber == true)
    let same = try products(in: place, madeWith: version)
    try same.check(real, place.environment)
    try products(in: place, madeWith: nil).check(real, place.environment)
    let other = try products(in: place, madeWith: "4.2 (swift-4.2-RELEASE)")
    let problem = #expect(throws: BuildProblem.self) { try other.check(real, place.environment) }
    guard case .machine(let words) = problem else {
      Issue.record("it is no problem of the machine: \(String(describing: problem))")
      return
    }
    #expect(words.contains("was made with Swift 4.2 (swift-4.2-RELEASE), and"))
    #expect(words.contains("is Swift \(version): "))
    #expect(words.contains("install Swift 4.2 from"))
  }

  /// Empty files as they lie beside an installed command.
  private func products(in place: BuildPlace, madeWith version: String?) throws -> HostProducts {
    let modules = [
      "SwiftUI", "UIKit", "GalleyHosting", "GalleyPrograms", "GalleyRewriting", "GalleyLayouts",
      "GalleyGraphics", "GalleyGeometry", "GalleyNotation", "GalleySystem", "CProcess", "CSymbols",
    ]
    let root = place.folder.appending(path: "\(UUID())")
    let folder = root.appending(path: "lib/galley")
    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    for module in modules { try write("", to: "\(module).build/\(module).o") }
    try write("", to: "Modules/UIKit.swiftmodule")
    if let version { try write(version + "\n", to: "swift-version") }
    try FileManager.default.createDirectory(
      at: root.appending(path: "bin"), withIntermediateDirectories: true)
    return try HostProducts(besideExecutable: root.appending(path: "bin/galley").path)
  }
}
