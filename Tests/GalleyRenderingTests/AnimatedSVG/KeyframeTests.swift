import GalleyGeometry
import Testing

@testable import GalleyRendering
@testable import GalleySVG

@Suite struct `Keyframes` {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `give every frame back within the tolerance`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var timeline = PropertyTimeline<Transform>()
    var (place, angle, zoom) = (Vector(dx: 0, dy: 0), 0.0, 1.0)
    var frames: [Transform] = []
    for frame in 0..<80 {
      // Even motion for some frames, then another.
      if frame % Int(3 + random.next() % 9) == 0 {
        place = Vector(dx: Double(random.next() % 9) - 4, dy: Double(random.next() % 5))
        angle = Double(random.next() % 3) / 10
        zoom = Double(random.next() % 3) / 100
      }
      let step = Double(frame)
      frames.append(
        Transform.scale(1 + zoom * step).then(.rotation(radians: angle * step))
          .then(.translation(place * step)))
      timeline.record(frames[frame], at: frame)
    }
    let keyframes = timeline.keyframes(lastFrame: 79)
    #expect(keyframes.first?.frame == 0 && keyframes.last?.frame == 79)
    for (start, end) in zip(keyframes, keyframes.dropFirst()) {
      for frame in start.frame...end.frame {
        let fraction = Double(frame - start.frame) / Double(end.frame - start.frame)
        let value = start.value.interpolated(to: end.value, at: fraction)
        let isExact = frame == start.frame || frame == end.frame
        #expect(isExact || value?.isNear(frames[frame]) == true, "seed \(seed), frame \(frame)")
      }
    }
  }

  @Test func `keep all samples of what browsers take apart differently`() {
    for skew in [Transform(a: 1, c: 0.5, d: 1), Transform(a: -1, d: 1), Transform(a: 0, d: 0)] {
      var timeline = PropertyTimeline<Transform>()
      for frame in 0..<5 {
        timeline.record(skew.then(.translation(Vector(dx: Double(frame), dy: 0))), at: frame)
      }
      #expect(timeline.keyframes(lastFrame: 4).count == 5)
    }
  }

  @Test func `are not needed for what only rounding changes`() {
    var timeline = PropertyTimeline<Transform>()
    for frame in 0..<9 {
      timeline.record(Transform(tx: 5 + 1e-12 * Double(frame)), at: frame)
    }
    #expect(timeline.isConstant)
    timeline.record(Transform(tx: 5.01), at: 9)
    #expect(!timeline.isConstant)
  }

  @Test func `hold a value before the first frame that has it and after the last`() {
    var timeline = PropertyTimeline<Double>()
    timeline.record(0.25, at: 3)
    timeline.record(0.75, at: 4)
    let keyframes = timeline.keyframes(lastFrame: 9)
    #expect(keyframes.map(\.frame) == [0, 3, 4, 9])
    #expect(keyframes.map(\.value) == [0.25, 0.25, 0.75, 0.75])
  }
}
