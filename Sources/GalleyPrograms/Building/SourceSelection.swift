internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem
internal import Glibc

/// The Swift files of a request, of which those of an app are read as far as its screen needs them.
struct SourceSelection {
  typealias Source = (path: String, bytes: [UInt8])

  private let request: LayoutRequest
  private let paths: [String]
  /// The texts that are read, by the numbers of their paths.
  private var texts: [Int: [UInt8]] = [:]
  /// What the files declare that are not read yet.
  private var index = DeclarationIndex()
  private var unread: Set<Int> = []

  /// The most bytes of a file; no layout comes near.
  static let largestFile = 16 << 20

  /// - Throws: where a file cannot be read.
  init(_ request: LayoutRequest) throws(BuildProblem) {
    self.request = request
    let place = request.location ?? SourceLocation(file: "galley", line: 1, column: 1)
    guard !request.paths.isEmpty else {
      throw .issues([Issue("no Swift file is named; name the one of the layout", at: place)])
    }
    var names: Set<String> = []
    paths = SwiftFolder.files(of: request.paths).filter { names.insert($0).inserted }
    let isLazy = paths.count > 1 && (request.className ?? request.makerName) != nil
    var issues: [Issue] = []
    for number in paths.indices {
      do throws(BuildProblem) {
        let bytes = try bytes(of: number)
        if isLazy, number > 0 {
          index.add(bytes, as: number)
          unread.insert(number)
        } else {
          texts[number] = bytes
        }
      } catch {
        guard case .issues(let found) = error else { throw error }
        issues += found
      }
    }
    guard issues.isEmpty else { throw .issues(issues) }
  }

  /// What is read, in the order of the paths, whenever it was.
  var sources: [Source] {
    texts.sorted { $0.key < $1.key }.map { (paths[$0.key], $0.value) }
  }

  /// The unit of the files in which what is asked for is found: all of them for a layout, those of
  /// the classes that it inherits from for a view controller.
  mutating func unit() throws(BuildProblem) -> RewrittenUnit {
    var unit = RewrittenUnit(sources)
    let name = request.className ?? request.makerName ?? ""
    let asked = Set(name.split(separator: ".").map(String.init))
    while try read(declaring: unit.saidNames.union(asked)) { unit = RewrittenUnit(sources) }
    guard !unread.isEmpty else { return unit }
    switch try? LayoutChoice.subject(of: unit, by: request) {
    case .controller, .controllerMaker: return unit
    case .layoutClass, .maker, nil:
      try read(unread)
      return RewrittenUnit(sources)
    }
  }

  /// The unit of the files that some roots need.
  mutating func unit(
    keeping roots: RewrittenUnit.Roots, adapted adaptation: UnitAdaptation = UnitAdaptation()
  ) throws(BuildProblem) -> RewrittenUnit {
    var unit = RewrittenUnit(sources, keeping: roots, adapted: adaptation)
    while try read(declaring: unit.saidNames) {
      unit = RewrittenUnit(sources, keeping: roots, adapted: adaptation)
    }
    return unit
  }

  /// Reads the files that declare some names, and returns whether there was one.
  private mutating func read(declaring names: Set<String>) throws(BuildProblem) -> Bool {
    guard !unread.isEmpty else { return false }
    let found = index.files(declaring: names).intersection(unread)
    try read(found)
    return !found.isEmpty
  }

  private mutating func read(_ numbers: Set<Int>) throws(BuildProblem) {
    for number in numbers.sorted() { texts[number] = try bytes(of: number) }
    unread.subtract(numbers)
  }

  private func bytes(of number: Int) throws(BuildProblem) -> [UInt8] {
    let path = paths[number]
    let start = SourceLocation(file: path, line: 1, column: 1)
    if [".m", ".mm", ".h", ".c"].contains(where: path.hasSuffix) {
      throw .issues([
        Issue(
          "Objective-C and C are not built here; write in Swift what the layout needs of it",
          at: start)
      ])
    }
    do throws(FileProblem) {
      return try FileReading.bytes(atPath: path, limit: Self.largestFile)
    } catch {
      throw .issues([Issue(error.words(ofFileAt: path), at: request.location ?? start)])
    }
  }
}

extension FileProblem {
  /// Returns the reason why a Swift file cannot be read, with its cure.
  fileprivate func words(ofFileAt path: String) -> String {
    switch self {
    case .system(ENOENT), .system(ENOTDIR):
      "there is no file '\(path)'\(Suggestion.phrase(forPath: path, among: FolderList.names(besides: path))); check the path"
    case .system(let number): "cannot read '\(path)': \(String(cString: strerror(number)))"
    case .folder: "there is no Swift file in the folder '\(path)'; name the files of the layout"
    case .outside, .special: "'\(path)' is no plain file; name a Swift file"
    case .tooLarge: "'\(path)' is larger than 16 MB; name the file of the layout alone"
    }
  }
}
