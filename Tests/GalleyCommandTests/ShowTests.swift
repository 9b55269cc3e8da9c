import Foundation
import GalleyGraphics
import GalleyNotation
import GalleyPNG
import Testing

@testable import GalleyCommand

/// Pictures in terminals: what is sent is read back.
@Suite struct ShowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ringScene, to: "ring.yaml")
  }

  private func show(in terminal: PictureTerminal?, _ options: String...) -> (TestConsole, Int32) {
    let console = TestConsole(pictureTerminal: terminal)
    let line = ["render", folder("ring.yaml"), "-o", folder("pictures"), "--show"] + options
    return (console, console.run(line).rawValue)
  }

  private func terminal(_ pictureProtocol: PictureProtocol?, rows: Int = 24) -> PictureTerminal {
    PictureTerminal(
      pictureProtocol: pictureProtocol, columns: 80, rows: rows, cellWidth: 8, cellHeight: 16)
  }

  @Test func `kitty is sent the file in pieces of base 64, and how high it is`() throws {
    let (console, status) = show(in: terminal(.kitty), "--state", "first", "--scale", "8")
    #expect(status == 0, "\(console.messageText)")
    let file = try folder.read("pictures/ring/first.png")
    let pieces = console.outputText.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
      .map { (keys: String($0.output.1), digits: String($0.output.2)) }
    #expect(Base64.decode(pieces.map(\.digits).joined()) == file)
    // 320 pixels are 20 cells.
    let last = pieces.count - 1
    #expect(pieces.first?.keys == "a=T,f=100,q=2,r=20,m=\(last == 0 ? 0 : 1)")
    #expect(pieces.dropFirst().map(\.keys) == (0..<last).map { $0 == last - 1 ? "m=0" : "m=1" })
    #expect(pieces.dropLast().allSatisfy { $0.digits.count == 4096 })
    #expect(console.outputText.hasPrefix(folder("pictures/ring/first.png") + "\n"))
  }

  @Test func `a long file is more than one piece`() {
    let text = PictureTerminal.kitty(Array(repeating: 7, count: 7000), rows: 3)
    let keys = text.matches(of: /_G([^;]*);/).map { String($0.output.1) }
    #expect(keys == ["a=T,f=100,q=2,r=3,m=1", "m=1", "m=0"])
  }

  @Test func `iTerm2 is sent each file at once, no higher than the terminal`() throws {
    let (console, status) = show(in: terminal(.iTerm, rows: 8), "--scale", "8")
    #expect(status == 0, "\(console.messageText)")
    let files = console.outputText.matches(
      of:
        /\u{1B}\]1337;File=inline=1;size=(\d+);height=(\d+);preserveAspectRatio=1:([^\u{7}]*)\u{7}/)
    #expect(files.count == 2)
    for (match, name) in zip(files, ["first", "second"]) {
      let file = try folder.read("pictures/ring/\(name).png")
      #expect(Base64.decode(String(match.output.3)) == file)
      #expect(Int(match.output.1) == file.count)
      #expect(match.output.2 == "5")
    }
  }

  @Test func `sixels are the pixels of the picture`() throws {
    let (console, status) = show(in: terminal(.sixel), "--state", "first")
    #expect(status == 0, "\(console.messageText)")
    let drawn = try PNG.bitmap(of: try folder.read("pictures/ring/first.png"))
    let shown = try #require(SixelPicture(console.outputText))
    #expect(shown.width == drawn.width && shown.height == drawn.height)
    // Components are sent in hundredths: half of one is 1.3 levels.
    #expect(shown.largestDifference(to: drawn) <= 2)
  }

  @Test func `more colors than sixels have become near ones, and clear pixels stay clear`() throws {
    let (width, height) = (64, 50)
    let pixels = (0..<width * height).flatMap { place -> [UInt8] in
      let (x, y) = (place % width, place / width)
      return x == 0 ? [0, 0, 0, 0] : [UInt8(x * 4), UInt8(y * 5), UInt8(255 - x * 4), 255]
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    let shown = try #require(SixelPicture(Sixels(bitmap).text))
    #expect(shown.colorCount <= 255)
    #expect(shown.largestDifference(to: bitmap) <= 16)
    #expect((0..<height).allSatisfy { shown.pixels[$0 * width] == nil })
  }

  @Test func `a picture is shrunk to the mean of its pixels`() {
    let bitmap = Bitmap(
      width: 2, height: 2,
      pixels: [255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255, 9, 9, 9, 0])
    let one = bitmap.shrunk(toWidth: 1, height: 1)
    #expect(one.pixels == [170, 0, 85, 191])
    #expect(bitmap.shrunk(toWidth: 4, height: 4) == bitmap)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], [], PictureProtocol.kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], [], .kitty),
    (["TERM": "xterm-ghostty"], [], .kitty),
    (["TERM_PROGRAM": "iTerm.app"], [], .iTerm), (["LC_TERMINAL": "iTerm2"], [], .iTerm),
    (["TERM_PROGRAM": "WezTerm"], [], .iTerm), (["TERM": "xterm"], [62, 4, 22], .sixel),
    (["TERM": "xterm"], [62, 22], nil), (["TERM": "dumb"], [4], nil), ([:], [], nil),
    (["TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"], [1, 2], nil),
    (["TERM": "tmux-256color", "TMUX": "x", "LC_TERMINAL": "iTerm2"], [1, 2, 4], .sixel),
  ])
  func `a terminal is known by its variables, else by what it answers`(
    environment: [String: String], attributes: [Int], expected: PictureProtocol?
  ) {
    #expect(PictureProtocol(environment: environment) { attributes } == expected)
  }

  @Test(arguments: [
    ("\u{1B}[?62;4;22c", [62, 4, 22]), ("\u{1B}[?1c", [1]), ("", []), ("\u{1B}[?62;4", []),
    ("q\u{1B}[?4c", [4]), ("\u{1B}[?;;99999999999999999999c", []),
  ])
  func `an answer is read as numbers`(answer: String, attributes: [Int]) {
    #expect(TerminalQuery.attributes(in: answer) == attributes)
  }

  @Test func `where nothing can be shown the pictures are drawn, and that is told`() throws {
    for (terminal, words) in [
      (nil, "standard output is no terminal"), (terminal(nil), "this terminal takes no pictures"),
    ] {
      let (console, status) = show(in: terminal, "--quiet")
      #expect(status == 0)
      #expect(console.messageText.hasPrefix("nothing can be shown: \(words)"))
      #expect(console.outputText == "")
      #expect(try folder.contents().contains("pictures/ring/first.png"))
    }
  }

  @Test func `what cannot be shown at all is refused before anything is drawn`() throws {
    for options in [["--format", "svg"], ["-o", "-"]] {
      let console = TestConsole(pictureTerminal: terminal(.kitty))
      #expect(console.run(["render", folder("ring.yaml"), "--show"] + options) == .trouble)
      #expect(console.messageText.hasPrefix("Error: --show "))
      #expect(try folder.contents() == ["ring.yaml"])
    }
  }
}

