internal import FoundationEssentials
internal import GalleySystem
internal import Glibc

/// The targets of an Xcode project, and the Swift files of each.
struct XcodeProject {
  /// A target that compiles sources.
  struct Target {
    let name: String
    fileprivate let identifier: String
  }

  /// The folder that the paths of its groups begin at.
  private let folder: String
  private let objects: [String: Object]
  /// For each object that a group has, that group.
  private let parents: [String: String]
  let targets: [Target]

  /// The most bytes of a project file; the largest that are known have a tenth of it.
  private static let largestFile = 256 << 20

  /// Reads the project in a folder that is named like `App.xcodeproj`; nil where it cannot be read.
  init?(atPath path: String) {
    let file = path + "/project.pbxproj"
    guard let bytes = try? FileReading.bytes(atPath: file, limit: Self.largestFile),
      let archive = try? PropertyListDecoder().decode(Archive.self, from: Data(bytes))
    else { return nil }
    objects = archive.objects
    let project = objects.values.first { $0.isa == "PBXProject" }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let inner = project?.projectDirPath ?? ""
    folder = inner.isEmpty ? above : "\(above)/\(inner)"
    var parents: [String: String] = [:]
    for (identifier, object) in archive.objects {
      // A file may be in two groups: the first by name is its own, in whatever order they come.
      for child in object.children ?? [] where parents[child].map({ $0 > identifier }) != false {
        parents[child] = identifier
      }
    }
    self.parents = parents
    targets = (project?.targets ?? []).compactMap { identifier in
      guard let target = archive.objects[identifier], target.isa == "PBXNativeTarget",
        let name = target.name
      else { return nil }
      return Target(name: name, identifier: identifier)
    }
  }

  /// The Swift files that a target compiles, as far as they are there.
  func files(of target: Target) -> [String] {
    guard let object = objects[target.identifier] else { return [] }
    let phases = (object.buildPhases ?? []).compactMap { objects[$0] }
    let listed = phases.filter { $0.isa == "PBXSourcesBuildPhase" }.flatMap { $0.files ?? [] }
      .compactMap { objects[$0]?.fileRef }.compactMap { path(of: $0) }
      .filter { $0.hasSuffix(".swift") && access($0, R_OK) == 0 }
    return listed + filesOfFolders(of: target, object)
  }

  /// The files of folders that belong to a target as a whole, and those that it has of others'.
  private func filesOfFolders(of target: Target, _ object: Object) -> [String] {
    let own = Set(object.fileSystemSynchronizedGroups ?? [])
    var files: [String] = []
    for (identifier, group) in objects.sorted(by: { $0.key < $1.key })
    where group.isa == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = path(of: identifier) else { continue }
      let exceptions = (group.exceptions ?? []).compactMap { objects[$0] }
        .filter { $0.target == target.identifier }
        .flatMap { $0.membershipExceptions ?? [] }.map { "\(path)/\($0)" }
      func isExcepted(_ file: String) -> Bool {
        exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
      }
      guard own.contains(identifier) || !exceptions.isEmpty else { continue }
      files += SwiftFolder.files(of: [path]).filter { file in
        file.hasSuffix(".swift") && isExcepted(file) != own.contains(identifier)
      }
    }
    return files
  }

  /// The path of a group or a file; nil where the project does not know it, as of products.
  private func path(of identifier: String, depth: Int = 0) -> String? {
    guard depth < 64, let object = objects[identifier] else { return nil }
    let own = object.path.map { "/" + $0 } ?? ""
    switch object.sourceTree {
    case "<group>", nil:
      guard let parent = parents[identifier] else { return folder + own }
      return path(of: parent, depth: depth + 1).map { $0 + own }
    case "SOURCE_ROOT": return folder + own
    case "<absolute>": return object.path
    default: return nil
    }
  }

  private struct Archive: Decodable {
    let objects: [String: Object]
  }

  /// An object of a project, as much of any kind as is read.
  private struct Object: Decodable {
    var isa: String
    var name: String?
    var path: String?
    var sourceTree: String?
    var children: [String]?
    var projectDirPath: String?
    var targets: [String]?
    var buildPhases: [String]?
    var files: [String]?
    var fileRef: String?
    var fileSystemSynchronizedGroups: [String]?
    var exceptions: [String]?
    var membershipExceptions: [String]?
    var target: String?
  }
}
