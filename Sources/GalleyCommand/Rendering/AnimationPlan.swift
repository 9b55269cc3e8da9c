import GalleyChecking
import GalleyRendering

/// How the courses of states are drawn: in which formats, at which rate, how long and how often.
struct AnimationPlan: Sendable {
  /// A format of moving pictures and its file extension.
  struct Format: Sendable {
    var kind: String
    var encoder: any SequenceFormat
  }

  var formats: [Format]
  var pace: CoursePace
}
