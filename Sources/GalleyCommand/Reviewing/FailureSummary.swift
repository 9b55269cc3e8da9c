import GalleyChecking
import GalleyNotation

/// The sentences about failed states, where people look for what to approve.
struct FailureSummary {
  let sentence: String?

  init(_ failures: [Manifest.Entry]) {
    guard !failures.isEmpty else {
      sentence = nil
      return
    }
    let states = failures.count.counting("state")
    sentence =
      "\(states) failed: mend what galley check tells of, or delete a damaged reference, and check"
      + " again"
  }
}
