internal import GalleyGeometry

/// The promises of every layout, as a test: run it over a layout of your own and expect no
/// violations.
///
///     #expect(LayoutContract.violations(of: SpiralLayout(options: .empty())) == [])
///
/// A layout may answer any content with a `LayoutError`; then there is nothing to hold it to.
public enum LayoutContract {
  /// The violations over all pairs of contents and environments, in that order.
  public static func violations(
    of layout: any CollectionLayout, contents: [ContractSample<Content>] = ContractSamples.contents,
    environments: [ContractSample<Environment>] = ContractSamples.environments
  ) -> [LayoutViolation] {
    contents.flatMap { content in
      environments.flatMap { environment in
        violations(
          of: layout, content: content.value, environment: environment.value,
          situation: "\(content.name) in \(environment.name)")
      }
    }
  }

  private static func violations(
    of layout: any CollectionLayout, content: Content, environment: Environment, situation: String
  ) -> [LayoutViolation] {
    guard let view = try? CollectionView(content: content, layout: layout, in: environment),
      let again = try? CollectionView(content: content, layout: layout, in: environment)
    else { return [] }
    var findings = ContractFindings(situation: situation)
    ArrangementRules(view: view, repeated: again.arrangement).check(&findings)
    QueryRules(arrangement: view.arrangement).check(&findings)
    ViewportRules(view: view).check(&findings)
    RestingRules(view: view).check(&findings)
    if let paged = layout as? any PagedLayout {
      PageRules(view: view, layout: paged).check(&findings)
    }
    return findings.violations
  }
}
