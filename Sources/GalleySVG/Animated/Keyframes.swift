import GalleyGeometry

/// A value that CSS interpolates between two keyframes.
protocol KeyframeValue: Equatable {
  /// The value at a fraction of the way; nil where renderers may not agree on it.
  func interpolated(to end: Self, at fraction: Double) -> Self?

  /// Whether nobody could see the difference.
  func isNear(_ other: Self) -> Bool
}

struct Keyframe<Value> {
  var frame: Int
  var value: Value
}

extension PropertyTimeline where Value: KeyframeValue {
  /// Whether nobody could see the value change.
  var isConstant: Bool {
    guard let first = runs.first else { return true }
    return runs.dropFirst().allSatisfy { $0.value.isNear(first.value) }
  }

  /// The fewest frames found from which the values of all others follow; the first frame and the
  /// last are among them.
  func keyframes(lastFrame: Int) -> [Keyframe<Value>] {
    let samples = samples(lastFrame: lastFrame)
    guard var keyframes = samples.first.map({ [$0] }) else { return [] }
    var index = 0
    while index < samples.count - 1 {
      index = Self.farthestNeighbour(of: index, in: samples[...])
      keyframes.append(samples[index])
    }
    return keyframes
  }

  /// Both ends of each run, and the first and the last frame of the sequence.
  private func samples(lastFrame: Int) -> [Keyframe<Value>] {
    var samples: [Keyframe<Value>] = []
    for (index, run) in runs.enumerated() {
      let first = index == 0 ? 0 : run.firstFrame
      let last = index == runs.count - 1 ? lastFrame : run.lastFrame
      samples.append(Keyframe(frame: first, value: run.value))
      if last > first { samples.append(Keyframe(frame: last, value: run.value)) }
    }
    return samples
  }

  /// The last sample found to which interpolation leads through all between: twice as far as long
  /// as that goes well, then halving.
  private static func farthestNeighbour(
    of start: Int, in samples: ArraySlice<Keyframe<Value>>
  ) -> Int {
    let end = samples.endIndex - 1
    var (reached, step) = (start + 1, 1)
    while reached < end, leads(samples[start...min(reached + step, end)]) {
      reached = min(reached + step, end)
      step *= 2
    }
    while step > 1 {
      step /= 2
      let next = min(reached + step, end)
      if next > reached, leads(samples[start...next]) { reached = next }
    }
    return reached
  }

  /// Whether the samples between the first and the last follow from these two.
  private static func leads(_ samples: ArraySlice<Keyframe<Value>>) -> Bool {
    guard let first = samples.first, let last = samples.last else { return true }
    let length = Double(last.frame - first.frame)
    return samples.dropFirst().dropLast().allSatisfy { sample in
      first.value.interpolated(to: last.value, at: Double(sample.frame - first.frame) / length)?
        .isNear(sample.value) ?? false
    }
  }
}

/// An opacity.
extension Double: KeyframeValue {
  func interpolated(to end: Double, at fraction: Double) -> Double? {
    self + (end - self) * fraction
  }

  func isNear(_ other: Double) -> Bool { abs(self - other) <= 0.001 }
}
