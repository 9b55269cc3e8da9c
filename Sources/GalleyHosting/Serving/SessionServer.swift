internal import Foundation
internal import GalleyPrograms
internal import GalleySystem
internal import Glibc
internal import UIKit

/// Answers requests about sessions, a line of JSON for each, until nobody asks any more.
///
/// What the layout is about to be asked is told before, by a line that begins with a question mark:
/// who waits knows where a layout stopped.
@MainActor
final class SessionServer {
  private let make: @MainActor () -> UICollectionViewLayout
  private let output: Int32
  private let encoder = SessionCoding.encoder
  private let decoder = SessionCoding.decoder

  /// What the layout prints goes to the standard error from now on, so that answers are whole.
  init(making make: @escaping @MainActor () -> UICollectionViewLayout) {
    self.make = make
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func serve() {
    let table = SessionTable(making: make) { [self] question in tell(question) }
    while let line = readLine(strippingNewline: true) {
      guard let request = try? decoder.decode(SessionRequest.self, from: Data(line.utf8)),
        let answer = try? encoder.encode(table.answer(to: request))
      else { return }
      say(answer)
    }
  }

  private func tell(_ question: String) { say(Data("?\(question)".utf8)) }

  private func say(_ line: Data) {
    if writeAll(Array(line) + [UInt8(ascii: "\n")], to: output) != nil { exit(2) }
  }
}
