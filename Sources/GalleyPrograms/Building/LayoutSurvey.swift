internal import GalleyNotation
package import GalleyRewriting

/// A survey of a layout's files before anything is built.
package struct LayoutSurvey: Sendable {
  /// Nil where a function makes what nobody has named.
  package let layoutClass: LayoutClass?
  /// The function or property that gives the layout; nil for a class, and for `makeLayout()`.
  package let maker: LayoutMaker?
  /// The view controller that is meant; nil for a layout, and for `makeController()`.
  package let controller: ControllerClass?
  /// Whether the files have a `makeLayout()`.
  package let isMade: Bool
  /// Whether what is meant is a layout of SwiftUI.
  package let isOfSwiftUI: Bool
  /// Whether the files have a `makeDelegate()`.
  package let hasDelegate: Bool

  /// Whether a test can call a function that gives a layout.
  private static func checkCall(of maker: LayoutMaker) throws(BuildProblem) {
    guard case .instance(let type) = maker.access else { return }
    throw .issues([
      Issue(
        "\(maker.ownName) belongs to a \(type), and the test of a scene makes none; make "
          + "\(maker.ownName) static, or name it in a scene of yours, 'make: \(maker.name)'",
        at: maker.location)
    ])
  }

  /// Reads the files and finds the layout that is meant.
  ///
  /// - Throws: in sentences with their cures, where a file cannot be read, and where no layout or
  ///   several could be meant.
  package init(of request: LayoutRequest) throws(BuildProblem) {
    var selection = try SourceSelection(request)
    let unit = try selection.unit()
    isMade = unit.makeLayout != nil
    hasDelegate = unit.makeDelegate != nil
    switch try LayoutChoice.subject(of: unit, by: request) {
    case .controllerMaker:
      (layoutClass, maker, controller, isOfSwiftUI) = (nil, nil, nil, false)
    case .controller(let choice):
      (layoutClass, maker, controller, isOfSwiftUI) = (nil, nil, choice, false)
    case .maker(let maker):
      (layoutClass, self.maker, controller, isOfSwiftUI) = (nil, maker, nil, false)
      try Self.checkCall(of: maker)
    case .layoutClass(let choice):
      (layoutClass, maker, controller) = (choice, nil, nil)
      isOfSwiftUI = isMade ? unit.makesSwiftUILayout : choice?.isOfSwiftUI == true
      if !isMade, let choice { try LayoutChoice.checkName(of: choice) }
    }
  }
}
