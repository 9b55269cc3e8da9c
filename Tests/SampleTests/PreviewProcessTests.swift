import Foundation
import GalleyNotation
import TestBrowser
import Testing

/// `galley preview` as people start it, as long as a test has it.
private final class PreviewProcess {
  let folder: URL
  let client: SiteClient
  private let process = Process()

  /// - `files`: by their names in the folder.
  init(_ arguments: [String], files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "galley-preview-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "tmp"), withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    // A shell's jobs in the background, and those of some CI systems, ignore what Ctrl-C sends.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["--default-signal=INT", CommandProcess.executable.path, "preview"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no", "TMPDIR": folder.appending(path: "tmp").path,
      "GALLEY_CACHE_DIR": folder.appending(path: "cache").path,
    ]) { $1 }
    let message = folder.appending(path: "message")
    try Data().write(to: message)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: message)
    try process.run()
    var address: Substring?
    for _ in 0..<400 where address == nil {
      let text = try String(contentsOf: message, encoding: .utf8)
      address = text.firstMatch(of: /http:[^;]*/)?.output
      usleep(50_000)
    }
    client = try SiteClient(address: String(try #require(address)))
  }

  deinit {
    process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
  }

  /// The process that draws, by what the system says of all.
  func worker() throws -> pid_t? {
    let parent = "\(process.processIdentifier)"
    let ids = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
    return ids.first { id in
      let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
      return state.split(separator: ")").last?.split(separator: " ").dropFirst().first
        .map(String.init) == parent
    }
  }

  /// Ends it as Ctrl-C does, and returns its status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

@Suite struct PreviewProcessTests {
  private static let quick = """
    galley: 1
    screen: { size: [80, 80] }
    views: [{ shape: ellipse, fill: teal }]

    """
  /// Takes seconds to be drawn.
  private static let slow = """
    galley: 1
    screen: { size: [300, 300], scale: 2 }
    views: [{ shape: ellipse, fill: teal, shadow: { color: black, radius: 20 } }]
    matrix: { screen.background: [\((10..<90).map { "\"#10\($0)60\"" }.joined(separator: ", "))] }

    """

  @Test func `a scene that ends the process is told, and drawn again when it changes`() throws {
    let preview = try PreviewProcess(
      ["."], files: ["a.yaml": Self.quick, "b.yaml": Self.slow, "c.yaml": Self.quick])
    _ = try preview.client.event(named: "b") { SiteClient.pictures(in: $0).contains { $0 != "" } }
    let worker = try #require(try preview.worker())
    kill(worker, SIGSEGV)
    // What it had accepted is lost with it.
    for _ in 0..<500 where try preview.worker() == worker { usleep(10_000) }
    let told = try preview.client.event(named: "b") { $0["issues"]?.array?.isEmpty == false }
    #expect(told["issues"]?.array?.first?["message"]?.text?.contains("a fault of Galley") == true)
    #expect(try preview.client.pictures(of: "c").count == 1)
    #expect(try preview.worker() != worker)
    let asked = try preview.client.answer(
      to: preview.client.root + "frame.png?scene=1&state=default")
    #expect(asked.status == "422")

    try preview.write(Self.quick, to: "b.yaml")
    #expect(try preview.client.pictures(of: "b").count == 1)
    // An event of the drawing before may still be on its way.
    let healed = try preview.client.event(named: "b") { $0["issues"] == .array([]) }
    #expect(healed["issues"] == .array([]))

    let last = try #require(try preview.worker())
    #expect(preview.interrupt() == SIGINT)
    for _ in 0..<200 where kill(last, 0) == 0 { usleep(10_000) }
    #expect(kill(last, 0) != 0)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: preview.folder.appending(path: "tmp").path)
    #expect(left == [])
  }

  private static let layout = """
    import UIKit

    final class StairsLayout: UICollectionViewFlowLayout {
      override init() {
        super.init()
        itemSize = CGSize(width: 60, height: 40)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
        (attributes as? UICollectionViewLayoutAttributes)?.frame.origin.x += 3
        return attributes as? UICollectionViewLayoutAttributes
      }
    }

    """

  @Test func `a layout is built and examined anew when it is saved`() throws {
    let preview = try PreviewProcess(
      ["--layout", "Stairs.swift"], files: ["Stairs.swift": Self.layout])
    let pictures = try preview.client.pictures(of: "Stairs")
    let examined = try preview.client.event(named: "Stairs") {
      $0["issues"]?.array?.isEmpty == false
    }
    let finding = try #require(examined["issues"]?.array?.first)
    #expect(finding["message"]?.text?.hasSuffix("[item-query-agrees]") == true)
    #expect(finding["place"]?["text"]?.text?.hasSuffix("/Stairs.swift:9") == true)

    try preview.write(Self.layout.replacing("itemSize =", with: "itemsSize ="), to: "Stairs.swift")
    let broken = try preview.client.event(named: "Stairs") { event in
      event["issues"]?.array?.contains {
        $0["message"]?.text?.contains("itemsSize") == true
          && $0["place"]?["text"]?.text?.hasSuffix("/Stairs.swift:6") == true
      } == true
    }
    #expect(SiteClient.pictures(in: broken) == pictures)

    let mended = Self.layout.replacing("origin.x += 3", with: "origin.x += 0")
      .replacing("width: 60", with: "width: 80")
    try preview.write(mended, to: "Stairs.swift")
    #expect(try preview.client.pictures(of: "Stairs", besides: pictures).count == 3)
    let healthy = try preview.client.event(named: "Stairs") { event in
      event["issues"]?.array?.allSatisfy { $0["severity"]?.text != "error" } == true
    }
    #expect(healthy["states"]?.array?.count == 3)
  }
}
