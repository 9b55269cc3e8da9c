import Foundation
import Glibc
import Testing

@testable import GalleyCommand

/// Every path that a scene can name, by every road that leads out of its folder.
@Suite struct PathTests {
  /// What a scene names a file by.
  enum Key: String, CaseIterable {
    case items
    case base
    case image
    case background
    case cell
    case fonts

    /// The extension of a file that will do.
    var kind: String {
      switch self {
      case .items: "json"
      case .base: "yaml"
      case .image, .background, .cell: "svg"
      case .fonts: "ttf"
      }
    }

    /// A scene that names the file.
    func scene(naming path: String) -> String {
      let items = "items: " + (self == .items ? "{ file: '\(path)' }" : "[a]")
      let cell =
        self == .cell
        ? "cell: { style: picture, image: '\(path)' }"
        : "cell: { style: tile, fill: teal, label: '{value}' }"
      return """
        galley: 1
        \(self == .base ? "base: '\(path)'" : "title: own")
        screen: { size: [40, 40], scale: 1\(self == .background ? ", background: { image: '\(path)' }" : "") }
        \(self == .fonts ? "fonts: ['\(path)']" : "language: en")
        views:
          - { collection: c, layout: { kind: ring, item: 30 }, \(cell), \(items) }
          \(self == .image ? "- { image: '\(path)' }" : "- { shape: rectangle, fill: red }")
        states: [{ name: first }]
        """
    }
  }

  /// How a path leads to a file; `secret` lies outside of the scene's folder.
  enum Road: String, CaseIterable {
    case inside = "kept"
    case insideByLink = "linked"
    case insideByAbsolutePath = "ROOT/scenes/kept"
    case insideByAbsoluteLink = "absolute"
    case insideFromAbove = "../scenes/kept"
    case upwards = "../secret"
    case absolute = "ROOT/secret"
    case link = "out"
    case folderLink = "folder/secret"
    case behindFolderLink = "folder/inner/../secret"
    case parentOfFolderLink = "deep/../secret"
    case pipe = "pipe"
    case device = "device"
    case folder = "inner"
    case nothing = "nothing"

    var isAllowed: Bool {
      switch self {
      case .inside, .insideByLink, .insideByAbsolutePath, .insideByAbsoluteLink, .insideFromAbove:
        true
      default: false
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["scenes/inner", "outer/inner"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
  }

  private func layOut(_ key: Key) throws {
    let kind = key.kind
    for place in ["scenes/kept", "secret", "outer/secret"] {
      try write(key, to: "\(place).\(kind)", word: place == "scenes/kept" ? "kept" : "secret")
    }
    for (name, target) in [
      ("linked.\(kind)", "kept.\(kind)"), ("absolute.\(kind)", folder("scenes/kept.\(kind)")),
      ("out.\(kind)", "../secret.\(kind)"), ("folder", "../outer"), ("deep", "../outer/inner"),
      ("device.\(kind)", "/dev/zero"),
    ] {
      symlink(target, folder("scenes/" + name))
    }
    mkfifo(folder("scenes/pipe.\(kind)"), 0o666)
  }

  private func write(_ key: Key, to name: String, word: String) throws {
    switch key {
    case .items: try folder.write("[\(word)]", to: name)
    case .base: try folder.write("title: \(word)", to: name)
    case .image, .background, .cell:
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>\(word)</title>\
        <rect width="9" height="9" fill="\(word == "kept" ? "#00ff00" : "#5ec4e7")"/></svg>
        """, to: name)
    case .fonts:
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/truetype/lato/Lato-Regular.ttf", toPath: folder(name))
    }
  }

  private func name(_ road: Road, _ key: Key) -> String {
    let name = road.rawValue.replacing("ROOT", with: folder.path)
    return road == .folder ? name : name + "." + key.kind
  }

  @Test(.timeLimit(.minutes(1)), arguments: Key.allCases, Road.allCases)
  func `a scene reads what lies in its folder and nothing else`(key: Key, road: Road) throws {
    try layOut(key)
    try folder.write(key.scene(naming: name(road, key)), to: "scenes/scene.yaml")
    let console = TestConsole()
    let arguments = ["render", folder("scenes/scene.yaml"), "-o", folder("out"), "-q"]
    let status = console.run(arguments + ["--format", "svg"])
    #expect(status == (road.isAllowed ? .success : .trouble), "\(console.messageText)")
    #expect(!console.messageText.contains("[secret]"))
    guard !road.isAllowed else { return }
    #expect(!(try folder.contents().contains("out")))
    let isOutside = ![.pipe, .folder, .nothing].contains(road)
    #expect(
      console.messageText.contains("leaves the scene's folder") == isOutside,
      "\(console.messageText)")
  }

  @Test(.timeLimit(.minutes(1)), arguments: Key.allCases)
  func `what lies outside is read where that is allowed, a device never`(key: Key) throws {
    try layOut(key)
    for road in [Road.upwards, .absolute, .link, .folderLink, .parentOfFolderLink, .device, .pipe] {
      try folder.write(key.scene(naming: name(road, key)), to: "scenes/scene.yaml")
      let console = TestConsole()
      let status = console.run(
        "render", folder("scenes/scene.yaml"), "-o", folder("out"), "-q", "--allow-outside")
      let isFile = ![.device, .pipe].contains(road)
      #expect(status == (isFile ? .success : .trouble), "\(road): \(console.messageText)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a scene that a folder holds is no way out of it, one that is named is`() throws {
    try folder.write("ROOT: x", to: "secret.yaml")
    symlink("../secret.yaml", folder("scenes/scene.yaml"))
    let console = TestConsole()
    #expect(console.run("render", folder("scenes"), "-o", folder("out")) == .trouble)
    #expect(console.messageText.contains("leaves the scene's folder"), "\(console.messageText)")
    #expect(!console.messageText.contains("ROOT"))
    let named = TestConsole()
    _ = named.run("render", folder("scenes/scene.yaml"), "-o", folder("out"))
    #expect(named.messageText.contains("ROOT"))
    try FileManager.default.removeItem(atPath: folder("scenes/scene.yaml"))
    mkfifo(folder("scenes/scene.yaml"), 0o666)
    #expect(console.run("render", folder("scenes"), "-o", folder("out")) == .trouble)
    #expect(console.messageText.contains("is a pipe or a device"))
  }

  @Test func `a file that cannot be read is not told to be empty`() throws {
    let console = TestConsole()
    try folder.write(Key.items.scene(naming: "/proc/self/mem"), to: "scenes/scene.yaml")
    #expect(
      console.run("layout", folder("scenes/scene.yaml"), "--allow-outside") == .trouble)
    #expect(
      console.messageText.contains("'/proc/self/mem' cannot be read: Input/output error"),
      "\(console.messageText)")
  }
}
