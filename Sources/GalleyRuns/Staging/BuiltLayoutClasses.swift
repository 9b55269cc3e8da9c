package import GalleyLayouts
package import GalleyNotation
internal import GalleyPrograms
package import GalleyScenes
internal import GalleySystem
internal import Synchronization

/// Builds the layout classes that scenes name, each once for a run of the command.
package final class BuiltLayoutClasses: LayoutClassSource {
  private struct Key: Hashable {
    var className: String?
    var paths: [String]
    var properties: String?
    var selfSizing: SelfSizing?
  }

  private let builder: LayoutBuilder
  private let built = Mutex<[Key: UIKitLayout]>([:])

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
    let key = Key(
      className: request.className, paths: request.paths,
      properties: request.properties.map { "\($0)" }, selfSizing: request.selfSizing)
    if let known = built.withLock({ $0[key] }) { return known }
    let settings = request.properties.map { SetValue.all(in: $0, issues: issues) } ?? []
    do throws(BuildProblem) {
      let program = try builder.build(
        LayoutRequest(
          paths: request.paths, className: request.className, settings: settings,
          location: request.location))
      for issue in program.issues { issues.append(issue) }
      let layout = UIKitLayout(program, sizing: request.selfSizing)
      built.withLock { $0[key] = layout }
      return layout
    } catch {
      switch error {
      case .issues(let problems): for problem in problems { issues.append(problem) }
      case .machine(let sentence): issues.error(sentence, at: request.location)
      }
      return nil
    }
  }
}
