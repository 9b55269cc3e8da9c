import ArgumentParser
import GalleyRuns

/// A layout of a Swift file that is drawn without a scene.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .customLong("layout"),
    help: "A Swift file with a UICollectionViewLayout, which is built and run; may be repeated.")
  var files: [String] = []

  @Option(
    name: .customLong("class"), help: "Which layout of the files; needed where there are several.")
  var className: String?

  @Option(help: "How many items it lays out.")
  var items = 30

  /// The scene that shows the layout; nil where none is asked for.
  var scene: PlainScene? {
    files.isEmpty ? nil : PlainScene(files: files, className: className, itemCount: items)
  }

  func validate(besides inputs: [String]) throws {
    guard (0...100_000).contains(items) else {
      throw ValidationError("--items is \(items); give a number from 0 to 100000")
    }
    if files.isEmpty {
      if className != nil { throw ValidationError("--class needs --layout with its Swift file") }
      if inputs.isEmpty { throw ValidationError("nothing is named; give scenes, or --layout") }
    } else if !inputs.isEmpty {
      throw ValidationError("scenes and --layout do not go together; name a class in the scene")
    }
  }
}
