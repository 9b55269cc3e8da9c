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
}
