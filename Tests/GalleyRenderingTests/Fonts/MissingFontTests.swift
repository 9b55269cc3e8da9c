import Foundation
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// What is said of texts where not all of the standard fonts can be used, and of which texts.
@Suite final class MissingFontTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "galley-fonts-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The standard fonts with others in the place of some.
  private func renderer(
    without isLeftOut: (FontSet.File) -> Bool, at path: String = "nowhere/font.ttf"
  ) throws -> Renderer {
    let files = FontSet.standard.files.map { file in
      guard isLeftOut(file) else { return file }
      var file = file
      file.path = path
      return file
    }
    return try Renderer(
      later: FontSet(files: files, requiredFamily: "Inter", includesSystemFonts: false))
  }

  private func block(_ string: String, _ family: String = "Inter") -> TextBlock {
    TextBlock(string, style: TextStyle(family: family))
  }

  @Test func `a text whose family is there is drawn as everywhere`() throws {
    let renderer = try renderer { $0.family == "Noto Sans Arabic" }
    let whole = try Renderer()
    for family in FontSet.standard.installedFamilies where family != "Noto Sans Arabic" {
      let string = family == "Noto Color Emoji" ? "😀" : family.hasPrefix("Noto") ? " " : "Hi 12."
      let block = block(string, family)
      #expect(try renderer.metrics(of: block) == whole.metrics(of: block), "\(family)")
    }
  }

  @Test func `a text that needs another font than its own is an error`() throws {
    let renderer = try renderer { $0.family == "Noto Sans Arabic" }
    for string in ["\u{645}\u{631}", "a \u{5D0}", "😀", "\u{13000}"] {
      let error = #expect(throws: ResourceError.self) {
        try renderer.metrics(of: self.block(string))
      }
      #expect(
        error?.description
          == "a text has characters that 'Inter' has not, and may need the font"
          + " '/usr/share/fonts/nowhere/font.ttf', which is missing, and 1 more is not usable;"
          + " install the packages fonts-noto-core, as Debian and Ubuntu call them")
    }
    // Where all are there, a character that no font has is a box and a warning.
    #expect(try !Renderer().metrics(of: block("\u{13000}")).missingCharacters.isEmpty)
  }

  @Test func `a text in a family that is not whole is an error`() throws {
    let renderer = try renderer { $0.path.hasSuffix("Lato-BlackItalic.ttf") }
    let error = #expect(throws: ResourceError.self) {
      try renderer.metrics(of: self.block("a", "Lato"))
    }
    #expect(
      error?.description
        == "texts in 'Lato' need the font '/usr/share/fonts/nowhere/font.ttf', which is missing;"
        + " install the packages fonts-lato, as Debian and Ubuntu call them")
    var spans = block("ab")
    spans.spans = [TextSpan(0..<1, style: TextStyle(family: "Lato"))]
    #expect(throws: ResourceError.self) { try renderer.metrics(of: spans) }
    #expect(throws: ResourceError("unknown font family 'Latto'")) {
      try renderer.metrics(of: self.block("a", "Latto"))
    }
  }

  @Test func `the system's family says where it comes from`() throws {
    let renderer = try renderer { $0.family == "Inter" }
    let error = #expect(throws: ResourceError.self) { try renderer.metrics(of: self.block("a")) }
    #expect(
      error?.description
        == "cannot set up fonts: texts in 'Inter' need the font"
        + " '/usr/local/share/fonts/nowhere/font.ttf', which is missing, and 1 more is not usable;"
        + " put the fonts of pip's package fontpkg-inter there")
    let picture = try drawn(
      [GalleyRenderingTests.block(2, 2, 4, 4, red)], width: 8, height: 8, with: renderer)
    #expect(picture.components(3, 3) == [255, 0, 0, 255])
  }

  @Test func `a font that is there in name alone counts as missing`() throws {
    let font = try #require(FontSet.standard.files.first { $0.family == "Lato" }?.installedPath)
    let bytes = try Data(contentsOf: URL(filePath: font))
    let files: [(name: String, content: Data?, reason: String)] = [
      ("folder", nil, "is no file"), ("empty", Data(), "is damaged"),
      ("junk", Data(repeating: 7, count: 3_000), "is damaged"),
      ("start", bytes.prefix(8), "is damaged"),
      ("half", bytes.prefix(bytes.count / 2), "is damaged"),
      ("nearly", bytes.dropLast(8), "is damaged"),
    ]
    for (name, content, reason) in files {
      let url = folder.appending(path: name)
      if let content {
        try content.write(to: url)
      } else {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      let renderer = try renderer(
        without: { $0.path.hasSuffix("Lato-Bold.ttf") }, at: "../../.." + url.path)
      let error = #expect(throws: ResourceError.self) {
        try renderer.metrics(of: self.block("a", "Lato"))
      }
      #expect(error?.description.contains("which \(reason);") == true, "\(name)")
      #expect(try renderer.metrics(of: block("a")).size.width > 0)
      let own = #expect(throws: ResourceError.self) { try Renderer().addFont(atPath: url.path) }
      #expect(own?.description.contains(content == nil ? "it is no file" : "no font file") == true)
    }
  }

  @Test func `all files of the standard set hold the family that is said`() throws {
    for file in FontSet.standard.installedFiles {
      let path = try #require(file.installedPath)
      #expect(try Renderer().addFont(atPath: path).contains(file.family), "\(path)")
    }
  }
}

extension FontSet {
  /// Without those that may be added and were not.
  fileprivate var installedFiles: [File] {
    files.filter { !$0.isOptional || $0.installedPath != nil }
  }

  fileprivate var installedFamilies: Set<String> { Set(installedFiles.map(\.family)) }
}
