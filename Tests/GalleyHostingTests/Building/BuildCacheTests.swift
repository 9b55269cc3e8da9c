import Foundation
import GalleySystem
import Synchronization
import Testing

@testable import GalleyPrograms

/// The folder of what was built, with files in the place of programs.
@Suite struct BuildCacheTests {
  private let place: BuildPlace
  private let cache: BuildCache
  private let layouts: URL
  private static let digest = String(repeating: "0123456789abcdef", count: 4)
  private static let other = String(repeating: "fedcba9876543210", count: 4)

  init() throws {
    place = try BuildPlace()
    cache = BuildCache(environment: place.environment)
    layouts = place.folder.appending(path: "cache/layouts")
  }

  private func keep(_ text: String, as digest: String) throws -> URL {
    let workshop = try #require(cache.workshop())
    try Data(text.utf8).write(to: URL(filePath: workshop.path).appending(path: "program"))
    return URL(filePath: try #require(cache.keep(workshop, as: digest)))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: layouts.path).sorted() }
  }

  private func age(_ url: URL, days: Double) throws {
    let paths = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    for case let inner as URL in paths.map(Array.init) ?? [] { try age(inner, days: days) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: url.path)
  }

  @Test func `what was kept is found, and is nothing else than was kept`() throws {
    let program = try keep("program", as: Self.digest)
    #expect(cache.program(Self.digest) == program.path)
    #expect(cache.program(Self.other) == nil)
    // Another program of the same size.
    try Data("PROGRAM".utf8).write(to: program)
    #expect(cache.program(Self.digest) == nil)
    // The same, as it comes to another machine: by its digest.
    try Data("program".utf8).write(to: program)
    chmod(program.path, 0o700)
    #expect(cache.program(Self.digest) == program.path)
    // A new one takes the place of what is not whole.
    try Data("half".utf8).write(to: program)
    #expect(try keep("program", as: Self.digest) == program)
  }

  @Test func `what others may write to, and what is a link, is not used`() throws {
    let program = try keep("program", as: Self.digest)
    let entry = program.deletingLastPathComponent()
    for (url, mode) in [(program, 0o720), (entry, 0o770), (layouts, 0o702)] {
      chmod(url.path, mode_t(mode))
      #expect(cache.program(Self.digest) == nil, "\(url.path)")
      chmod(url.path, 0o700)
      #expect(cache.program(Self.digest) == program.path)
    }
    for url in [program, entry, layouts] {
      let aside = place.folder.appending(path: "aside")
      try FileManager.default.moveItem(at: url, to: aside)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: aside)
      #expect(cache.program(Self.digest) == nil, "\(url.path)")
      try FileManager.default.removeItem(at: url)
      try FileManager.default.moveItem(at: aside, to: url)
    }
    chmod(layouts.path, 0o770)
    #expect(cache.refusal?.contains("others may write to") == true)
    #expect(cache.workshop() == nil)
  }

  @Test func `only what galley made is taken away`() throws {
    let old = try keep("old", as: Self.other).deletingLastPathComponent()
    let own = ["Carousel.swift", "Sub/Deep.swift", ".mine.lock", ".0123456789abcdef.lock.swift"]
    let hidden = Self.digest.replacing("0123", with: "3210") + "/mine.swift"
    for name in own + [hidden] {
      let url = layouts.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: url)
    }
    try FileManager.default.createDirectory(
      at: layouts.appending(path: "galley-build-notes"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: layouts.appending(path: "galley-build-notes/mine.txt"))
    try Data().write(to: layouts.appending(path: ".0123456789abcdef.lock"))
    try age(layouts, days: 40)
    _ = try keep("new", as: Self.digest)
    cache.removeLeftovers()
    #expect(!FileManager.default.fileExists(atPath: old.path))
    #expect(
      try names
        == ([Self.digest, "galley-build-notes", "Sub"] + own + [hidden]).map {
          $0.prefix { $0 != "/" }
        }.map(String.init).reduce(into: Set()) { $0.insert($1) }.sorted())
    for name in own + [hidden, "galley-build-notes/mine.txt"] {
      #expect(FileManager.default.fileExists(atPath: layouts.appending(path: name).path), "\(name)")
    }
  }

  @Test func `what a killed run has left goes, and what a living one needs stays`() throws {
    let needed = try #require(cache.workshop())
    let left = layouts.appending(path: "galley-build-killed")
    try FileManager.default.createDirectory(
      at: left.appending(path: "modules"), withIntermediateDirectories: true)
    for name in [".galley-build", "program", "modules/a.pcm"] {
      try Data("half".utf8).write(to: left.appending(path: name))
    }
    chmod(left.path, 0o700)
    try FileManager.default.createDirectory(
      at: layouts.appending(path: "galley-build-empty"), withIntermediateDirectories: true)
    cache.removeLeftovers()
    #expect(try names == [URL(filePath: needed.path).lastPathComponent])
    withExtendedLifetime(needed) {}
  }

  @Test func `a lock that is a link is not followed`() throws {
    _ = try keep("program", as: Self.digest)
    let target = place.folder.appending(path: "made-through-a-link")
    try FileManager.default.createSymbolicLink(
      at: layouts.appending(path: ".\(Self.other.prefix(16)).lock"), withDestinationURL: target)
    let isGiven = cache.lock(Self.other, withinSeconds: 5) { _ in } != nil
    #expect(!isGiven)
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test func `a lock is waited for with a limit and a word`() throws {
    let held = cache.lock(Self.digest, withinSeconds: 5) { _ in }
    let recorded = Mutex<[String]>([])
    let start = ContinuousClock.now
    let isGiven =
      cache.lock(Self.digest, withinSeconds: 1.5) { sentence in
        recorded.withLock { $0.append(sentence) }
      } != nil
    #expect(isGiven)
    #expect((1.4..<20).contains((ContinuousClock.now - start) / .seconds(1)))
    #expect(
      recorded.withLock(\.self) == [
        "waiting for another galley (process \(getpid())), which builds the same layout",
        "the other galley was at work for 1 seconds; building beside it",
      ])
    extendLifetime(held)
  }
}
