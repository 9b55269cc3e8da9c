import Foundation
import GalleyGraphics
import Testing

@testable import GalleyCommand
@testable import GalleyPNG
@testable import GalleyRendering
@testable import GalleyRuns

/// Whether what cannot have changed is not drawn, and nothing else is taken for it.
@Suite struct RenderCacheTests {
  private let suite: RingSuite

  /// A suite whose references a check has seen.
  init() throws {
    suite = try RingSuite()
    _ = check()
    #expect(suite.run(["approve"]) == .success)
    #expect(check() == .success)
  }

  private var path: String { suite.folder("known") }

  private func check(_ arguments: String..., on console: TestConsole? = nil) -> CommandExitStatus {
    let console = console ?? TestConsole(renderCachePath: path)
    return suite.check(arguments, on: console)
  }

  /// How many states were not drawn.
  private func cachedCount(_ arguments: String...) -> Int {
    let console = TestConsole(renderCachePath: path)
    _ = suite.check(["--timings"] + arguments, on: console)
    let words = console.messageText.split(separator: "\n").first { $0.contains("were known") }
    return words.flatMap { Int($0.prefix { $0 != " " }) } ?? 0
  }

  /// Puts another file in the place of a reference, and lets the note say that it holds its
  /// drawing.
  private func lie(_ bytes: [UInt8]) throws {
    let second = try #require(try suite.references()["ring/second.png"])
    let file = RenderCache.file(atPath: path)
    let pair = try #require(file.pairs().first { $0.value == ByteDigest(of: second).hash })
    file.add([DigestPairFile.Pair(key: pair.key, value: ByteDigest(of: bytes).hash)])
    try Data(bytes).write(to: URL(filePath: suite.folder("refs/ring/second.png")))
  }

  /// The pixels of the other state, without a record: what a note is taken at its word of.
  private func lieOfPixels() throws {
    let first = try #require(try suite.references()["ring/first.png"])
    try lie(PNG.bytes(of: PNG.bitmap(of: first)))
  }

  @Test func `of what is known one in fifty is drawn, others on another day`() throws {
    let drawings = (0..<20_000).map { number in
      DrawingDigest(hash: .init(high: 0, low: UInt64(number)))
    }
    let (many, bytes) = (suite.folder("many"), [1, 2, 3] as [UInt8])
    RenderCache.file(atPath: many).add(
      drawings.map { DigestPairFile.Pair(key: $0.hash, value: ByteDigest(of: bytes).hash) })
    let drawn = ([1, 2] as [UInt64]).map { seed in
      let cache = RenderCache(path: many, redrawing: .sample(seed: seed))
      return Set(drawings.filter { cache.lookup($0, in: bytes) == .recheck })
    }
    for part in drawn { #expect((300...500).contains(part.count)) }
    #expect(drawn[0].intersection(drawn[1]).count < 50)
  }

  @Test func `a state whose reference is known is not drawn`() {
    #expect(cachedCount() == 4)
    #expect(check() == .success)
    #expect(cachedCount("--redraw") == 0)
    #expect(check("--redraw") == .success)
  }

  @Test func `what the check has drawn and was approved is known at once`() throws {
    try suite.write("ring", items: 6)
    #expect(check() == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(cachedCount() == 4)
  }

  @Test func `what is drawn otherwise is found`() throws {
    try suite.write("ring", fill: "red")
    #expect(check() == .different)
    #expect(check("--scale", "2") == .different)
    try suite.write("ring")
    #expect(check() == .success)
  }

  @Test func `the reference of another state is no reference`() throws {
    try suite.folder.copy("refs/ring/first.png", to: "refs/ring/second.png")
    #expect(check() == .different)
  }

  @Test(arguments: [0, 30, 200])
  func `a reference in which a byte is another is not known`(place: Int) throws {
    var bytes = try suite.folder.read("refs/ring/first.png")
    bytes[bytes.count - 20 - place] ^= 1
    try Data(bytes).write(to: URL(filePath: suite.folder("refs/ring/first.png")))
    #expect(cachedCount() == 3)
    #expect(check() != .success)
  }

  @Test func `a drawing that comes out otherwise than it is known to is a loud error`() throws {
    try lieOfPixels()
    let console = TestConsole(renderCachePath: path)
    #expect(check("--redraw", on: console) == .trouble)
    #expect(
      console.outputText.contains("that is an error of Galley's own"), "\(console.outputText)")
  }

  @Test func `whatever is noted, what is no PNG of the picture's size and record is not known`()
    throws
  {
    let reference = try #require(try suite.references()["ring/second.png"])
    let bitmap = try PNG.bitmap(of: reference)
    // With the record of the other state.
    let other = try #require(try suite.references()["ring/first.png"])
    var edited = reference
    edited[edited.count - 40] ^= 1
    for bytes in [
      Array("no picture at all".utf8), [], Array(reference.dropLast(20)), edited,
      other, try PNG.bytes(of: Bitmap(width: 20, height: 80, pixels: bitmap.pixels)),
    ] {
      try lie(bytes)
      #expect(check() != .success)
      try Data(reference).write(to: URL(filePath: suite.folder("refs/ring/second.png")))
    }
    #expect(check() == .success)
  }

