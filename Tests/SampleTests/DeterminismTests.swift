import Foundation
import Galley
import Testing

/// Whether the same input gives the same bytes: in any order, on any thread, in any process, place
/// and time zone.
@Suite struct DeterminismTests {
  /// The samples that output/ holds at one pixel a point, from the last to the first.
  private static func names() throws -> [String] {
    try Samples.names.reversed().filter { name in
      let scene = try Samples.load(name).scene
      return Samples.scale(of: scene) == 1 && Samples.formats(of: scene) == ["png", "svg"]
    }
  }

  @Test func `any order, thread, place, time and tongue give the same bytes`() throws {
    #expect(
      try Self.isInstalled("tr_TR.utf8"), "the locale tr_TR.UTF-8 is missing; run 'make test'")
    let folder = FileManager.default.temporaryDirectory
    let elsewhere = try Self.drawnByProcess(
      environment: [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati",
        "HOME": "/nonexistent", "FONTCONFIG_FILE": try Self.hostileFonts(in: folder),
        "FREETYPE_PROPERTIES":
          "truetype:interpreter-version=35", "PANGO_LANGUAGE": "ja",
      ])
    #expect(Self.differences(try Self.drawnHere(), elsewhere) == [])
    #expect(elsewhere.count > 32)
  }

  /// What the drawing libraries of Debian 12 and 13 read from the environment, and what the C library
  /// does, each with a value that would be seen or that ends a process.
  private static func hostileVariables(in folder: URL) throws -> [String: String] {
    let dictionary = try #require(
      Data(
        base64Encoded: "2fzZ/AAAAAEAAA4AAAAOf9r82vwAAAAH/////P////0AAAADAAAAAP/////////8/////f////"
          + "//////AAAAAv////4AAAAC3/zf/AAAAAAAAAAC//////////8AAQL//////////wABAw=="))
    try dictionary.write(to: folder.appending(path: "thbrk.tri"))
    var variables = [
      "CAIRO_DEBUG": "xrender-version=0.0", "FC_LANG": "ja",
      "FONTCONFIG_FILE": try hostileFonts(in: folder),
      "FREETYPE_PROPERTIES": "truetype:interpreter-version=35", "G_DEBUG": "fatal-warnings",
      "G_MESSAGES_DEBUG": "all", "G_SLICE": "always-malloc", "HB_OPTIONS": "unicode-fallback",
      "HB_SHAPER_LIST": "fallback", "JPEGMEM": "1", "JSIMD_FORCENONE": "1", "LANGUAGE": "sr:ja:ur",
      "LC_ALL": "ar_SA.UTF-8", "LIBTHAI_DICTDIR": folder.path, "MALLOC_PERTURB_": "165",
      "PANGO_LANGUAGE": "ur", "PIXMAN_DISABLE": "sse2 ssse3 fast mmx", "XML_DEBUG_CATALOG": "1",
      "RSVG_LOG": "1", "EXPAT_ENTROPY_DEBUG": "1", "TZ": "Pacific/Kiritimati",
      // As on a processor without these.
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX,-FMA,-FMA4,-SSE4_1",
    ]
    for name in [
      "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "GCONV_PATH", "GDK_PIXBUF_MODULE_FILE",
      "GIO_EXTRA_MODULES", "GIO_MODULE_DIR", "HOME", "ICU_DATA", "LD_LIBRARY_PATH", "LOCPATH",
      "TZDIR", "XDG_CONFIG_HOME", "XDG_DATA_DIRS", "XML_CATALOG_FILES",
    ] { variables[name] = "/nonexistent" }
    return variables
  }

  @Test func `no variable that a library reads has a say`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What librsvg, the decoders of photographs and the dictionary of Thai have a say in.
    for name in ["oranges.jpg", "pitcher.webp"] {
      try FileManager.default.copyItem(
        at: Samples.root.appending(path: "samples/assets/shop/\(name)"),
        to: folder.appending(path: name))
    }
    try """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><mask id="m">
    <rect width="40" height="20" fill="white"/></mask>
    <circle cx="20" cy="20" r="15" fill="red" mask="url(#m)"/></svg>
    """.write(to: folder.appending(path: "half.svg"), atomically: true, encoding: .utf8)
    try """
    galley: 1
    language: th
    screen: { size: [320, 360], scale: 2, background: white }
    views:
      - { image: half.svg, at: { leading: 10, top: 10, width: 40, height: 40 } }
      - { image: oranges.jpg, at: { leading: 60, top: 10, width: 90, height: 60 } }
      - { image: pitcher.webp, at: { leading: 160, top: 10, width: 90, height: 60 } }
      - text: "ประเทศไทยมีประชากรมากกว่าหกสิบล้านคนและกรุงเทพมหานครเป็นเมืองหลวง"
        lines: 4
        at: { leading: 10, width: 200, top: 90, height: 90 }
      - text: "سلام hello नमस्ते שלום 😀 бгдпт ş ţ 123 ۱۲۳ ٤٥ → ★ ₹"
        lines: 3
        at: { horizontal: 10, top: 190, height: 80 }
      - { text: "бгдпт → ★ Quick AVAT", font: { family: EB Garamond }, at: { leading: 10, top: 280 } }
      - shape: ellipse
        fill: red
        shadow: { radius: 8 }
        at: { leading: 220, top: 280, width: 60, height: 60 }
    """.write(to: folder.appending(path: "all.yaml"), atomically: true, encoding: .utf8)
    let scenes = [
      folder.appending(path: "all.yaml").path, "samples/glass.yaml", "samples/ring.yaml",
    ]
    let arguments = ["--format", "png,svg", "--scale", "1"]
    let plain = try Self.drawnByProcess(scenes, arguments: arguments, environment: [:])
    let hostile = try Self.drawnByProcess(
      scenes, arguments: arguments, environment: try Self.hostileVariables(in: folder))
    #expect(plain.count > 8)
    #expect(Self.differences(plain, hostile) == [])
  }

  /// Every picture of every sample by its place, as large as pages show them: drawn one after another
  /// in this process, which is what output/ holds where the same libraries drew it.
  private static func drawnHere() throws -> [String: [UInt8]] {
    let isKept = try Stamp.differences().isEmpty
    var pictures: [String: [UInt8]] = [:]
    for name in try names() {
      let (scene, renderer) = try Samples.load(name)
      for state in scene.states {
        for kind in Samples.formats(of: scene) {
          pictures["\(scene.name)/\(state.fileName).\(kind)"] =
            isKept
            ? try Samples.kept(scene, state, kind)
            : try Samples.encode(
              scene.drawing(of: state, scale: 1, using: renderer).picture, as: kind,
              with: renderer)
        }
      }
    }
    return pictures
  }

  private static func differences(_ left: [String: [UInt8]], _ right: [String: [UInt8]]) -> [String]
  {
    Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
  }

  /// What the command writes in a process of its own, by two threads.
  private static func drawnByProcess(
    environment: [String: String]
  ) throws -> [String: [UInt8]] {
    let scenes = try names().map { "samples/\($0)" }
    return try drawnByProcess(
      scenes, arguments: ["--format", "png,svg", "--scale", "1"], environment: environment)
  }

  private static func drawnByProcess(
    _ scenes: [String], arguments: [String], environment: [String: String]
  ) throws -> [String: [UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = Self.command
    process.arguments =
      ["render"] + scenes + ["-o", folder.path, "--jobs", "2"] + arguments
    process.currentDirectoryURL = Samples.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    #expect(text == "", "a library has written something")
    var pictures: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.contains(".") {
      pictures[path] = Array(try Data(contentsOf: folder.appending(path: path)))
    }
    return pictures
  }

  /// The command that was built with these tests.
  private static var command: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "galley")
  }

  private static func isInstalled(_ locale: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/locale")
    process.arguments = ["-a"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let names = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return names.split(separator: "\n").contains { $0 == locale }
  }

  /// A configuration that would hide every font.
  private static func hostileFonts(in folder: URL) throws -> String {
    let file = folder.appending(path: "hostile-\(UUID().uuidString).conf")
    try """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>/nonexistent</dir>
    <match target="pattern"><edit name="family" mode="assign"><string>Lobster</string></edit></match>
    </fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
