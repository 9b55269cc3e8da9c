internal import GalleyRewriting
internal import GalleySystem
internal import Glibc

/// The Swift files that a file of an app is compiled with, as far as projects, packages and folders
/// tell it: those of its target, and those of the modules that they import.
package struct SourceTree {
  /// Folders further up are left alone.
  private static let highest = 16
  /// The most files that are read for what they import.
  private static let mostFiles = 30_000

  /// The file, from the root.
  private let file: String
  /// The folder of its package; nil where there is none.
  private var package: String?
  private var project: (folder: String, content: XcodeProject)?
  /// The folder around all that may belong to it.
  private var top: String

  /// The files and folders that a file is compiled with.
  ///
  /// The target is that of an Xcode project that lists the file, or of a package whose folder it is
  /// in; else it is the folder of the project that the file is in, and its own folder where there is
  /// neither. Modules are other targets of the project, targets of packages in the repository, and
  /// pods that lie in it.
  package static func paths(around file: String) -> [String] {
    guard let file = resolved(file) else { return [folder(of: file)] }
    return SourceTree(file).paths
  }

  /// The folder of the target that a file is part of, for what lies beside Swift files; nil where that
  /// is a whole project's, or not known.
  package static func target(around file: String) -> String? {
    guard let tree = resolved(file).map(SourceTree.init) else { return nil }
    if let package = tree.package {
      return tree.ownFiles().first.flatMap { $0 == package ? nil : $0 }
    }
    guard let folder = tree.project?.folder else { return nil }
    let part = part(of: tree.file, below: folder, depth: 1)
    return part == folder ? nil : part
  }

  private init(_ file: String) {
    self.file = file
    top = Self.folder(of: file)
    var path = top
    for _ in 0..<Self.highest {
      let names = FolderList.names(in: path)
      if package == nil, project == nil, names.contains("Package.swift") { package = path }
      if project == nil, let name = names.first(where: { $0.hasSuffix(".xcodeproj") }),
        let content = XcodeProject(atPath: "\(path)/\(name)")
      {
        project = (path, content)
      }
      let isOfProject = names.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
      if isOfProject || names.contains(".git") { top = path }
      guard path != "/", !names.contains(".git") else { break }
      path = Self.folder(of: path)
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var paths: [String] {
    let own = ownFiles()
    var found = own
    var waiting = SwiftFolder.files(of: own)
    var seen: Set<String> = []
    lazy var modules = modules()
    var count = 0
    while let path = waiting.popLast(), count < Self.mostFiles {
      count += 1
      guard let bytes = try? FileReading.bytes(atPath: path, limit: SourceSelection.largestFile)
      else { continue }
      for name in ImportList.absentModules(in: bytes).sorted() where seen.insert(name).inserted {
        guard let files = modules[name]?() else { continue }
        found += files
        waiting += SwiftFolder.files(of: files)
      }
    }
    return named(found)
  }

  /// The files of the target that the file is part of.
  private func ownFiles() -> [String] {
    if let package {
      let targets = LocalPackage(folder: package).targets.values
      let around = targets.filter { file.hasPrefix($0 + "/") }
      return [
        around.max { ($0.count, $0) < ($1.count, $1) }
          ?? Self.part(of: file, below: package, depth: 2)
      ]
    }
    guard let project else { return [Self.folder(of: file)] }
    for target in project.content.targets {
      let files = project.content.files(of: target)
      if files.contains(where: { $0 == file || Self.resolved($0) == file }) { return files }
    }
    return [Self.part(of: file, below: project.folder, depth: 1)]
  }

  /// The folder so deep below another that a file is in; that one where it lies higher.
  private static func part(of file: String, below folder: String, depth: Int) -> String {
    let base = folder == "/" ? folder : folder + "/"
    let inner = file.dropFirst(base.count).split(separator: "/")
    guard depth == 1 || inner.first == "Sources", inner.count > depth else { return folder }
    return base + inner.prefix(depth).joined(separator: "/")
  }

  /// What the modules of the repository are made of, by their names.
  private func modules() -> [String: () -> [String]] {
    var modules: [String: () -> [String]] = [:]
    let folders = Repository.folders(below: top)
    func add(_ projects: [XcodeProject]) {
      for content in projects {
        for target in content.targets {
          let name = TestPackage.moduleName(of: target.name)
          if modules[name] == nil { modules[name] = { content.files(of: target) } }
        }
      }
    }
    // The targets of its own project come before others of the same name.
    add(project.map { [$0.content] } ?? [])
    for folder in folders.packages {
      for (name, path) in LocalPackage(folder: folder).targets where modules[name] == nil {
        modules[name] = { [path] }
      }
    }
    add(folders.projects.compactMap(XcodeProject.init))
    for name in FolderList.names(in: "\(top)/Pods") where modules[name] == nil {
      modules[name] = { ["\(top)/Pods/\(name)"] }
    }
    return modules
  }

  /// The path behind links; nil where nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The paths with folders in place of files where all Swift files below are among them.
  private func named(_ paths: [String]) -> [String] {
    let folders = paths.filter { !$0.hasSuffix(".swift") }
    let files = Set(paths.filter { $0.hasSuffix(".swift") }.compactMap(Self.resolved))
    var named: [String] = []
    var covered: Set<String> = []
    func add(_ folder: String, depth: Int) {
      let all = SwiftFolder.files(of: [folder]).filter { $0.hasSuffix(".swift") }
      guard all.contains(where: files.contains) else { return }
      if all.allSatisfy(files.contains) {
        named.append(folder)
        covered.formUnion(all)
      } else if depth < Self.highest {
        for name in FolderList.names(in: folder) where !name.hasSuffix(".swift") {
          add("\(folder)/\(name)", depth: depth + 1)
        }
      }
    }
    if !files.isEmpty { add(top, depth: 0) }
    return folders + named + files.subtracting(covered).sorted()
  }
}

/// A package of a repository, as far as its text tells it.
struct LocalPackage {
  let folder: String

  private static let places = ["Sources", "Source", "src", "srcs"]

  /// The folders of its targets by the names of their modules.
  var targets: [String: String] {
    let manifest = try? FileReading.bytes(atPath: "\(folder)/Package.swift", limit: 1 << 20)
    var targets: [String: String] = [:]
    for place in Self.places.map({ "\(folder)/\($0)" }) {
      for name in FolderList.names(in: place) where !name.contains(".") {
        targets[TestPackage.moduleName(of: name)] = "\(place)/\(name)"
      }
    }
    for target in ManifestTarget.all(inManifest: manifest ?? []) {
      let name = TestPackage.moduleName(of: target.name)
      if let path = target.path {
        targets[name] = path.isEmpty || path == "." ? folder : "\(folder)/\(path)"
      } else if targets[name] == nil {
        targets[name] =
          Self.places.map { "\(folder)/\($0)" }.first { SwiftFolder.isFolder($0) }
      }
    }
    return targets.filter { SwiftFolder.isFolder($0.value) }
  }
}

/// What a folder holds from which modules can come.
enum Repository {
  /// Folders deeper below are left alone.
  private static let deepest = 7

  /// The folders of packages in a folder and below, with those that were checked out for them, and
  /// those of Xcode projects.
  static func folders(below top: String) -> (packages: [String], projects: [String]) {
    var (packages, projects): ([String], [String]) = ([], [])
    func look(in folder: String, depth: Int) {
      let names = FolderList.names(in: folder)
      if names.contains("Package.swift") { packages.append(folder) }
      projects += names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)" }
      guard depth < deepest else { return }
      for name in names where !isPassedOver(name) {
        let path = name == ".build" ? "\(folder)/.build/checkouts" : "\(folder)/\(name)"
        look(in: path, depth: depth + 1)
      }
    }
    look(in: top, depth: 0)
    return (packages, projects)
  }

  private static let bundles = [
    ".swift", ".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".lproj",
    ".bundle",
  ]

  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") && name != ".build" || name == "Pods"
      || bundles.contains(where: name.hasSuffix)
  }
}
