/// The text of the file that a layout's program begins in.
enum ProgramSource {
  /// By this name the compiler knows what is set; its lines count the settings.
  static let settings = "galley-settings"

  /// - Parameters:
  ///   - hasDelegate: whether there is a `makeDelegate()`, whose delegate the collection view gets.
  ///   - settings: a statement for each, in their order.
  static func text(making expression: String, hasDelegate: Bool, settings: [String]) -> String {
    let lines = settings.enumerated().map { number, code in
      """
      #sourceLocation(file: "\(self.settings)", line: \(number + 1))
      \(code)
      #sourceLocation()
      """
    }
    return """
      import GalleyHosting
      import UIKit
      HostProgram.main {
      let layout = \(expression)
      \(hasDelegate ? "HostProgram.give(makeDelegate(), to: layout)" : "")
      \(lines.joined(separator: "\n"))
      return layout
      }

      """
  }
}
