import Glibc

/// Answers from standard input: single keys of a terminal, else the first letters of lines.
struct KeyInput: Sendable {
  private static let escape: UInt8 = 27
  /// How long the rest of what a key sends may take, in milliseconds.
  private static let patience: Int32 = 50

  private let descriptor: Int32

  /// - Parameter descriptor: of the file or terminal to read.
  init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Whether a person presses the keys.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The next key; nil where there is no more.
  ///
  /// A key that sends several bytes, such as an arrow, is one key, the escape character.
  func key() -> Character? { isTerminal ? pressedKey() : letterOfLine() }

  /// One key, at once and without showing it; the terminal is then as it was.
  private func pressedKey() -> Character? {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return letterOfLine() }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(descriptor, TCSANOW, &raw)
    defer { tcsetattr(descriptor, TCSANOW, &before) }
    // What Control-C and Control-D send is the end of input: no signal then comes in between and
    // leaves the terminal as no one wants it.
    guard let byte = readByte(), byte != 3, byte != 4 else { return nil }
    if byte == Self.escape { skipSequence() }
    return Character(Unicode.Scalar(byte))
  }

  /// Reads what follows an escape character, so that no letter of it is taken for a key.
  private func skipSequence() {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, Self.patience) > 0, readByte() != nil {}
  }

  /// The first letter of the next line; a line feed where it is empty.
  private func letterOfLine() -> Character? {
    guard let first = readByte() else { return nil }
    var byte: UInt8? = first
    while let next = byte, next != UInt8(ascii: "\n") { byte = readByte() }
    return Character(Unicode.Scalar(first))
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
