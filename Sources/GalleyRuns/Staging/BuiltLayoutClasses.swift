package import GalleyLayouts
package import GalleyNotation
internal import GalleyPrograms
package import GalleyScenes
internal import GalleySystem
internal import Synchronization

/// Builds the layout classes that scenes name, each once for as long as its files stay as they are.
package final class BuiltLayoutClasses: LayoutClassSource {
  private struct Key: Hashable {
    var className: String?
    var makerName: String?
    var paths: [String]
    var properties: String?
    var selfSizing: SelfSizing?

    init(_ request: LayoutClassRequest) {
      className = request.className
      makerName = request.makerName
      paths = request.paths
      properties = request.properties.map { "\($0)" }
      selfSizing = request.selfSizing
    }
  }

  /// What became of a class, and of which files.
  private struct Build {
    var stamps: [String]
    var layout: UIKitLayout?
    /// Nil where it could not be built.
    var program: BuiltLayout?
    var issues: [Issue]
    /// Where the request stood: what could not be built may be told there.
    var location: SourceLocation
    /// Nil as long as nobody has examined it.
    var findings: [Issue]?
  }

  private let builder: LayoutBuilder
  private let builds = Mutex<[Key: Build]>([:])
  /// Held by whoever has a layout examined.
  private let examining = Mutex(())

  /// Builds with the environment of the command.
  ///
  /// - Parameters:
  ///   - isTrusted: Whether layouts may reach what this process may.
  ///   - tell: Is told, in a sentence, what the user waits for and what cannot be used.
  package init(isTrusted: Bool, tell: @escaping @Sendable (String) -> Void) {
    builder = LayoutBuilder(
      environment: ProcessEnvironment.all, isTrusted: isTrusted, tell: tell)
  }

  package func layout(
    _ request: LayoutClassRequest, issues: IssueLog
  ) -> (any CollectionLayout)? {
    let key = Key(request)
    let stamps = Self.stamps(of: request)
    if let known = builds.withLock({ $0[key] }), known.stamps == stamps,
      known.layout != nil || known.location == request.location
    {
      for issue in known.issues { issues.append(issue) }
      return known.layout
    }
    let build = build(request, stamps: stamps)
    for issue in build.issues { issues.append(issue) }
    builds.withLock { $0[key] = build }
    return build.layout
  }

  private func build(_ request: LayoutClassRequest, stamps: [String]) -> Build {
    let log = IssueLog()
    let settings = request.properties.map { SetValue.all(in: $0, issues: log) } ?? []
    var build = Build(stamps: stamps, issues: log.issues, location: request.location)
    guard !log.hasErrors else { return build }
    do throws(BuildProblem) {
      let program = try builder.build(
        LayoutRequest(
          paths: request.paths, className: request.className, makerName: request.makerName,
          settings: settings, target: Self.target(of: request), location: request.location))
      build.issues += program.issues
      build.program = program
      build.layout = UIKitLayout(program, sizing: request.selfSizing)
    } catch {
      switch error {
      case .issues(let problems): build.issues += problems
      case .machine(let sentence): build.issues.append(Issue(sentence, at: request.location))
      }
    }
    return build
  }

  /// The folder of the target that a request's first file is part of; nil where it is not known.
  private static func target(of request: LayoutClassRequest) -> String? {
    request.paths.first.flatMap(SourceTree.target)
  }

  private static func stamps(of request: LayoutClassRequest) -> [String] {
    LayoutRequest(paths: request.paths, target: target(of: request)).stamps
  }

  /// The Swift files of a request, and the folders of those that it names by their folder.
  package static func files(
    of request: LayoutClassRequest
  ) -> (files: [String], folders: [String]) {
    let files = LayoutRequest(paths: request.paths).files
    let named = request.paths.filter { FileKind(at: $0) == .folder }
    let found = files.filter { !request.paths.contains($0) }
    return (files, named + found.map(FilePath.folder))
  }

  /// What is wrong with a layout that was built, by UIKit's contract; advice as warnings.
  ///
  /// Takes seconds, one layout at a time.
  ///
  /// Empty where it was not built, and where its files have changed since.
  package func findings(of request: LayoutClassRequest) -> [Issue] {
    examining.withLock { _ in
      let key = Key(request)
      guard let build = builds.withLock({ $0[key] }), let program = build.program,
        build.stamps == Self.stamps(of: request)
      else { return [] }
      if let known = build.findings { return known }
      let findings: [Issue]
      do throws(BuildProblem) {
        findings = try Doctor().examine(program).findings.compactMap(\.issue)
      } catch {
        findings = error.lines.map { Issue($0, at: request.location) }
      }
      builds.withLock { builds in
        if builds[key]?.stamps == build.stamps { builds[key]?.findings = findings }
      }
      return findings
    }
  }
}
