import Glibc
import Testing

@testable import GalleyCommand

@Suite struct KeyboardTests {
  @Test(.enabled(if: Terminal.isAvailable, "this sandbox has no pseudo-terminals"))
  func `an arrow is one key, and no letter of it`() throws {
    let terminal = try Terminal()
    terminal.press("\u{1B}[A")
    #expect(terminal.keyboard.key() == "\u{1B}")
    terminal.press("\u{1B}OA\u{1B}[1;5A")
    #expect(terminal.keyboard.key() == "\u{1B}")
    terminal.press("A")
    #expect(terminal.keyboard.key() == "A")
  }

  @Test(
    .enabled(if: Terminal.isAvailable, "this sandbox has no pseudo-terminals"),
    arguments: ["\u{3}", "\u{4}"])
  func `control and a letter end the input`(key: String) throws {
    let terminal = try Terminal()
    terminal.press(key)
    #expect(terminal.keyboard.key() == nil)
  }

  @Test func `a line answers with its first letter`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], "accept\n\nreject", 14) == 14)
    close(ends[1])
    let keyboard = KeyInput(ends[0])
    #expect(!keyboard.isTerminal)
    #expect(
      [keyboard.key(), keyboard.key(), keyboard.key(), keyboard.key()] == ["a", "\n", "r", nil])
  }
}

/// A terminal of its own, with someone who presses keys.
private final class Terminal {
  private let person: Int32
  private let screen: Int32

  static var isAvailable: Bool { (try? Terminal()) != nil }

  init() throws {
    var (person, screen): (Int32, Int32) = (-1, -1)
    guard openpty(&person, &screen, nil, nil, nil) == 0 else { throw NoTerminal() }
    (self.person, self.screen) = (person, screen)
    // What is pressed before it is asked for waits for no line to end.
    var settings = termios()
    tcgetattr(screen, &settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(screen, TCSANOW, &settings)
  }

  deinit {
    close(person)
    close(screen)
  }

  var keyboard: KeyInput { KeyInput(screen) }

  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    #expect(write(person, bytes, bytes.count) == bytes.count)
  }

  private struct NoTerminal: Error {}
}
