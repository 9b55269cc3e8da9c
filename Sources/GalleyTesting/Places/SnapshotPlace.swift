internal import GalleyRuns

/// The place of a snapshot's reference, and of what failed.
struct SnapshotPlace: Sendable {
  /// The path of the reference: `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the
  /// test file.
  let path: String
  /// The folder of references, out of which no link leads.
  var referencesFolder: String { testFolder + "/__Snapshots__" }
  /// The folder for the actual snapshot and the difference.
  let resultsFolder: String
  private let stem: String
  private let fileExtension: String
  private let packageFolder: String?
  private let testFolder: String

  /// - `file`: the path of the test file.
  /// - `module`: the test target.
  /// - `test`: the test's name as Swift has it.
  /// - `name`: tells several snapshots of one test apart; nil for the only one.
  init(
    file: String, module: String, test: String, name: String?, fileExtension: String,
    environment: RunEnvironment
  ) {
    testFolder = FilePath.folder(of: file)
    packageFolder = Self.packageFolder(above: testFolder)
    let fileName = FilePath.name(of: file)
    let folder = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : fileName
    let names = [FileNames.name(ofTest: test)] + (name.map { [FileNames.safe($0)] } ?? [])
    stem = names.joined(separator: ".")
    self.fileExtension = fileExtension
    path = "\(testFolder)/__Snapshots__/\(folder)/\(stem).\(fileExtension)"
    let results =
      environment.resultsFolder ?? Self.ownResultsFolder(packageFolder)
      ?? FilePath.join(environment.temporaryFolder, "galley-snapshots")
    resultsFolder = FilePath.join(results, "\(module)/\(folder)")
  }

  /// The fault of the place; nil where there is none.
  var problem: String? {
    FileKind(at: testFolder) == .folder
      ? nil
      : "there is no folder '\(testFolder)', where the test file was when it was compiled; run the tests where their sources are"
  }

  /// The path as people in the package's folder would write it.
  var shortPath: String { short(path) }

  func short(_ path: String) -> String {
    guard let packageFolder, path.hasPrefix(packageFolder + "/") else { return path }
    return String(path.dropFirst(packageFolder.count + 1))
  }

  /// The bytes of the reference; nil where there is none.
  func reference() throws -> [UInt8]? {
    FileKind(at: path) == nil ? nil : try InputFiles.bytes(atPath: path)
  }

  /// The path of a result, such as `first.actual.png`.
  func resultPath(_ role: SnapshotRole) -> String {
    FilePath.join(resultsFolder, resultName(role))
  }

  func resultName(_ role: SnapshotRole) -> String {
    switch role {
    case .expected, .actual: "\(stem).\(role.rawValue).\(fileExtension)"
    case .difference: "\(stem).difference.png"
    }
  }

  /// The nearest folder with a manifest.
  private static func packageFolder(above folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if FileKind(at: folder + "/Package.swift") == .file { return folder }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  /// A folder that the package's repository ignores and that goes with what was built.
  private static func ownResultsFolder(_ package: String?) -> String? {
    guard let package, FileKind(at: package + "/.build") == .folder else { return nil }
    return package + "/.build/galley-snapshots"
  }
}

/// The role of a failed expectation's file.
enum SnapshotRole: String, Hashable, Sendable, CaseIterable {
  case expected
  case actual
  case difference
}

/// Names of files made of what people call their tests.
enum FileNames {
  /// Longer names are cut, so that extensions and a temporary name fit into the 255 bytes of a
  /// file system.
  private static let longest = 120

  /// A test's name without backticks and parameters: `draws(_:at:)` is `draws`.
  static func name(ofTest name: String) -> String {
    if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
      return safe(String(name[name.index(after: name.startIndex)..<end]))
    }
    return safe(String(name.prefix { $0 != "(" }))
  }

  /// Letters, digits, dots, `-` and `_` as they are, a `-` for each run of anything else; never
  /// empty, never hidden.
  ///
  /// A name that is cut ends in a digest of the whole.
  static func safe(_ name: String) -> String {
    var safe = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || "._-".contains(character)
      if isKept {
        safe.append(character)
      } else if safe.last != "-" {
        safe.append("-")
      }
    }
    while let first = safe.first, ".-".contains(first) { safe.removeFirst() }
    while safe.last == "-" || safe.last == "." { safe.removeLast() }
    if safe.isEmpty { return "snapshot-" + digest(of: name) }
    return safe.utf8.count <= longest ? safe : cut(safe) + "-" + digest(of: name)
  }

  private static func cut(_ name: String) -> String {
    var name = name
    while name.utf8.count > longest { name.removeLast() }
    return name
  }

  /// FNV-1a in 32 bits.
  private static func digest(of name: String) -> String {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