  @Test(arguments: [0o777, 0o770, 0o1777] as [mode_t])
  func `where others may write to the notes all is drawn, and it is said once`(mode: mode_t) throws
  {
    try lieOfPixels()
    chmod(suite.folder.path, mode)
    let console = TestConsole(renderCachePath: path)
    #expect(check(on: console) == .different)
    let warnings = console.messageText.split(separator: "\n").filter { $0.hasPrefix("warning:") }
    #expect(
      warnings == [
        "warning: all is drawn, since what was kept may not be the user's own: others may write to"
          + " '\(suite.folder.path)'; chmod go-w it, or take it away, or name another folder in"
          + " GALLEY_CACHE_DIR"
      ])
  }

  @Test func `what a link leads to is no note`() throws {
    try lieOfPixels()
    #expect(check() == .success)
    try FileManager.default.moveItem(atPath: path, toPath: suite.folder("elsewhere"))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")
    let console = TestConsole(renderCachePath: path)
    #expect(check(on: console) == .different)
    #expect(console.messageText.contains("'\(path)' is a link, or of another kind"))
  }

  @Test(arguments: ["", "galley drawings 2\n", "galley drawings 1\nshort", "\u{0}\u{1}\u{2}"])
  func `a file of another kind is nothing that is known, and is written anew`(text: String) throws {
    try suite.folder.write(text, to: "known")
    #expect(cachedCount() == 0)
    #expect(cachedCount() == 4)
  }

  @Test func `of a file that was cut the whole records count`() throws {
    var bytes = try suite.folder.read("known")
    let count = RenderCache.file(atPath: path).pairs().count
    bytes.removeLast(7)
    try Data(bytes).write(to: URL(filePath: path))
    #expect(RenderCache.file(atPath: path).pairs().count == count - 1)
    _ = check()
    #expect(RenderCache.file(atPath: path).pairs().count == count)
  }

  @Test func `a record in which a byte is another does not count`() throws {
    var bytes = try suite.folder.read("known")
    let count = RenderCache.file(atPath: path).pairs().count
    bytes[bytes.count - 30] ^= 4
    try Data(bytes).write(to: URL(filePath: path))
    #expect(RenderCache.file(atPath: path).pairs().count == count - 1)
  }

  @Test func `where nothing can be kept all is drawn`() throws {
    try suite.remove("known")
    try suite.makeFolder("known")
    #expect(check() == .success)
    #expect(cachedCount() == 0)
  }

  @Test func `what two runs keep at once is kept of both`() async throws {
    let file = RenderCache.file(atPath: path)
    let pairs = file.pairs()
    try suite.remove("known")
    await withTaskGroup(of: Void.self) { group in
      for pair in pairs { group.addTask { file.add([pair]) } }
    }
    #expect(Set(file.pairs()) == Set(pairs))
  }
}

/// Whether pictures are left as they are where they hold what would be drawn.
@Suite struct CachedPictureTests {
  private let suite: RingSuite

  init() throws { suite = try RingSuite() }

  private func render(_ arguments: [String] = []) -> CommandExitStatus {
    TestConsole(renderCachePath: suite.folder("known")).run(
      ["render", suite.folder("scenes"), "-o", suite.folder("out"), "--format", "png,svg"]
        + arguments)
  }

  /// The numbers of the files, which one that was written anew does not keep.
  private func numbers() throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: suite.folder("out"))
    where name.contains(".") {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: suite.folder("out/\(name)"))
      numbers[name] = attributes[.systemFileNumber] as? Int
    }
    return numbers
  }

  /// Draws, and gives the files that were not there before.
  private func writtenAnew(_ arguments: String...) throws -> Set<String> {
    let before = try numbers()
    // Held open by a second name, so that no file gets the number of one that went.
    for name in before.keys {
      try FileManager.default.linkItem(
        atPath: suite.folder("out/\(name)"),
        toPath: suite.folder("held-\(UUID().uuidString)"))
    }
    #expect(render(arguments) == .success)
    let after = try numbers()
    return Set(after.keys.filter { after[$0] != before[$0] })
  }

  @Test func `a file that holds today's picture stays, with --force it is drawn`() throws {
    #expect(render() == .success)
    #expect(try writtenAnew() == [])
    #expect(try writtenAnew("--force").count == 8)
  }

  @Test func `what changed, was edited or is asked for otherwise is drawn`() throws {
    #expect(render() == .success)
    try suite.write("ring", fill: "red")
    let changed = try writtenAnew()
    #expect(changed == ["ring/first.png", "ring/first.svg", "ring/second.png", "ring/second.svg"])
    try suite.folder.write("mine", to: "out/row/first.svg")
    #expect(try writtenAnew() == ["row/first.svg"])
    #expect(try suite.folder.read("out/row/first.svg").count > 100)
    #expect(try writtenAnew("--no-metadata").count == 8)
    #expect(try writtenAnew("--scale", "2").count == 8)
  }
}

extension TemporaryFolder {
  fileprivate func copy(_ name: String, to other: String) throws {
    try Data(read(name)).write(to: URL(filePath: self(other)))
  }
}
