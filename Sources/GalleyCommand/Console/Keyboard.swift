import Glibc

/// Answers from standard input: single keys of a terminal, else the first letters of lines.
enum Keyboard {
  /// The next key; nil where there is no more.
  static func key() -> Character? {
    isatty(STDIN_FILENO) == 1 ? pressedKey() : letterOfLine()
  }

  /// One key, at once and without showing it; the terminal is then as it was.
  private static func pressedKey() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return letterOfLine() }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    return readByte().flatMap { byte in
      // What Control-C and Control-D send is the end of input: no signal then comes in between and
      // leaves the terminal as no one wants it.
      byte == 3 || byte == 4 ? nil : Character(Unicode.Scalar(byte))
    }
  }

  /// The first letter of the next line; a line feed where it is empty.
  private static func letterOfLine() -> Character? {
    guard let first = readByte() else { return nil }
    var byte: UInt8? = first
    while let next = byte, next != UInt8(ascii: "\n") { byte = readByte() }
    return Character(Unicode.Scalar(first))
  }

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
