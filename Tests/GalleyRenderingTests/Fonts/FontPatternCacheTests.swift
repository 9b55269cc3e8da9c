import CDrawing
import Foundation
import GalleyGraphics
import GalleyPNG
import Testing

@testable import GalleyRendering

/// Whether what is kept of font files is what Fontconfig says of them, and of no others.
@Suite final class FontPatternCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "galley-patterns-\(UUID().uuidString)")
  private var file: DigestedFile { DigestedFile(path("kept"), title: "patterns") }

  init() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test func `what is kept comes back the same, in the same order`() throws {
    let read = try Configuration(.standard, keepingPatternsIn: file)
    let kept = try #require(file.content)
    let again = try Configuration(.standard, keepingPatternsIn: file)
    #expect(read.patterns.count > 30)
    #expect(again == read)
    #expect(file.content == kept)
  }

  @Test func `kept fonts are not looked into, but for those that cannot be told in words`() throws {
    let paths = FontSet.standard.files.compactMap(\.installedPath)
    let first = FontPatternCache(of: paths, in: file)
    var looked: [String] = []
    let empty = try Configuration(
      FontSet(files: [], requiredFamily: nil, includesSystemFonts: false))
    #expect(!first.add(to: empty.pointer) { path, _ in looked.append(path) })
    _ = try Configuration(.standard, keepingPatternsIn: file)
    #expect(first.add(to: empty.pointer) { path, _ in looked.append(path) })
    // The range of sizes of Inter's is in no name, nor is all that the second font of symbols says.
    let untold = paths.filter { $0.contains("/Inter") || $0.contains("Symbols2") }
    #expect(Set(looked).isSubset(of: untold))
  }

  @Test func `a pattern that names another file is none`() throws {
    let read = try Configuration(.standard, keepingPatternsIn: file)
    let kept = try String(decoding: #require(file.content), as: UTF8.self)
    let forged = kept.replacing("Lato-Regular.ttf", with: "Lato-Black.ttf")
    try #require(forged != kept)
    file.keep(Array(forged.utf8))
    #expect(try Configuration(.standard, keepingPatternsIn: file) == read)
  }

  @Test func `a file that has changed is looked into again`() throws {
    let font = path("font.ttf")
    let fonts = FontSet.standard.files.compactMap(\.installedPath).filter { $0.contains("Lato-B") }
    try FileManager.default.copyItem(atPath: fonts[0], toPath: font)
    let configuration = try Configuration(
      FontSet(files: [], requiredFamily: nil, includesSystemFonts: false))
    FcConfigAppFontAddFile(configuration.pointer, font)

    // What was changed just now may change again at the same time.
    FontPatternCache(of: [font], in: file).keep(configuration.pointer)
    #expect(file.content == nil)

    FontPatternCache(of: [fonts[0]], in: file).keep(configuration.pointer)
    #expect(file.content != nil)
    #expect(!FontPatternCache(of: [font], in: file).add(to: configuration.pointer) { _, _ in })
  }
}

/// The fonts of a configuration.
private final class Configuration: Equatable {
  let pointer: UnsafeMutablePointer<FcConfig>

  init(_ fonts: FontSet, keepingPatternsIn file: DigestedFile? = nil) throws {
    pointer = try FontConfiguration.load(fonts, keepingPatternsIn: file).pointer
  }

  deinit { FcConfigDestroy(pointer) }

  var patterns: [UnsafeMutablePointer<FcPattern>] { pointer.patterns(of: FcSetApplication) }

  static func == (one: Configuration, other: Configuration) -> Bool {
    one.patterns.elementsEqual(other.patterns) { FcPatternEqual($0, $1) == FcTrue }
  }
}
