import GalleyPNG
import GalleyRuns
import GalleySystem

/// Pictures in the terminal that standard output goes to.
struct PictureShow {
  let console: Console

  /// The terminals that are known to show pictures, for those who have none.
  private static let terminals =
    "kitty, Ghostty, iTerm2, WezTerm, mintty, foot and xterm with sixels"

  /// Shows files of PNG, each under its path; where that cannot be, says so and who can.
  func show(_ paths: [String]) throws {
    guard let terminal = console.pictureTerminal() else {
      console.tell("nothing can be shown: standard output is no terminal")
      return
    }
    guard let pictureProtocol = terminal.pictureProtocol else {
      console.tell(
        "nothing can be shown: this terminal takes no pictures, or what it runs in passes none on; "
          + "\(Self.terminals) show them")
      return
    }
    let sink = ConsoleSink(console: console)
    for path in paths {
      let bytes = try InputFiles.bytes(atPath: path)
      let text = try Self.text(bytes, atPath: path, as: pictureProtocol, in: terminal)
      try console.write([SanitizedText(line: path)].ended)
      try sink.put(path) { write in try write(Array((text + "\n").utf8)) }
    }
  }

  private static func text(
    _ bytes: [UInt8], atPath path: String, as pictureProtocol: PictureProtocol,
    in terminal: PictureTerminal
  ) throws -> String {
    do throws(PNGError) {
      let size = try PNG.size(of: bytes)
      let rows = terminal.rows(forWidth: size.width, height: size.height)
      switch pictureProtocol {
      case .kitty: return PictureTerminal.kitty(bytes, rows: rows)
      case .iTerm: return PictureTerminal.iTerm(bytes, rows: rows)
      case .sixel:
        let (width, height) = terminal.pixels(forWidth: size.width, height: size.height)
        return Sixels(try PNG.bitmap(of: bytes).shrunk(toWidth: width, height: height)).text
      }
    } catch {
      throw CommandError("'\(path)' cannot be shown: \(error)")
    }
  }
}
