import ArgumentParser
import GalleyRuns

/// The files that a folder of scenes begins with.
struct SceneStarter {
  /// What a scene begins as.
  enum Template: String, CaseIterable, ExpressibleByArgument {
    case screen, list, carousel, component, blank

    /// The name of its first state.
    var state: String {
      switch self {
      case .screen, .carousel: "first"
      case .list: "all"
      case .component: "mooring"
      case .blank: "default"
      }
    }

    fileprivate var bytes: [UInt8] {
      switch self {
      case .screen: PackageResources.screen_yaml
      case .list: PackageResources.list_yaml
      case .carousel: PackageResources.carousel_yaml
      case .component: PackageResources.component_yaml
      case .blank: PackageResources.blank_yaml
      }
    }
  }

  /// What runs a workflow.
  enum Service: String, CaseIterable, ExpressibleByArgument {
    case github, gitlab

    /// The steps, which the package's own copies are, and what runs them.
    fileprivate var files: [(name: String, bytes: [UInt8])] {
      switch self {
      case .github:
        [
          (".github/actions/galley/action.yml", PackageResources.action_yml),
          (".github/workflows/screens.yml", PackageResources.github_yml),
        ]
      case .gitlab:
        [
          (".gitlab/galley.yml", PackageResources.galley_yml),
          (".gitlab-ci.yml", PackageResources.gitlab_yml),
        ]
      }
    }
  }

  /// What the scene is called, without an ending.
  let name: String
  let template: Template
  let hasTests: Bool
  let service: Service?
  let folder: StarterFolder

  private static let scenes = "scenes"

  /// The files, none of which need be there; a list of ignored files that is there stays as it is.
  var files: [OutputFile] {
    var files = [filledIn("\(Self.scenes)/\(name).yaml", template.bytes)]
    if FileKind(at: folder.path(".gitignore")) == nil {
      files.append(file(".gitignore", Array(".galley/\n".utf8)))
    }
    if hasTests {
      files.append(filledIn("Tests/\(typeName)Tests.swift", PackageResources.tests_txt))
    }
    return files + (service?.files ?? []).map { file($0.name, $0.bytes) }
  }

  /// Lines that are ended, for who has these files written.
  func nextSteps(after written: [OutputFile]) -> String {
    let scenes = folder.quotedPath(Self.scenes)
    let ignored =
      written.contains { $0.path == folder.path(".gitignore") }
      ? [] : ["Let .gitignore have the line .galley/: there the results of checks lie."]
    let steps = [
      StarterFolder.report(written),
      "Draw it:\n  galley render \(scenes) -o pictures",
      "Keep how it looks, and see what changes from here on:\n"
        + "  galley check \(scenes) --references references\n  galley approve",
    ]
    let archive =
      service == nil
      ? [] : ["Let the repository's variable GALLEY_BUNDLE say where Galley's archive is, a URL."]
    return (steps + archive + ignored).joined(separator: "\n\n") + "\n"
  }

  /// A name that Swift takes.
  private var typeName: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : "Scene" + joined
  }

  private func file(_ name: String, _ bytes: [UInt8]) -> OutputFile {
    OutputFile(path: folder.path(name), bytes: bytes)
  }

  /// A file with the scene's names in the places for them.
  private func filledIn(_ name: String, _ bytes: [UInt8]) -> OutputFile {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing("TYPE", with: typeName).replacing("STATE", with: template.state)
      .replacing("NAME", with: self.name)
    return file(name, Array(text.utf8))
  }
}
