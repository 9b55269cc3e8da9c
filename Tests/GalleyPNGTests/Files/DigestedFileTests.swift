import Foundation
import Testing

@testable import GalleyPNG

/// Whether a file that keeps something gives it back whole or not at all.
@Suite final class DigestedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "galley-digested-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "in/file").path }
  private var file: DigestedFile { DigestedFile(path, title: "words 1") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: [[], Array("kept\nwords".utf8), [UInt8](repeating: 7, count: 1_000)])
  func `what was kept last comes back`(bytes: [UInt8]) {
    #expect(file.content == nil)
    file.keep(Array("something longer that was kept before".utf8))
    file.keep(bytes)
    #expect(file.content == bytes)
    #expect(DigestedFile(path, title: "words 2").content == nil)
  }

  @Test func `no byte can be missing, added or another`() throws {
    file.keep(Array("kept".utf8))
    let whole = try Data(contentsOf: URL(filePath: path))
    for index in whole.indices {
      var other = whole
      other[index] ^= 1
      for bytes in [whole.prefix(index), other] {
        try bytes.write(to: URL(filePath: path))
        #expect(file.content == nil)
      }
    }
    try (whole + [0]).write(to: URL(filePath: path))
    #expect(file.content == nil)
    file.keep(Array("again".utf8))
    #expect(file.content == Array("again".utf8))
  }

  @Test func `links, folders and pipes are not written to`() throws {
    file.keep([1])
    let elsewhere = folder.appending(path: "elsewhere")
    for make in [
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
      {
        try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: elsewhere.path)
      },
      { #expect(mkfifo($0, 0o600) == 0) },
    ] as [(String) throws -> Void] {
      try FileManager.default.removeItem(atPath: path)
      try make(path)
      file.keep([2])
      #expect(file.content == nil)
    }
    #expect(!FileManager.default.fileExists(atPath: elsewhere.path))
  }
}
