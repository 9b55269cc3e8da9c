import GalleyNotation

/// The ways in which terminals take pictures.
enum PictureProtocol: Sendable {
  /// Kitty's graphics protocol: https://sw.kovidgoyal.net/kitty/graphics-protocol
  case kitty
  /// iTerm2's inline images: https://iterm2.com/documentation-images.html
  case iTerm
  /// DEC's sixels, as the VT340 has them.
  case sixel

  /// The variables that terminals are known by.
  static let variables = [
    "TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "WEZTERM_PANE", "TMUX", "STY",
  ]

  /// Finds the way of a terminal; nil where it has none.
  ///
  /// - `environment`: of the variables above. What names a terminal is not passed on by ssh, but for
  ///   `TERM` and `LC_TERMINAL`; within tmux and screen it names another than the one that answers.
  /// - `attributes`: The primary device attributes that the terminal answers with, asked where no
  ///   variable tells; 4 among them is sixels.
  init?(environment: [String: String], attributes: () -> [Int]) {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    let isNested =
      environment["TMUX"] != nil || environment["STY"] != nil || term.hasPrefix("tmux")
      || term.hasPrefix("screen")
    if !isNested {
      if environment["KITTY_WINDOW_ID"] != nil || ["xterm-kitty", "xterm-ghostty"].contains(term)
        || program == "ghostty"
      {
        self = .kitty
        return
      }
      if ["iTerm.app", "WezTerm", "mintty"].contains(program)
        || environment["LC_TERMINAL"] == "iTerm2" || environment["WEZTERM_PANE"] != nil
      {
        self = .iTerm
        return
      }
    }
    guard term != "dumb", attributes().contains(4) else { return nil }
    self = .sixel
  }
}

/// The terminal that standard output goes to, as far as pictures need it.
struct PictureTerminal: Sendable {
  /// Nil where it shows none.
  var pictureProtocol: PictureProtocol?
  var columns: Int
  var rows: Int
  /// Of a cell, in pixels.
  var cellWidth: Int
  var cellHeight: Int

  /// The rows that stay free beside a picture: for its name, and the line that is typed next.
  private static let otherRows = 3

  /// Returns how large a picture is shown, in pixels: its aspect is kept, and it is never enlarged.
  func pixels(forWidth width: Int, height: Int) -> (width: Int, height: Int) {
    let room = (
      width: Double(max(1, columns) * cellWidth),
      height: Double(max(1, rows - Self.otherRows) * cellHeight)
    )
    let scale = min(1, room.width / Double(width), room.height / Double(height))
    return (max(1, Int(Double(width) * scale)), max(1, Int(Double(height) * scale)))
  }

  /// Returns how many rows a picture is shown in.
  func rows(forWidth width: Int, height: Int) -> Int {
    max(1, pixels(forWidth: width, height: height).height / cellHeight)
  }

  /// The longest piece of base 64 that kitty takes at once.
  private static let kittyChunk = 4096

  /// Returns what shows a PNG file in a terminal of kitty's protocol, so many rows high.
  static func kitty(_ png: [UInt8], rows: Int) -> String {
    let digits = Array(Base64.encode(png).utf8)
    let starts = Array(stride(from: 0, to: digits.count, by: kittyChunk))
    let pieces = starts.map { start in
      let piece = digits[start..<min(start + kittyChunk, digits.count)]
      // Transmits a PNG and shows it, and wants no answer.
      let keys = start == 0 ? "a=T,f=100,q=2,r=\(rows)," : ""
      let hasMore = start == starts.last ? 0 : 1
      return "\u{1B}_G\(keys)m=\(hasMore);\(String(decoding: piece, as: UTF8.self))\u{1B}\\"
    }
    return pieces.joined()
  }

  /// Returns what shows a file in iTerm2, so many rows high.
  static func iTerm(_ png: [UInt8], rows: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);height=\(rows);preserveAspectRatio=1:"
      + Base64.encode(png) + "\u{7}"
  }
}
