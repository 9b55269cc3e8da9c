import GalleyGeometry
import GalleyLayouts
import Testing

@Suite struct RubberBandTests {
  @Test func `a pull of the extent moves the content by 0.55 of 1.55`() {
    // (1 - 1 / (0.55 + 1)) e.
    let band = RubberBand(extent: 800)
    #expect(abs(band.displacement(ofPull: 800) - 800 * 0.55 / 1.55) < 1e-10)
    #expect(band.displacement(ofPull: 0) == 0)
  }

  @Test func `content follows a finger ever less, and both ways alike`() {
    let band = RubberBand(extent: 568)
    let ways = stride(from: 0, through: 5000, by: 10.0).map(band.displacement(ofPull:))
    let steps = zip(ways.dropFirst(), ways).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 > 0 && $0 <= 5.5 })
    #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 < $1 })
    #expect(band.displacement(ofPull: -70) == -band.displacement(ofPull: 70))
  }

  @Test func `a pull comes back from its displacement`() {
    print("rubber band: seed 41")
    var generator = SplitMix64(seed: 41)
    for _ in 0..<1000 {
      let band = RubberBand(extent: Double.random(in: 1...2000, using: &generator))
      let pull = Double.random(in: -3000...3000, using: &generator)
      let back = band.pull(ofDisplacement: band.displacement(ofPull: pull))
      #expect(abs(back - pull) <= 1e-7)
    }
  }

  @Test func `no numbers give what is none`() {
    let greatest = Double.greatestFiniteMagnitude
    for extent in [-1, 0, .leastNonzeroMagnitude, 1e-300, 1, 1e300, greatest] as [Double] {
      let band = RubberBand(extent: extent)
      for way in [0, .leastNonzeroMagnitude, 1, 1e300, greatest] as [Double] {
        #expect(abs(band.displacement(ofPull: -way)) <= max(0, extent))
        #expect(band.pull(ofDisplacement: way).isFinite)
      }
    }
  }
}
