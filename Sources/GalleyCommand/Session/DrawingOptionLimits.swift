import ArgumentParser

/// The ranges of the options that render and check share.
enum DrawingOptionLimits {
  static func validate(jobs: Int?, scales: [Double]) throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); give a number from 1 to 1024")
    }
    if let scale = scales.first(where: { !($0 > 0 && $0 <= 100) }) {
      throw ValidationError("--scale is \(scale); give a number above 0, at most 100")
    }
  }
}
