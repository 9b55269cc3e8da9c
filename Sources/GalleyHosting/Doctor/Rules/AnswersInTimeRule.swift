/// A question is answered soon; found by whoever waits for the layout's program.
struct AnswersInTimeRule: DoctorRule {
  var name: String { "answers-in-time" }
  var statement: String { "a layout answers within seconds" }
  var source: String { "iOS ends an app whose main thread stands still" }

  func examine(_ examination: Examination) {}
}
