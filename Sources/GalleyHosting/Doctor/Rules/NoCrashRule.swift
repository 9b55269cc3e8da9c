/// A question ends no app; found by whoever waits for the layout's program.
struct NoCrashRule: DoctorRule {
  var name: String { "no-crash" }
  var statement: String { "a layout answers every question that UIKit asks" }
  var source: String { "the questions are those of the recorded order of calls" }

  func examine(_ examination: Examination) {}
}
