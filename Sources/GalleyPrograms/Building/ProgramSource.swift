internal import GalleyRewriting

/// The text of the file that a layout's program begins in.
enum ProgramSource {
  /// By this name the compiler knows what is set; its lines count the settings.
  static let settings = "galley-settings"

  /// - `maker`: What gives the layout, as the expression calls it by `galleyMadeLayout()`.
  /// - `unit`: what the files have beside the layout: a delegate, a data source, views.
  /// - `settings`: a statement for each, in their order.
  /// - `isOfSwiftUI`: Whether the layout is one of SwiftUI.
  static func text(
    making expression: String, by maker: LayoutMaker?, in unit: RewrittenUnit, settings: [String],
    isOfSwiftUI: Bool
  ) -> String {
    let lines = settings.enumerated().map { number, code in
      """
      #sourceLocation(file: "\(self.settings)", line: \(number + 1))
      \(code)
      #sourceLocation()
      """
    }
    if isOfSwiftUI {
      return """
        import GalleyHosting
        import SwiftUI
        HostProgram.main(hosting: {
        var layout = \(expression)
        \(lines.joined(separator: "\n"))
        return layout
        }\(unit.makeSubview == nil ? "" : ", subviews: { cell, number in makeSubview(cell, at: number) }"))

        """
    }
    return """
      import GalleyHosting
      import UIKit
      \(maker.map(function) ?? "")
      HostProgram.main {
      let layout = \(expression)
      \(companions(of: unit).joined(separator: "\n"))
      \(lines.joined(separator: "\n"))
      return layout
      }

      """
  }

  /// The function that calls what gives the layout: names of the files mean what they do there.
  private static func function(calling maker: LayoutMaker) -> String {
    """
    @MainActor func galleyMadeLayout() -> UICollectionViewLayout {
    \(maker.statements.joined(separator: "\n"))
    }
    """
  }

  /// A statement for each thing that a layout's collection view gets.
  private static func companions(of unit: RewrittenUnit) -> [String] {
    unit.registrations
      + (unit.makeDelegate == nil ? [] : ["HostProgram.give(makeDelegate(), to: layout)"])
      + (unit.makeDataSource == nil ? [] : ["HostProgram.give(makeDataSource(), to: layout)"])
      + (unit.registerViews == nil
        ? [] : ["HostProgram.register({ registerViews(in: $0) }, of: layout)"])
  }
}
