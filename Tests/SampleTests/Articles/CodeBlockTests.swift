import Foundation
import Testing

/// Every block of Swift in the README and the articles compiles.
@Suite struct CodeBlockTests {
  /// What a block leaves to its reader, by its article and the beginning of its first line.
  private static let surroundings: [(article: String, opening: String, code: String)] = [
    (
      "DesignPlaying.md", "var view",
      "import Galley\nlet phone = Environment(size: Size(width: 375, height: 667))"
    ),
    ("Galley.md", "let renderer", "import Galley"), ("Galley.md", "var view", "import Galley"),
    ("AddingALayout.md", "import GalleyCommand", spiral),
    (
      "AddingALayout.md", "import Testing",
      spiral + "\nfunc `the contract is kept`() {"
    ),
    ("TestingSnapshots.md", "import GalleyTesting\nimport UIKit", carousel),
    (
      "TestingSnapshots.md", "@Test func `stairs",
      "import Galley\nimport GalleyTesting\nimport Testing\n" + stairs
    ),
    (
      "TestingSnapshots.md", "extension SnapshotFormat",
      "import GalleyTesting\nstruct Receipt { var lines = \"\" }"
    ),
    (
      "TestingSnapshots.md", "@Test(arguments",
      "import GalleyTesting\nimport Testing\nstruct Badge { var dots = 1; var svg: [UInt8] { [] } }"
    ),
    ("TestingSnapshots.md", "@Suite(", "import Galley\nimport GalleyTesting\nimport Testing"),
    ("YourOwnLayout.md", "import UIKit\n\nfunc makeLayout", carouselOfCards),
  ]

  private static let carousel =
    "import Testing\nfinal class CarouselLayout: UICollectionViewFlowLayout {}"
  private static let carouselOfCards = """
    final class CarouselLayout: UICollectionViewFlowLayout {
      init(cardSize: CGSize) { super.init() }
      required init?(coder: NSCoder) { nil }
    }
    """
  private static let stairs = """
    struct StairsLayout: CollectionLayout {
      static let kind = "stairs"
      static let summary = "Steps."
      init() { self.init(tread: 1, rise: 1) }
      init(tread: Double, rise: Double) {}
      func arrange(_ content: Content, in environment: Environment) throws(LayoutError) -> Arrangement {
        ArrangementBuilder().arrangement(contentSize: environment.size)
      }
    }
    """

  /// The article's own layout.
  private static var spiral: String {
    Article.named("AddingALayout.md")?.blocks.first { $0.text.contains("struct SpiralLayout") }?
      .text
      ?? ""
  }

  @Test(arguments: Article.blocks(in: "swift")) func `a block of Swift compiles as it stands`(
    block: Article.Block
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "galley-code-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let isManifest =
      block.text.contains("import PackageDescription") || block.opening == ".testTarget("
    let file = folder.appending(path: block.text.contains("@main") ? "block.swift" : "main.swift")
    try text(of: block).write(to: file, atomically: true, encoding: .utf8)
    let messages = try compile(
      file, isManifest: isManifest, isApps: block.text.contains("import UIKit"))
    #expect(messages.isEmpty, "\(block.testDescription): \(messages)")
  }

  @Test func `the table of blocks names blocks that are there`() {
    for row in Self.surroundings {
      #expect(
        Article.blocks(in: "swift").contains {
          $0.article == row.article && $0.text.hasPrefix(row.opening)
        }, "\(row.article): \(row.opening)")
    }
  }

  /// The block with what is around it, imports first; an ellipsis stands for nothing.
  private func text(of block: Article.Block) -> String {
    let code = block.text.replacingOccurrences(of: "…", with: "")
    if block.opening == ".testTarget(" {
      return "import PackageDescription\nlet target: Target =\n" + code
    }
    let row = Self.surroundings.first {
      $0.article == block.article && block.text.hasPrefix($0.opening)
    }
    guard let around = row?.code else { return code }
    let lines = (around + "\n" + code).components(separatedBy: "\n")
    let imports = lines.filter { $0.hasPrefix("import ") }
    let rest = lines.filter { !$0.hasPrefix("import ") }
    let end = around.hasSuffix("{") ? ["}"] : []
    return (imports + rest + end).joined(separator: "\n") + "\n"
  }

  /// What the compiler says of a file; nothing where it compiles.
  private func compile(_ file: URL, isManifest: Bool, isApps: Bool) throws -> String {
    let modules = CommandProcess.executable.deletingLastPathComponent().appending(path: "Modules")
    let tools = URL(filePath: try Self.compiler.get()).deletingLastPathComponent()
    let library = tools.deletingLastPathComponent().appending(path: "lib/swift")
    var arguments = ["swiftc", "-typecheck", "-parse-as-library", file.path]
    if file.lastPathComponent == "main.swift" { arguments.remove(at: 2) }
    if isManifest {
      let manifests = library.appending(path: "pm/ManifestAPI").path
      arguments += ["-I", manifests, "-package-description-version", "6.2"]
    } else {
      arguments += ["-I", modules.path, "-swift-version", isApps ? "5" : "6"]
      arguments += ["-plugin-path", library.appending(path: "host/plugins").path]
      arguments += try Self.moduleMaps.get()
    }
    let (status, message) = try Self.run(arguments)
    return status == 0 ? "" : "\(message)\n(\(status))"
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, message: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let message = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: message, as: UTF8.self))
  }

  /// How the compiler finds the C that Galley's modules are built on.
  private static let moduleMaps = Result {
    let built = CommandProcess.executable.deletingLastPathComponent().resolvingSymlinksInPath()
    let sources = Samples.root.appending(path: "Sources")
    let folders =
      try FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".build") }
      + FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
    let maps = folders.filter {
      $0.lastPathComponent.hasPrefix("C") && !$0.lastPathComponent.hasSuffix("-tool.build")
    }.map { $0.appending(path: "module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let names = ["pangocairo", "pangoft2", "librsvg-2.0", "libpng", "yaml-0.1", "libdeflate"]
    let flags = try run(["pkg-config", "--cflags-only-I"] + names).message
      .split(whereSeparator: \.isWhitespace).map(String.init)
    return (maps.map { "-fmodule-map-file=" + $0 } + flags).flatMap { ["-Xcc", $0] }
  }

  /// The path of the compiler, links followed.
  private static let compiler = Result {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let path = paths.split(separator: ":").map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    return URL(filePath: try #require(path)).resolvingSymlinksInPath().path
  }
}
