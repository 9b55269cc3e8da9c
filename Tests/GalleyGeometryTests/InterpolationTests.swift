import GalleyGeometry
import Testing

@Suite struct InterpolationTests {
  @Test func `both ends are exact and equal ends stay`() {
    print("interpolation: seed 21")
    var generator = SplitMix64(seed: 21)
    for _ in 0..<1000 {
      let start = Double.random(in: -1e6...1e6, using: &generator)
      let end = Double.random(in: -1e-3...1e3, using: &generator)
      #expect(start.interpolated(to: end, at: 0) == start)
      #expect(start.interpolated(to: end, at: 1) == end)
      let progress = Double.random(in: -1...2, using: &generator)
      #expect(start.interpolated(to: start, at: progress) == start)
    }
  }

  @Test func `ends further apart than any number have a middle`() {
    let greatest = Double.greatestFiniteMagnitude
    #expect((-greatest).interpolated(to: greatest, at: 0.5) == 0)
    #expect((-greatest).interpolated(to: greatest, at: 1) == greatest)
    #expect((-greatest).interpolated(to: greatest, at: 0) == -greatest)
  }

  @Test func `a rectangle goes on by origin and size`() {
    let start = Rect(x: 0, y: 10, width: 100, height: 50)
    let end = Rect(x: 40, y: 10, width: 50, height: 0)
    #expect(
      start.interpolated(to: end, at: 0.25) == Rect(x: 10, y: 10, width: 87.5, height: 37.5))
    #expect(start.interpolated(to: end, at: 1) == end)
  }

  @Test func `an overshoot turns no size inside out`() {
    let start = Size(width: 100, height: 50)
    let end = Size(width: 10, height: 60)
    #expect(start.interpolated(to: end, at: 1.5) == Size(width: 0, height: 65))
  }
}
