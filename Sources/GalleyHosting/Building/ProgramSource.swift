import GalleyNotation

/// The text of the file that a layout's program begins in.
enum ProgramSource {
  /// By this name the compiler is told of the scene, whose lines the settings have.
  static let scene = "galley-scene"

  static func text(
    making expression: String, settings: [(code: String, location: SourceLocation)]
  ) -> String {
    let lines = settings.map { setting in
      """
      #sourceLocation(file: "\(scene)", line: \(setting.location.line))
      \(String(repeating: " ", count: max(setting.location.column - 1, 0)))\(setting.code)
      #sourceLocation()
      """
    }
    return """
      import GalleyHosting
      import UIKit
      HostProgram.main {
      let layout = \(expression)
      \(lines.joined(separator: "\n"))
      return layout
      }

      """
  }
}
