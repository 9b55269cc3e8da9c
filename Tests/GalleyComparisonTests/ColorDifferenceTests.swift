import Testing

@testable import GalleyComparison

@Suite struct ColorDifferenceTests {
  /// Table 1 of Sharma, Wu and Dalal (2005), whose numbers have four places.
  @Test(arguments: SharmaPair.all)
  func `CIEDE2000 is what its authors publish`(pair: SharmaPair) {
    #expect(abs(pair.one.difference(from: pair.other) - pair.difference) < 0.5001e-4)
    #expect(abs(pair.other.difference(from: pair.one) - pair.difference) < 0.5001e-4)
  }

  // The primaries of sRGB under D65, as Lindbloom's calculator has them, to two places.
  @Test(
    arguments: [
      ([255, 255, 255], [100, 0, 0]), ([0, 0, 0], [0, 0, 0]),
      ([255, 0, 0], [53.24, 80.09, 67.20]),
      ([0, 255, 0], [87.73, -86.18, 83.18]), ([0, 0, 255], [32.30, 79.19, -107.86]),
      ([119, 119, 119], [50.03, 0, 0]),
    ] as [([UInt8], [Double])])
  func `sRGB becomes Lab`(levels: [UInt8], lab: [Double]) {
    let color = LabColor(red: levels[0], green: levels[1], blue: levels[2])
    #expect(abs(color.lightness - lab[0]) < 0.02)
    #expect(abs(color.a - lab[1]) < 0.03)
    #expect(abs(color.b - lab[2]) < 0.03)
  }

  @Test func `greys have no color at all, so that white from black is 100`() {
    for level in 0...255 {
      let grey = LabColor(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      #expect(abs(grey.a) < 1e-9 && abs(grey.b) < 1e-9)
    }
    let (black, white) = (
      LabColor(red: 0, green: 0, blue: 0), LabColor(red: 255, green: 255, blue: 255)
    )
    #expect(abs(black.difference(from: white) - 100) < 1e-9)
  }
}
