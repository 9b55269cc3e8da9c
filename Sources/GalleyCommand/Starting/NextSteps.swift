import GalleyRuns

/// What a person does with the files that a layout's scene and test begin with.
struct NextSteps {
  private let starter: LayoutStarter

  init(_ starter: LayoutStarter) { self.starter = starter }

  /// Lines that are ended.
  var text: String {
    ([written] + (fillIn.map { [$0] } ?? []) + [draw, test]).joined(separator: "\n\n") + "\n"
  }

  private var written: String {
    "wrote\n" + starter.files.map { "  \($0.path)" }.joined(separator: "\n")
  }

  private var fillIn: String? {
    starter.adapterName.map {
      "Fill in what the comments in \($0) ask for: it begins with values of no app."
    }
  }

  private var draw: String {
    """
    Draw the scene:
      galley render \(Self.quoted(starter.scenePath)) --build-layouts -o pictures
    """
  }

  private var test: String {
    """
    Run the test, in a target with the products GalleyTesting and GalleyUIKit, the plugin
    GalleyLayoutFiles and exclude: ["\(starter.sceneName)", "galley-layouts.txt", "__Snapshots__"];
    beside it galley-layouts.txt says
    \(starter.pathsFromFolder.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// A path as a shell reads it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "._-/+,@%".contains($0) }
    return isPlain && !path.hasPrefix("-") ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
