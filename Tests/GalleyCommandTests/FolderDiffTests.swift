import Foundation
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import Glibc
import Testing

@testable import GalleyCommand

/// `galley diff` of two folders.
@Suite struct FolderDiffTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b"] { try makeFolder(name) }
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder(name), withIntermediateDirectories: true)
  }

  /// Writes a picture of 4 x 3 pixels of one grey; of 255 it is white.
  private func write(_ grey: UInt8, to name: String) throws {
    try makeFolder(String(name.prefix(upTo: name.lastIndex(of: "/") ?? name.startIndex)))
    let pixels = Array(repeating: [grey, grey, grey, 255], count: 12).joined()
    let file = try BitmapEncoder.png(Bitmap(width: 4, height: 3, pixels: Array(pixels)))
    try Data(file).write(to: URL(filePath: folder(name)))
  }

  private func diff(_ arguments: String...) -> CommandExitStatus {
    console.run(["diff", folder("a"), folder("b")] + arguments)
  }

  private func text(_ file: String) throws -> String {
    String(decoding: try folder.read(file), as: UTF8.self)
  }

  /// What a report tells but for the time that it took.
  private var told: String {
    String(console.outputText.replacing(/, [0-9.]+ s\)/, with: ")"))
  }

  /// One of each: `same`, `deep/changed`, `gone`, `came`, and `old` that is `deep/now`.
  private func writeAll() throws {
    for side in ["a", "b"] { try write(7, to: "\(side)/same.png") }
    try write(100, to: "a/deep/changed.png")
    try write(110, to: "b/deep/changed.png")
    try write(20, to: "a/gone.png")
    try write(30, to: "b/came.png")
    try write(40, to: "a/old.png")
    try write(40, to: "b/deep/now.png")
  }

  @Test func `pictures are paired by their paths, and what is left by its bytes`() throws {
    try writeAll()
    #expect(diff() == .different)
    let (a, b) = (folder("a"), folder("b"))
    #expect(
      told == """
        new      came.png
          actual     \(b)/came.png

        changed  deep/changed.png
          12 of 12 pixels differ, by up to 10 levels at (0, 0)
          expected   \(a)/deep/changed.png
          actual     \(b)/deep/changed.png

        renamed  deep/now.png
          was called 'old.png'
          expected   \(a)/old.png
          actual     \(b)/deep/now.png

        missing  gone.png
          expected   \(a)/gone.png

        1 missing, 1 changed, 1 renamed, 1 new, 1 same (exact)

        """)
    #expect(console.messageText == "")
  }

  @Test func `every report of a check tells of folders, too`() throws {
    try writeAll()
    let files = ["html", "junit", "markdown"].flatMap { ["--\($0)", folder("report.\($0)")] }
    let address = "https://example.org/{path}"
    let status = console.run(
      ["diff", folder("a"), folder("b"), "--picture-address", address] + files)
    #expect(status == .different)
    let page = try text("report.html")
    for role in ["expected", "actual", "difference"] {
      #expect(page.contains("alt=\"deep/changed.png, \(role)\" src=\"data:image/png;base64,"))
    }
    #expect(page.contains("\"verdict\": \"is only in '\(folder("b"))'\""))
    #expect(page.contains("\"noun\": \"picture\""))
    #expect(page.contains("\"approve\": null"))
    #expect(!page.contains("galley approve deep"))
    let junit = try text("report.junit")
    #expect(
      junit.contains(
        "<failure message=\"gone.png is only in &#39;\(folder("a"))&#39;\" type=\"missing\">"),
      "\(junit)")
    #expect(junit.contains("<testsuite name=\"deep\" tests=\"2\" failures=\"2\""))
    let table = try text("report.markdown")
    #expect(table.hasPrefix("### Galley: 1 renamed, 1 missing, 1 new, 1 changed, 1 same\n"))
    #expect(table.contains("| Picture | Status |"))
    #expect(table.contains("| deep/now.png | renamed | was called 'old.png' |"))
    #expect(table.contains("src=\"https://example.org/\(folder("a"))/old.png\""), "\(table)")

    let github = TestConsole()
    #expect(
      github.run("diff", folder("a"), folder("b"), "--format", "github") == .different)
    #expect(
      github.outputText.contains("::error file=\(folder("b"))/came.png,title=came.png new::"),
      "\(github.outputText)")
    #expect(!github.outputText.contains("galley approve"))

    let json = TestConsole()
    #expect(json.run("diff", folder("a"), folder("b"), "--format", "json") == .different)
    let value = try JSONReader.value(of: json.outputBytes)
    #expect(value["compared"] == .string(folder("b")))
    #expect(value["counts"]?["renamed"] == .integer(1))
    let states = value["states"]?.array ?? []
    #expect(
      states.compactMap { $0["path"]?.text }
        == ["came.png", "deep/changed.png", "deep/now.png", "gone.png", "same.png"])
    #expect(states[2]["former"] == .string("old.png"))
  }

  @Test func `equal folders are the same, and say so briefly`() throws {
    for side in ["a", "b"] { try write(7, to: "\(side)/one/two/three.png") }
    #expect(diff() == .success)
    #expect(told == "1 same (exact)\n")
    let quiet = TestConsole()
    #expect(quiet.run("diff", folder("a"), folder("b"), "--quiet") == .success)
    #expect(quiet.outputText == "")
  }

  @Test func `tolerances and metrics hold for folders`() throws {
    try write(100, to: "a/one.png")
    try write(101, to: "b/one.png")
    #expect(diff() == .different)
    #expect(diff("--metric", "tolerance", "--tolerance", "levels=1") == .success)
    #expect(diff("--metric", "perceptual") == .success)
    #expect(diff("--metric", "perceptul") == .trouble)
  }

  @Test func `a folder beside itself is the same, and that is told`() throws {
    try write(7, to: "a/one.png")
    #expect(console.run("diff", folder("a"), folder("b/../a")) == .success)
    #expect(console.messageText.hasSuffix("' are one folder\n"), "\(console.messageText)")
  }

  @Test func `a folder that moved is told once`() throws {
    for number in 0..<4 {
      try write(UInt8(number), to: "a/before/\(number).png")
      try write(UInt8(number), to: "b/after/\(number).png")
    }
    #expect(diff() == .different)
    #expect(
      told == """
        change 1  4 pictures of 'after'
          'after' was called 'before'
          in after/0.png, after/1.png, after/2.png, after/3.png

        4 renamed (exact)

        """)
  }

  @Test func `of equal pictures those of one file name are paired, then the first`() throws {
    for name in ["a/x/one.png", "a/x/two.png", "b/y/two.png", "b/y/three.png"] {
      try write(9, to: name)
    }
    for _ in 0..<3 {
      let console = TestConsole()
      #expect(console.run("diff", folder("a"), folder("b")) == .different)
      #expect(console.outputText.contains("renamed  y/two.png\n  was called 'x/two.png'\n"))
      #expect(console.outputText.contains("renamed  y/three.png\n  was called 'x/one.png'\n"))
    }
  }

  @Test func `states that Galley drew under other names are found`() throws {
    for (side, name) in [("a", "first"), ("b", "uno")] {
      try folder.write(
        ringScene.replacing("first", with: name), to: "\(side)/ring.yaml")
      #expect(
        console.run("render", folder("\(side)/ring.yaml"), "-o", folder(side)) == .success)
    }
    #expect(diff() == .different)
    #expect(
      console.outputText.contains("renamed  ring/uno.png\n  was called 'ring/first.png'\n"),
      "\(console.outputText)")
  }

  @Test(arguments: [
    "\u{645}\u{631}\u{62D}\u{628}\u{627}.png", "\u{1F600}.png", "two\nlines.png",
    "a\u{202E}b.png", "-o.png", "]]> <b>&.png", "::error::.png", "UPPER.PNG", "a b/\u{4E2D}.png",
  ])
  func `a picture may have any name`(name: String) throws {
    try write(1, to: "a/" + name)
    try write(2, to: "b/" + name)
    #expect(diff("--html", folder("x.html"), "--junit", folder("x.xml")) == .different)
    #expect(told.hasSuffix("1 changed (exact)\n"), "\(told)")
    #expect(!told.contains("\u{202E}"))
    #expect(try text("x.html").contains("<b>&") == false)
    #expect(told.split(separator: "\n").count == 5, "\(told)")
  }

  @Test func `two forms of an accent are two files`() throws {
    for (name, grey) in [("caf\u{E9}.png", 1), ("cafe\u{301}.png", 2)] as [(String, UInt8)] {
      try write(grey, to: "a/" + name)
      try write(grey, to: "b/" + name)
    }
    #expect(diff() == .success)
    #expect(told == "2 same (exact)\n")
  }

  @Test func `JPEG, WebP, SVG and animations are pictures, and what is hidden is none`() throws {
    let images =
      #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
      + "/GalleyRenderingTests/Fixtures/Images/"
    for (from, to) in [("half.webp", "one.webp"), ("gray.jpg", "two.JPG")] {
      for side in ["a", "b"] {
        try FileManager.default.copyItem(atPath: images + from, toPath: folder("\(side)/\(to)"))
      }
    }
    let svg = { (color: String) in
      "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>"
        + "<rect width='2' height='2' fill='\(color)'/></svg>"
    }
    try folder.write(svg("red"), to: "a/three.svg")
    try folder.write(svg("lime"), to: "b/three.svg")
    try write(1, to: "a/.hidden/one.png")
    try write(1, to: "a/.hidden.png")
    try folder.write("no picture", to: "b/read.me")
    #expect(diff() == .different)
    #expect(told.hasSuffix("1 changed, 2 same (exact)\n"), "\(told)")
  }

  // MARK: - Bad input

  @Test func `a picture beside a folder is refused`() throws {
    try write(1, to: "a/one.png")
    let file = folder("a/one.png")
    for pair in [[file, folder("b")], [folder("b"), file]] {
      let console = TestConsole()
      #expect(console.run(["diff"] + pair) == .trouble)
      #expect(
        console.messageText
          == "galley: '\(folder("b"))' is a folder, and '\(file)' is none; give two folders, or two"
          + " pictures\n")
    }
    #expect(console.run("diff", "-", folder("b")) == .trouble)
    #expect(console.messageText.contains("and standard input is none"))
    let gone = TestConsole()
    #expect(gone.run("diff", folder("gone"), folder("b")) == .trouble)
    #expect(gone.messageText.hasSuffix("there is no such file or folder; check the path\n"))
  }

  @Test func `two empty folders are a mistake, one is not`() throws {
    #expect(diff() == .trouble)
    #expect(
      console.messageText.contains("there is no picture in '\(folder("a"))' nor in"),
      "\(console.messageText)")
    try write(1, to: "b/one.png")
    #expect(diff() == .different)
    #expect(told.hasSuffix("1 new (exact)\n"))
  }

  @Test func `a folder and a picture of one name are two things`() throws {
    try write(1, to: "a/one.png/inner.png")
    try write(2, to: "b/one.png")
    #expect(diff() == .different)
    #expect(told.contains("new      one.png\n"), "\(told)")
    #expect(told.contains("missing  one.png/inner.png\n"), "\(told)")
  }

  @Test func `a link that leads out, to nothing or to a folder fails with its cure`() throws {
    try write(1, to: "outside.png")
    for side in ["a", "b"] {
      try write(1, to: "\(side)/inside/one.png")
      symlink("inside/one.png", folder("\(side)/link.png"))
    }
    #expect(diff() == .success)
    symlink("../outside.png", folder("a/out.png"))
    symlink(folder("outside.png"), folder("b/out.png"))
    symlink("nowhere.png", folder("b/dangling.png"))
    symlink("nowhere.png", folder("a/dangling.png"))
    symlink("..", folder("b/inside/loop"))
    #expect(diff("--html", folder("x.html")) == .trouble)
    #expect(
      told.contains(
        "failed   out.png\n  cannot read '\(folder("a"))/out.png': a link on the way leads out of its"
          + " folder; put the file itself there\n"), "\(told)")
    #expect(told.contains("failed   dangling.png\n  cannot read"), "\(told)")
    #expect(
      told.contains(
        "failed   inside/loop\n  cannot look into '\(folder("b"))/inside/loop': it is a link to a"
          + " folder; put the folder itself there\n"), "\(told)")
    #expect(told.contains("3 failed, 2 same (exact)\n"), "\(told)")
  }

  @Test(arguments: [
    ("", "is empty; is it being written, or was the disk full?"),
    ("version https://git-lfs.github.com/spec/v1\n", "is a pointer of Git LFS"),
    ("GIF89a", "cannot compare '"),
  ])
  func `a picture that is none fails, and the others are compared`(
    content: String, words: String
  ) throws {
    try write(1, to: "a/broken.png")
    try folder.write(content, to: "b/broken.png")
    for side in ["a", "b"] { try write(1, to: "\(side)/one.png") }
    #expect(diff("--html", folder("x.html"), "--junit", folder("x.xml")) == .trouble)
    #expect(told.contains("failed   broken.png\n"), "\(told)")
    #expect(told.contains(words), "\(told)")
    #expect(told.hasSuffix("1 failed, 1 same (exact)\n"), "\(told)")
  }

  @Test func `half a picture fails beside another, and is the same as itself`() throws {
    try write(1, to: "a/half.png")
    let half = try folder.read("a/half.png").dropLast(20)
    for side in ["a", "b"] {
      try Data(half).write(to: URL(filePath: folder("\(side)/half.png")))
    }
    try Data(half).write(to: URL(filePath: folder("b/new.png")))
    #expect(diff() == .different)
    #expect(told.hasSuffix("1 new, 1 same (exact)\n"), "\(told)")
    try write(1, to: "a/half.png")
    #expect(diff() == .trouble)
    #expect(told.contains("half.png' ends in the middle of the picture"), "\(told)")
  }

  @Test func `a pipe is no picture, and is not waited for`() throws {
    mkfifo(folder("a/pipe.png"), 0o600)
    try write(1, to: "b/pipe.png")
    #expect(diff() == .trouble)
    #expect(told.contains("it is a pipe or a device; put a file in its place"), "\(told)")
  }

  @Test func `a name that is no UTF-8 is told`() throws {
    let name: [CChar] =
      Array("\(folder("a"))/".utf8CString.dropLast()) + [-1, 46, 112, 110, 103, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    try write(1, to: "b/one.png")
    #expect(diff() == .trouble)
    #expect(told.contains("its name is no UTF-8; rename it"), "\(told)")
  }

  @Test func `pictures of sizes that reach over too much fail by themselves`() throws {
    for (side, size) in [("a", (1, 40_000)), ("b", (40_000, 1))] {
      let pixels = [UInt8](repeating: 255, count: 160_000)
      let file = try BitmapEncoder.png(
        Bitmap(width: size.0, height: size.1, pixels: Array(pixels)))
      try Data(file).write(to: URL(filePath: folder("\(side)/large.png")))
      try write(3, to: "\(side)/one.png")
    }
    #expect(diff() == .trouble)
    #expect(told.contains("over the limit of 128 megapixels"), "\(told)")
    #expect(told.hasSuffix("1 failed, 1 same (exact)\n"), "\(told)")
  }

  @Test(arguments: ["--html", "--junit", "--markdown"])
  func `a report does not overwrite a picture, and is not of two pictures`(option: String) throws {
    try write(1, to: "a/one.png")
    try write(1, to: "b/one.png")
    let before = try folder.read("a/one.png")
    #expect(diff(option, folder("a/one.png")) == .trouble)
    #expect(console.messageText.contains("would be one of the pictures; name another file"))
    #expect(try folder.read("a/one.png") == before)
    let pictures = TestConsole()
    #expect(
      pictures.run(
        "diff", folder("a/one.png"), folder("b/one.png"), option, folder("x")) == .trouble)
    #expect(
      pictures.messageText
        == "galley: \(option) is for two folders; -o FILE draws what differs between two pictures\n"
    )
    #expect(try folder.contents().contains("x") == false)
  }

  @Test func `the drawing of a difference is of two pictures`() throws {
    try write(1, to: "a/one.png")
    #expect(diff("-o", folder("x.png")) == .trouble)
    #expect(console.messageText.contains("of two folders --html FILE shows it"))
    #expect(diff("--jobs", "0") == .trouble)
  }
}
