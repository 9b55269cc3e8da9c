import GalleyPrograms
import GalleyRewriting
import GalleyRuns

/// The files to keep that a layout's scene and test begin with.
struct LayoutStarter {
  /// The layout's files, as the user wrote their paths.
  let paths: [String]
  let survey: LayoutSurvey
  let folder: StarterFolder

  private static let itemCount = 12

  /// The name for the files: that of the class, or of the first file where `makeLayout()` makes a
  /// layout that nothing names.
  var name: String {
    if let maker = survey.maker {
      let own = Self.identifier(maker.ownName)
      return own.prefix(1).uppercased() + own.dropFirst()
    }
    guard let layout = survey.layoutClass else {
      return Self.identifier(LayoutScene(files: paths, className: nil, itemCount: 0).name)
    }
    return layout.name.replacing("`", with: "").replacing(".", with: "")
  }

  /// A name that Swift takes, of the letters of another.
  private static func identifier(_ name: String) -> String {
    let letters = name.unicodeScalars.filter { $0 == "_" || $0.properties.isXIDContinue }
    let word = String(String.UnicodeScalarView(letters))
    return word.first.map { $0.isLetter || $0 == "_" } == true ? word : "Layout" + word
  }

  /// Nil where the layout needs none.
  var adapterName: String? { adapter == nil ? nil : name + "Adapter.swift" }

  var files: [OutputFile] {
    var files = [(sceneName, scene), (name + "Tests.swift", test)]
    if let adapter, let adapterName { files.append((adapterName, adapter.text)) }
    return files.map { OutputFile(path: folder.path($0.0), bytes: Array($0.1.utf8)) }
  }

  /// The layout's files as they are seen from the folder.
  var pathsFromFolder: [String] { paths.map { FilePath.relative($0, from: folder.output) } }

  var sceneName: String { name + ".yaml" }

  private var adapter: AdapterText? {
    survey.layoutClass.flatMap { AdapterText($0, named: name, survey: survey) }
  }

  private var scene: String {
    var scene = LayoutScene(
      files: paths, className: survey.layoutClass?.name.replacing("`", with: ""),
      itemCount: Self.itemCount)
    scene.makerName = survey.maker?.name
    scene.isOfSwiftUI = survey.isOfSwiftUI
    scene.states = LayoutSceneState.usual + [.flung]
    return """
      # \(name): at the beginning, in the middle and at the end, and where a fling comes to rest.
      \(scene.text(naming: pathsFromFolder + (adapterName.map { [$0] } ?? [])))

      """
  }

  /// The call of a function that gives the layout, from a test.
  private func call(_ maker: LayoutMaker) -> String {
    let parts = maker.name.split(separator: ".").map(String.init)
    var place = parts.joined(separator: ".")
    if case .instance(let type) = maker.access { place = "\(type)().\(maker.ownName)" }
    return maker.value(of: place)
  }

  private var test: String {
    let isMade = survey.isMade || adapter?.makesLayout == true
    let maker =
      survey.maker.map(call) ?? (isMade ? "makeLayout()" : "\(survey.layoutClass?.name ?? name)()")
    let hasDelegate = survey.hasDelegate || adapter?.makesDelegate == true
    let delegate = hasDelegate ? ", delegate: makeDelegate()" : ""
    return """
      import GalleyTesting
      import \(survey.isOfSwiftUI ? "SwiftUI" : "UIKit")

      @Test func \(name.prefix(1).lowercased() + name.dropFirst())IsHealthy() {
        expectHealthy(\(maker)\(delegate))
      }

      @Test func \(name.prefix(1).lowercased() + name.dropFirst())() throws {
        try expectSnapshot(
          of: \(maker)\(delegate), items: \(Self.itemCount), on: .iPhone16,
          at: [.start, .middle, .end])
      }

      """
  }
}
