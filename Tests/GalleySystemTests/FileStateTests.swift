import Foundation
import GalleySystem
import Testing

@Suite struct FileStateTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("galley-state-\(UUID().uuidString)").path

  private func write(_ text: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func `a file that is left alone stays in its state`() throws {
    try write("one")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let state = FileState(ofFileAtPath: path)
    #expect(state != nil)
    _ = try String(contentsOfFile: path, encoding: .utf8)
    #expect(FileState(ofFileAtPath: path) == state)
  }

  @Test(arguments: [false, true])
  func `a file that is replaced under its name, size and time is in another`(
    isInPlace: Bool
  ) throws {
    try write("one")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let state = FileState(ofFileAtPath: path)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    // Longer than clocks of file systems take to tick.
    usleep(20_000)
    try "two".write(toFile: path, atomically: !isInPlace, encoding: .utf8)
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    #expect(FileState(ofFileAtPath: path) != state)
  }

  @Test func `what was changed just now is not settled, what is long there is`() throws {
    try write("one")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FileState(ofFileAtPath: path)?.isSettled == false)
    #expect(FileState(ofFileAtPath: "/usr/bin/env")?.isSettled == true)
  }

  @Test func `folders, devices and nothing have none`() {
    for path in ["/", "/dev/null", path] { #expect(FileState(ofFileAtPath: path) == nil) }
  }
}
