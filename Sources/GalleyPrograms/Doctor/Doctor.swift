internal import FoundationEssentials
internal import GalleySystem

/// Examines built layouts in programs of their own: a crash, an endless loop or a hunger for memory
/// is a finding with the question that led to it, and the rest is examined in a new program.
package struct Doctor: Sendable {
  /// Seconds that a question may take.
  package var patience = 10.0
  /// Seconds after which no further question is put.
  package var wholePatience = 120.0
  /// Bytes of memory that a layout may take.
  package var memory = 2 << 30
  /// Programs that may stop before the doctor gives up.
  private static let mostStops = 4

  package init() {}

  /// - Throws: A sentence where the program does not start or speaks another language.
  package func examine(_ built: BuiltLayout) throws(BuildProblem) -> DoctorDiagnosis {
    var course = DoctorCourse()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(wholePatience)
    while let rules = course.remaining(), course.stops < Self.mostStops, clock.now < end {
      try run(built, rules, until: end, &course)
    }
    return DiagnosisPlaces(built).diagnosis(course)
  }

  private func run(
    _ built: BuiltLayout, _ rules: [String], until last: ContinuousClock.Instant,
    _ course: inout DoctorCourse
  ) throws(BuildProblem) {
    let talk: ChildTalk
    do throws(SystemError) {
      talk = try built.start(
        ["--examine"] + (course.hasOneSection ? ["--one-section"] : []) + rules, memory: memory)
    } catch {
      throw .machine("the layout's program does not start: \(error.words)")
    }
    let decoder = JSONDecoder()
    while let line = talk.line(withinSeconds: patience) {
      guard let event = try? decoder.decode(DoctorEvent.self, from: Data(line)) else {
        throw .machine(
          "the layout's program answers what is no answer: the layout writes to a descriptor that is"
            + " not its own; let it print, or write to the standard output or error")
      }
      course.take(event)
      if course.isDone || ContinuousClock().now > last { return }
    }
    let end = talk.ended(withinSeconds: patience)
    course.stop(end, CrashReport(talk.errors, of: built), patience: patience)
  }
}
