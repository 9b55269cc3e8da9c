import GalleySystem
import Glibc

/// What the terminal that a person sits at answers.
enum TerminalQuery {
  /// How long an answer may take, in milliseconds: over ssh it goes round the world.
  private static let patience: Int32 = 500
  /// Of a cell in pixels, where a terminal does not tell, as over a line that passes no pixels on.
  private static let usualCell = (width: 8, height: 16)
  /// No answer is longer.
  private static let longestAnswer = 64

  /// The terminal of a descriptor, as far as pictures need it.
  static func pictureTerminal(of descriptor: Int32) -> PictureTerminal {
    var size = winsize()
    let isKnown =
      ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    let (columns, rows) = isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
    let cell = (width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    let isCellKnown = cell.width > 0 && cell.height > 0
    return PictureTerminal(
      pictureProtocol: PictureProtocol(
        environment: EnvironmentVariables.values(of: PictureProtocol.variables),
        attributes: attributes),
      columns: columns, rows: rows, cellWidth: isCellKnown ? cell.width : usualCell.width,
      cellHeight: isCellKnown ? cell.height : usualCell.height)
  }

  /// Asks the process's terminal for its primary device attributes (DA1 of ECMA-48); empty where
  /// there is none, or it does not answer.
  static func attributes() -> [Int] {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return [] }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &raw)
    defer { tcsetattr(descriptor, TCSANOW, &before) }
    guard writeAll(Array("\u{1B}[c".utf8), to: descriptor) == nil else { return [] }
    return attributes(in: answer(from: descriptor))
  }

  /// `ESC [ ? 62 ; 4 c` is 62 and 4.
  static func attributes(in answer: String) -> [Int] {
    guard let start = answer.firstRange(of: "\u{1B}[?"), answer.hasSuffix("c") else { return [] }
    return answer[start.upperBound...].dropLast().split(separator: ";").compactMap { Int($0) }
  }

  private static func answer(from descriptor: Int32) -> String {
    var answer: [UInt8] = []
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while answer.count < longestAnswer, answer.last != UInt8(ascii: "c"),
      poll(&source, 1, patience) > 0
    {
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
