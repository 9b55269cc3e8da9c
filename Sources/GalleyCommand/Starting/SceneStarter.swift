import ArgumentParser
import GalleyNotation
import GalleyRuns
import GalleyScenes
import GalleySystem

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
  /// What the scene may be declared by.
  let catalogs: SceneCatalogs

  private static let scenes = "scenes"
  private static let schema = scenes + "/galley.schema.json"
  private static let ignored = ".gitignore"
  private static let ignoredFolder = ".galley/"

  /// The files, none of which need be there; a list of ignored files that is there stays as it is,
  /// and so does a schema.
  var files: [OutputFile] {
    var files = [file("\(Self.scenes)/\(name).yaml", filled(template.bytes))]
    if isFree(Self.schema) {
      files.append(file(Self.schema, JSONSchema(schema: SceneSchema(of: catalogs)).text.text))
    }
    if isFree(Self.ignored) { files.append(file(Self.ignored, Self.ignoredFolder + "\n")) }
    if hasTests {
      files.append(file("Tests/\(typeName)Tests.swift", filled(PackageResources.tests_txt)))
    }
    return files
      + (service?.files ?? []).map { OutputFile(path: folder.path($0.name), bytes: $0.bytes) }
  }

  /// Returns lines that are ended: what was written, and what to do with it.
  func nextSteps(after written: [OutputFile]) -> String {
    let scenes = folder.quotedPath(Self.scenes)
    var steps = [
      StarterFolder.report(written),
      "Draw it:\n  galley render \(scenes) -o pictures",
      "Keep how it looks, which is new to the first check, and see what changes from here on:\n"
        + "  galley check \(scenes) --references references\n  galley approve",
    ]
    if service != nil {
      steps.append(
        "Let the repository's variable GALLEY_BUNDLE say where Galley's archive is, a URL.")
    }
    func isWritten(_ name: String) -> Bool { written.contains { $0.path == folder.path(name) } }
    if !isWritten(Self.ignored), !isIgnored {
      steps.append(
        "Let \(Self.ignored) have the line \(Self.ignoredFolder): there the results of checks lie.")
    }
    if !isWritten(Self.schema) {
      steps.append(
        "The schema for editors was there; to have this version's:\n"
          + "  galley schema > \(folder.quotedPath(Self.schema))")
    }
    return steps.joined(separator: "\n\n") + "\n"
  }

  /// Why no file can have a name, or no command line or log show it; nil where it can be had.
  static func problem(withName name: String) -> String? {
    if name.isEmpty || name.hasPrefix(".") || name.contains("/") {
      return "name it as a file, such as inbox"
    }
    if name.hasPrefix("-") { return "it would be taken for an option; begin with a letter" }
    return SanitizedText(line: name).text == name
      ? nil : "it holds characters that cannot be seen, or steer a log; leave them out"
  }

  /// A name that Swift takes.
  private var typeName: String {
    let words = name.unicodeScalars.split { !$0.properties.isXIDContinue }.map(String.init)
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.unicodeScalars.first?.properties.isXIDStart == true ? joined : "Scene" + joined
  }

  /// Whether the list of ignored files has the folder of results.
  private var isIgnored: Bool {
    let bytes = (try? InputFiles.bytesIfThere(atPath: folder.path(Self.ignored))) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .contains { $0 == Self.ignoredFolder || $0 == ".galley" }
  }

  private func isFree(_ name: String) -> Bool { !OutputLocation.isTaken(folder.path(name)) }

  private func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(path: folder.path(name), bytes: Array(text.utf8))
  }

  /// Returns a template with what stands in its guillemets filled in.
  ///
  /// A string of JSON is one of YAML and, without control characters, one of Swift.
  private func filled(_ template: [UInt8]) -> String {
    let words = [
      "NAME": name, "TITLE": JSONValue.quoted(name), "TYPE": typeName,
      "PATH": JSONValue.quoted("../\(Self.scenes)/\(name).yaml"), "STATE": self.template.state,
    ]
    let parts = String(decoding: template, as: UTF8.self).split(separator: "«")
    return parts.map { part in
      guard let end = part.firstIndex(of: "»") else { return String(part) }
      return words[String(part[..<end]), default: ""] + part[part.index(after: end)...]
    }.joined()
  }
}
