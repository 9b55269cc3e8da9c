import Foundation
import Galley
import Testing

@testable import GalleyRendering

/// Programs that open an SVG, beside librsvg; a program that is not installed is left out.
enum SVGReader: String, CaseIterable {
  case inkscape, chromium, resvg

  /// Finds the first Python of the path.
  private static let environment = "/usr/bin/env"
  private static let browsers = ["chromium-headless-shell", "chromium", "google-chrome"]
    .map { "/usr/bin/" + $0 }

  static var browser: String? { browsers.first(where: FileManager.default.isExecutableFile) }

  static let hasResvg =
    (try? run(environment, ["python3", "-c", "import resvg_py"])) == 0

  /// The program's PNG of a file, of a size in points.
  func draw(_ svg: URL, of picture: Picture, to png: URL) throws {
    let (width, height) = (picture.pixelBounds.width, picture.pixelBounds.height)
    let status: Int32
    switch self {
    case .inkscape:
      status = try Self.run(
        "/usr/bin/inkscape",
        ["-w", "\(Int(width))", "-h", "\(Int(height))", "-o", png.path, svg.path])
    case .chromium:
      status = try Self.run(
        Self.browser ?? "",
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--user-data-dir=\(png.deletingLastPathComponent().appending(path: "browser").path)",
          "--default-background-color=00000000", "--force-device-scale-factor=\(picture.scale)",
          "--window-size=\(Int(picture.size.width)),\(Int(picture.size.height))",
          "--screenshot=\(png.path)", svg.absoluteString,
        ])
    case .resvg:
      let script = """
        import sys, resvg_py
        data = resvg_py.svg_to_bytes(
            svg_path=sys.argv[1], width=int(sys.argv[3]), height=int(sys.argv[4]))
        open(sys.argv[2], "wb").write(bytes(data))
        """
      status = try Self.run(
        Self.environment,
        ["python3", "-c", script, svg.path, png.path, "\(Int(width))", "\(Int(height))"])
    }
    try #require(status == 0, "\(rawValue) fails")
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The SVG of samples as other programs draw it.
///
/// Each has its own anti-aliasing and its own filter for photographs; Inkscape draws by Cairo, as
/// Galley does.
@Suite struct SVGReaderTests {
  private static let samples = [
    "settings.yaml", "shop.yaml", "screen-product.yaml", "cover-flow.yaml", "materials.yaml",
  ]

  private func expectAgreement(
    of reader: SVGReader, _ name: String, within bound: Double
  ) throws {
    let (scene, renderer) = try Samples.load(name)
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, scale: 2, using: renderer).picture
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "galley-svg-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (svg, png) = (folder.appending(path: "drawing.svg"), folder.appending(path: "drawn.png"))
    try Data(Samples.encode(picture, as: "svg", with: renderer)).write(to: svg)
    try reader.draw(svg, of: picture, to: png)
    let drawn = try BitmapDecoder.decode(Array(Data(contentsOf: png)))
    let agreement = Agreement(try renderer.bitmap(of: picture), drawn, texts: [])
    print("svg by \(reader.rawValue) against png, \(scene.name): \(agreement)")
    #expect(agreement.shareOverEight <= bound, "\(scene.name): \(agreement)")
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/inkscape"),
      "inkscape is not installed"), arguments: samples)
  func `inkscape draws an SVG as Galley draws the PNG`(name: String) throws {
    try expectAgreement(of: .inkscape, name, within: 0.001)
  }

  @Test(.enabled(if: SVGReader.browser != nil, "no Chromium is installed"), arguments: samples)
  func `chromium draws an SVG as Galley draws the PNG, but along edges`(name: String) throws {
    try expectAgreement(of: .chromium, name, within: 0.02)
  }

  @Test(
    .enabled(if: SVGReader.hasResvg, "resvg-py is not installed for python3"), arguments: samples)
  func `resvg draws an SVG as Galley draws the PNG, but along edges`(name: String) throws {
    try expectAgreement(of: .resvg, name, within: 0.02)
  }
}