/// What a terminal makes of a sequence of sixels.
private struct SixelPicture {
  let width: Int
  let height: Int
  /// Nil where nothing was drawn.
  var pixels: [SIMD3<Int>?]
  var colorCount: Int { colors.count }
  private var colors: [Int: SIMD3<Int>] = [:]

  init?(_ text: String) {
    guard let match = text.firstMatch(of: /\u{1B}P0;1;0q"1;1;(\d+);(\d+)([^\u{1B}]*)\u{1B}\\/),
      let width = Int(match.output.1), let height = Int(match.output.2)
    else { return nil }
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: nil, count: width * height)
    var (x, y, color) = (0, 0, 0)
    let pieces = /#(\d+)(?:;2;(\d+);(\d+);(\d+))?|(?:!(\d+))?([?-~])|\$|-/
    for piece in match.output.3.matches(of: pieces) {
      let (all, number, red, green, blue, count, letter) = piece.output
      if let number = number.flatMap({ Int($0) }) {
        color = number
        let shares = [red, green, blue].compactMap { $0.flatMap { Int($0) } }
        if shares.count == 3 { colors[number] = SIMD3(shares.map { ($0 * 255 + 50) / 100 }) }
      } else if let bits = letter?.unicodeScalars.first.map({ Int($0.value) - 63 }) {
        for _ in 0..<(count.flatMap { Int($0) } ?? 1) {
          for row in 0..<6 where bits >> row & 1 == 1 {
            guard x < width, y + row < height else { return nil }
            pixels[(y + row) * width + x] = colors[color]
          }
          x += 1
        }
      } else {
        x = 0
        if all == "-" { y += 6 }
      }
    }
  }

  /// The largest difference of a component among opaque pixels; 255 where one is not drawn.
  func largestDifference(to bitmap: Bitmap) -> Int {
    pixels.enumerated().map { place, color in
      let start = place * 4
      guard bitmap.pixels[start + 3] >= 128 else { return color == nil ? 0 : 255 }
      guard let color else { return 255 }
      return (0..<3).map { abs(color[$0] - Int(bitmap.pixels[start + $0])) }.max() ?? 0
    }.max() ?? 0
  }
}
