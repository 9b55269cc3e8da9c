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

  private let environment: [String: String]
  private let built = Mutex<[Key: UIKitLayout]>([:])

  package init(environment: [String: String]) { self.environment = environment }

  /// With the environment of the command.
  package static var ofThisProcess: BuiltLayoutClasses {
    BuiltLayoutClasses(environment: ProcessEnvironment.all)
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
      let program = try LayoutBuilder(environment: environment).build(
        LayoutRequest(
          paths: request.paths, className: request.className, settings: settings,
          location: request.location))
      for issue in program.issues { issues.append(issue) }
      let layout = UIKitLayout(
        program, environment: environment,
        sizing: request.selfSizing)
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
