import Galley
import GalleyRuns
import Testing

@testable import GalleyCommand

@Suite struct BadPictureTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()
  private let good: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    good = try BitmapEncoder.png(
      Bitmap(width: 3, height: 2, pixels: Array(repeating: 255, count: 24)))
    try write(good, to: "good.png")
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try WholeFileWriter.write([OutputFile(path: folder(name), bytes: bytes)])
  }

  @Test func `a picture cut anywhere is trouble on either side`() throws {
    for count in good.indices {
      try write(Array(good.prefix(count)), to: "cut.png")
      #expect(console.run("diff", folder("good.png"), folder("cut.png")) == .trouble)
      #expect(console.run("diff", folder("cut.png"), folder("good.png")) == .trouble)
      #expect(console.run("diff", folder("cut.png"), folder("cut.png")) == .trouble)
    }
    #expect(console.outputText.isEmpty)
  }

  @Test func `a file that is no PNG is named with what it seems to be`() throws {
    try write([], to: "empty.png")
    try write(Array("only words in here\n".utf8), to: "words.png")
    #expect(console.run("diff", folder("good.png"), folder("empty.png")) == .trouble)
    #expect(console.run("diff", folder("good.png"), folder("words.png")) == .trouble)
    #expect(console.run("diff", folder("good.png"), folder.path) == .trouble)
    #expect(
      console.messageText == """
        galley: cannot compare '\(folder("empty.png"))': it is empty; export or copy the file again
        galley: cannot compare '\(folder("words.png"))': it is text, not an image; give a PNG, \
        JPEG, WebP or SVG file
        galley: '\(folder.path)' is a folder, and '\(folder("good.png"))' is none; give two folders, \
        or two pictures

        """)
  }
}
