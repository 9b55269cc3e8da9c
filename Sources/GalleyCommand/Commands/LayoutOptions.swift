import ArgumentParser
import GalleyNotation
import GalleyPrograms
import GalleyRewriting
import GalleyRuns
import GalleyScenes

/// A layout or a view controller of a Swift file that is drawn without a scene.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .customLong("layout"),
    help: """
      A Swift file with a UICollectionViewLayout or a SwiftUI Layout, which is built and run; may \
      be repeated. File.swift:createLayout names what gives the layout.
      """,
    completion: .swiftFiles)
  var files: [String] = []

  @Option(
    help: """
      A Swift file with a UIViewController, which is built and run; its view is drawn. \
      Feed.swift:FeedController names one that is not called like its file, or a function that \
      gives one.
      """,
    completion: .swiftFiles)
  var controller: String?

  @Option(
    help: """
      A folder or a Swift file with what the controller needs; may be repeated. The target's \
      folder, where none is named.
      """)
  var sources: [String] = []

  @Option(
    name: .customLong("class"), help: "Which layout of the files; needed where there are several.")
  var className: String?

  @Option(help: "How many items it lays out; repeated, the items of one section after the other.")
  var items = [30]

  @Option(
    name: .customLong("on"), help: "A device that it is shown on, of 'galley list devices'.",
    completion: .list(DeviceCatalog.devices.map(\.name)))
  var device = LayoutScene.usualDevice

  mutating func validate() throws {
    // A variable of a shell that is not set is an empty path.
    let named = [
      ("layout", files), ("controller", controller.map { [$0] } ?? []), ("sources", sources),
    ]
    for (option, paths) in named where paths.contains(where: \.withoutOuterBlanks.isEmpty) {
      throw ValidationError(
        "--\(option) is empty; name a \(option == "sources" ? "folder" : "Swift file")")
    }
  }

  /// The scene that shows the layout; nil where none is asked for.
  var scene: LayoutScene? {
    if let controller { return scene(of: controller) }
    guard !files.isEmpty else { return nil }
    let (paths, makerName) = LayoutRequest.divided(files)
    var scene = LayoutScene(files: paths, className: className, sections: items)
    scene.makerName = makerName
    scene.device = device
    let survey = try? LayoutSurvey(
      of: LayoutRequest(paths: paths, className: className, makerName: makerName))
    scene.isOfSwiftUI = survey?.isOfSwiftUI == true
    return scene
  }

  /// The scene of one state that a controller's view fills.
  private func scene(of controller: String) -> LayoutScene {
    let (paths, name) = LayoutRequest.divided([controller])
    let file = paths[0]
    let others = sources.isEmpty ? SourceTree.paths(around: file) : sources
    var scene = LayoutScene(files: [file] + others, className: nil, sections: [1])
    scene.device = device
    scene.showsController = true
    scene.states = [.start]
    let stem = String(FilePath.name(of: file).prefix { $0 != "." })
    // What a class inherits from may be declared in another file.
    func isController(_ name: String) -> Bool {
      [[file], scene.files].contains { paths in
        (try? LayoutSurvey(of: LayoutRequest(paths: paths, className: name)))?.controller != nil
      }
    }
    func isFunction(_ name: String) -> Bool {
      (try? LayoutSurvey(of: LayoutRequest(paths: [file], makerName: name))) != nil
    }
    if let name, isFunction(name) {
      scene.makerName = name
    } else if name != nil || isController(stem) {
      scene.className = name ?? stem
    } else if let survey = try? LayoutSurvey(of: LayoutRequest(paths: [file])) {
      scene.className = survey.controller?.name
    }
    return scene
  }

  func validate(besides inputs: [String]) throws {
    guard DeviceCatalog.device(named: device) != nil else {
      throw ValidationError(
        "unknown device '\(device)'\(DeviceCatalog.advice(for: device)); 'galley list devices' has all"
      )
    }
    if controller != nil {
      guard inputs.isEmpty, files.isEmpty, className == nil else {
        throw ValidationError(
          "--controller goes with neither scenes nor --layout nor --class; leave those out")
      }
      return
    }
    guard sources.isEmpty else { throw ValidationError("--sources needs --controller") }
    if let wrong = items.first(where: { !(0...100_000).contains($0) }) {
      throw ValidationError("--items is \(wrong); give a number from 0 to 100000")
    }
    if files.isEmpty {
      if className != nil { throw ValidationError("--class needs --layout with its Swift file") }
      if inputs.isEmpty {
        throw ValidationError("nothing is named; give scenes, --layout or --controller")
      }
    } else if !inputs.isEmpty {
      throw ValidationError("scenes and --layout do not go together; name a class in the scene")
    }
  }
}
