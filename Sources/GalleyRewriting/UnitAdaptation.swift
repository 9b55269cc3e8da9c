/// What is changed of an app's files so that a screen of theirs can be built and run here.
package struct UnitAdaptation: Sendable {
  /// What is left out, since the compiler does not take it, or since the screen stops there.
  package var cuts: [SourceCut]
  /// The types of modules that are not here, in whose place others stand.
  package var standIns: [StandInType]
  /// What a run has come to though nothing that was built says it.
  package var reachedNames: Set<String> = []

  /// The xibs and scenes of storyboards, which find what the files declare by names.
  package let interfaces: [InterfacePart]

  package init(
    cuts: [SourceCut] = [], standIns: [StandInType] = [], interfaces: [InterfacePart] = []
  ) {
    (self.cuts, self.standIns, self.interfaces) = (cuts, standIns, interfaces)
  }
}
