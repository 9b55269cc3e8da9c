/// The values of one property over the frames of a sequence; equal ones in a row are one run.
///
/// Frames in which nothing was recorded take no part: what has the property is not shown then.
struct PropertyTimeline<Value: Equatable> {
  struct Run {
    var value: Value
    var firstFrame: Int
    var lastFrame: Int
  }

  /// In the order of frames.
  private(set) var runs: [Run] = []

  mutating func record(_ value: Value, at frame: Int) {
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].lastFrame = frame
    } else {
      runs.append(Run(value: value, firstFrame: frame, lastFrame: frame))
    }
  }

  /// The same frames with other values.
  func map(_ change: (Value) -> Value) -> PropertyTimeline {
    var result = self
    for index in runs.indices { result.runs[index].value = change(runs[index].value) }
    return result
  }
}

/// Frames, as ranges in ascending order that do not touch.
struct FrameSet: Hashable {
  private(set) var ranges: [Range<Int>] = []

  init() {}

  /// All frames of a sequence.
  init(count: Int) { ranges = [0..<count] }

  var containsFirst: Bool { ranges.first?.lowerBound == 0 }

  /// Adds a frame that is not before any that the set has.
  mutating func insert(_ frame: Int) {
    if let last = ranges.last, frame <= last.upperBound {
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, frame + 1)
    } else {
      ranges.append(frame..<(frame + 1))
    }
  }
}

/// The different values of a property that cannot be interpolated, each with its frames.
struct Variants<Value: Equatable> {
  private(set) var all: [(value: Value, frames: FrameSet)] = []

  mutating func record(_ value: Value, at frame: Int) {
    let known = all.lastIndex { $0.value == value }
    if known == nil { all.append((value, FrameSet())) }
    all[known ?? all.count - 1].frames.insert(frame)
  }
}
