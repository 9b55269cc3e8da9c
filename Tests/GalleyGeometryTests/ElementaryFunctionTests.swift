import Foundation
import GalleyGeometry
import Testing

/// Whether functions of numbers are the same on every processor: each is the number that is nearest to
/// the exact one, of which there is but one.
@Suite struct ElementaryFunctionTests {
  private typealias Function = @Sendable (_ x: Double, _ y: Double) -> Double

  private static let functions: [String: Function] = [
    "sine": { x, _ in sineAndCosine(x).sine },
    "cosine": { x, _ in sineAndCosine(x).cosine },
    "exponential": { x, _ in exponential(x) },
    "exponentialMinusOne": { x, _ in exponentialMinusOne(x) },
    "naturalLogarithm": { x, _ in naturalLogarithm(x) },
    "naturalLogarithmOnePlus": { x, _ in naturalLogarithm(onePlus: x) },
    "power": { x, y in power(x, y) },
    "angle": { x, y in angle(of: Vector(dx: x, dy: y)) },
    "hypotenuse": { x, y in hypotenuse(x, y) },
  ]

  /// A function beside the C library's in its place, and where both are asked.
  private struct Other: Sendable {
    var name: String
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var other: Function
  }

  private static let others = [
    Other(name: "sine", x: -200...200, y: 0...0) { x, _ in sin(x) },
    Other(name: "cosine", x: -200...200, y: 0...0) { x, _ in cos(x) },
    Other(name: "exponential", x: -700...700, y: 0...0) { x, _ in exp(x) },
    Other(name: "exponentialMinusOne", x: -2...2, y: 0...0) { x, _ in expm1(x) },
    Other(name: "naturalLogarithm", x: 0.01...100, y: 0...0) { x, _ in log(x) },
    Other(name: "naturalLogarithmOnePlus", x: -0.9...2, y: 0...0) { x, _ in log1p(x) },
    Other(name: "power", x: 0.01...10, y: -5...5) { x, y in pow(x, y) },
    Other(name: "angle", x: -10...10, y: -10...10) { x, y in atan2(y, x) },
    Other(name: "hypotenuse", x: -10...10, y: -10...10) { x, y in hypot(x, y) },
  ]

  @Test func `each is the number nearest to the exact one`() throws {
    for (name, values) in nearestValues {
      let function = try #require(Self.functions[name])
      for (x, y, nearest) in values {
        #expect(function(x, y) == nearest, "\(name) of \(x) and \(y)")
      }
    }
  }

  @Test func `none is further from the C library's than its last place`() throws {
    var random = SplitMix64(seed: 11)
    for other in Self.others {
      let function = try #require(Self.functions[other.name])
      for _ in 0..<2_000 {
        let x = Double.random(in: other.x, using: &random)
        let y = Double.random(in: other.y, using: &random)
        let (own, expected) = (function(x, y), other.other(x, y))
        #expect(abs(own - expected) <= expected.ulp, "\(other.name) of \(x) and \(y)")
      }
    }
  }

  @Test func `what no series is for is as the C library has it`() throws {
    let odd: [Double] = [
      0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .leastNormalMagnitude / 64, -1,
      1,
    ]
    for other in Self.others {
      let function = try #require(Self.functions[other.name])
      for x in odd where other.name != "power" || !(x < 0) {
        for y in odd {
          let (own, expected) = (function(x, y), other.other(x, y))
          let isSame = own.isNaN ? expected.isNaN : abs(own - expected) <= expected.ulp
          #expect(isSame || own == expected, "\(other.name) of \(x) and \(y): \(own)")
        }
      }
    }
    #expect(exponential(710) == .infinity && exponential(-750) == 0)
    #expect(exponential(-745) == .leastNonzeroMagnitude)
  }

  @Test func `roots are the C library's powers but for the last places`() {
    for step in -300...300 {
      let x = exponential(Double(step) / 20)
      for degree in [3, 5] {
        let expected = pow(x, 1 / Double(degree))
        #expect(abs(root(degree, of: x) - expected) <= 4 * expected.ulp, "\(degree) of \(x)")
      }
    }
    #expect(root(3, of: 27) == 3 && root(5, of: 32) == 2 && root(3, of: 1) == 1)
    #expect(root(3, of: 0) == 0 && root(3, of: .infinity) == .infinity)
  }

  @Test func `a large angle is off by less than its own last place`() {
    for radians in [1e7, 12_345_678.9, -3e9] {
      let (sine, cosine) = sineAndCosine(radians)
      #expect(abs(sine - sin(radians)) <= radians.ulp && abs(cosine - cos(radians)) <= radians.ulp)
    }
  }
}

/// Arguments, and the nearest number to what comes of them, from numbers of 400 bits (mpmath 1.3).
private let nearestValues: [(name: String, values: [(x: Double, y: Double, nearest: Double)])] = [
  (
    "sine",
    [
      (-0x1.0c3a6f0370dd4p-11, 0, -0x1.0c3a6e3f21824p-11),
      (-0x1.2b72e08939567p-2, 0, -0x1.2732f39fdcd76p-2),
      (-0x1.00d5ac8a9f2f4p-5, 0, -0x1.00cae736c339p-5),
      (0x1.8a86304b82987p-19, 0, 0x1.8a86304b8027cp-19),
      (-0x1.090167c7ad05cp-19, 0, -0x1.090167c7ac487p-19),
      (0x1.921fb54442d18p+1, 0, 0x1.1a62633145c07p-53),
      (0x1.b00e7a371ae3bp+7, 0, 0x1.59d8a7c18b40fp-1),
      (0x1.e847fp+19, 0, -0x1.833357b1489f3p-1),
    ]
  ),
  (
    "cosine",
    [
      (-0x1.f09a9af7b13cdp-19, 0, 0x1.fffffffff0f2ap-1),
      (0x1.d94699c97b769p-9, 0, 0x1.ffff254291a28p-1),
      (-0x1.61b7c027fcaa2p-17, 0, 0x1.ffffffff85d0fp-1),
      (0x1.7b8bba6bfaba4p-3, 0, 0x1.f73b93396b8b1p-1),
      (-0x1.1dcdd65d9b9eap-4, 0, 0x1.fec10d2e0c90cp-1),
      (0x1.921fb54442d18p+0, 0, 0x1.1a62633145c07p-54),
      (0x1p-20, 0, 0x1.ffffffffffp-1),
      (0x1.6p+3, 0, 0x1.220ae41ee2fdfp-8),
    ]
  ),
  (
    "exponential",
    [
      (-0x1.3dac4103dde63p+8, 0, 0x1.9e6a1182c885ap-459),
      (-0x1.dc40d8fe023d2p+4, 0, 0x1.0a5042f96aa53p-43),
      (-0x1.22b3b950d2186p-16, 0, 0x1.fffdba99d7799p-1),
      (0x1.ed2e4a902b191p-12, 0, 0x1.001ed4bfc9bep+0),
      (0x1.2e8eb12dbce8dp-15, 0, 0x1.00025d202d87ap+0),
      (0x1p+0, 0, 0x1.5bf0a8b145769p+1),
      (-0x1p-1, 0, 0x1.368b2fc6f960ap-1),
      (0x1.628p+9, 0, 0x1.d422d2be5dc9bp+1022),
    ]
  ),
  (
    "exponentialMinusOne",
    [
      (-0x1.aede82b0272bp-12, 0, -0x1.aec7d9f98b412p-12),
      (-0x1.914a3574c2223p-16, 0, -0x1.9148faf09dfbap-16),
      (-0x1.9abb53b1379e8p-38, 0, -0x1.9abb53b132788p-38),
      (-0x1.88e5093805a03p-10, 0, -0x1.8899b313cbb4ap-10),
      (0x1.196d992132607p-26, 0, 0x1.196d9947de999p-26),
      (0x1p+0, 0, 0x1.b7e151628aed3p+0),
      (-0x1p-1, 0, -0x1.92e9a0720d3ecp-2),
      (0x1p-40, 0, 0x1.00000000008p-40),
    ]
  ),
  (
    "naturalLogarithm",
    [
      (0x1.357d869f4e68bp-19, 0, -0x1.9f5c8b8c02298p+3),
      (0x1.dff82d50afa05p-81, 0, -0x1.bc218a1248fa4p+5),
      (0x1.af1302b0a051fp+117, 0, 0x1.467a2fd285d4bp+6),
      (0x1.836cd1331bce8p+79, 0, 0x1.b9623f49b7f4bp+5),
      (0x1.8e8be82666ce4p-103, 0, -0x1.1bce596176538p+6),
      (0x1.0000000000001p+0, 0, 0x1.fffffffffffffp-53),
      (0x1.fef9db22d0e56p-1, 0, -0x1.06680ffe7cc09p-9),
      (0x1.6a0f9096bb98cp+0, 0, 0x1.62f4358c03e8ap-2),
    ]
  ),
  (
    "naturalLogarithmOnePlus",
    [
      (0x1.e43737f130313p-18, 0, 0x1.e436c575395a4p-18),
      (0x1.e3b4b055c9cc2p-6, 0, 0x1.dcb3fc899a4acp-6),
      (0x1.6737deee978fdp-29, 0, 0x1.6737dee6b758dp-29),
      (-0x1.a30158dd52a56p-36, 0, -0x1.a30158dd6813dp-36),
      (-0x1.2818acfee363fp-10, 0, -0x1.28438463966b3p-10),
      (0x1p+1, 0, 0x1.193ea7aad030bp+0),
      (-0x1p-1, 0, -0x1.62e42fefa39efp-1),
      (0x1p-40, 0, 0x1.ffffffffffp-41),
    ]
  ),
  (
    "power",
    [
      (0x1.c50367da7be8ep-1, 0x1.46efaabbe889ap-6, 0x1.fec03f1d36dbap-1),
      (0x1.2ce60e6a0513bp+4, 0x1.1d7a40694995p-1, 0x1.489f12ecc31fbp+2),
      (0x1.039103fb421b3p-3, 0x1.320eafc38ac91p+0, 0x1.5aa151dca74b7p-4),
      (0x1.36790c3274671p+1, 0x1.137d0a876bb41p-2, 0x1.44e9b76cf6c2bp+0),
      (0x1.1538cfb20d4d8p+7, 0x1.34056221099aap-2, 0x1.1a1f286523111p+2),
      (0x1p-1, 0x1.3333333333333p+1, 0x1.8406003b2ae5dp-3),
      (0x1p+1, 0x1p-1, 0x1.6a09e667f3bcdp+0),
      (0x1.b65b2e23ffb99p-3, 0x1.5555555555555p-2, 0x1.3244bd617a48p-1),
    ]
  ),
  (
    "angle",
    [
      (0x1.f5b5d863c7b4fp-8, 0x1.473519c01aed9p+2, 0x1.91bd9389dbb64p+0),
      (-0x1.1c34e819d0b2ep+5, 0x1.208c0f811b08ep-2, 0x1.911bcdc968b9bp+1),
      (-0x1.48c95207e5fe4p-8, -0x1.9ca65802abc21p-6, -0x1.c4754f330884dp+0),
      (0x1.ec420950a481fp-8, -0x1.0c9fb428d6e79p-6, -0x1.2425d9ead07cp+0),
      (0x1.31890944ad8b1p-2, -0x1.38d8215bade4p-7, -0x1.0608da78f8f9ep-5),
      (0x1p+0, 0x1p+0, 0x1.921fb54442d18p-1),
      (-0x1p+0, 0x1p-30, 0x1.921fb54242d18p+1),
      (0x1.8p+1, 0x1p+2, 0x1.dac670561bb4fp-1),
    ]
  ),
  (
    "hypotenuse",
    [
      (0x1.baf639dfd14bdp+0, 0x1.13fdb2190ace3p+5, 0x1.14568222ae77cp+5),
      (-0x1.5edb3fa2cca6ep-4, 0x1.abaa56f4230e1p-3, 0x1.ce3f5bc13feb3p-3),
      (-0x1.4064a222e391dp+7, -0x1.c3c83efdf3a8p-6, 0x1.4064a272853e6p+7),
      (-0x1.a99b563cbb6e9p-5, -0x1.57ee61231bfbbp+1, 0x1.57fed62bc6ba7p+1),
      (-0x1.0be3dfffc3d5bp-8, 0x1.e06366ce910b4p-3, 0x1.e07612eb2ac66p-3),
      (0x1.8p+1, 0x1p+2, 0x1.4p+2),
      (0x1.7e43c8800759cp+996, 0x1.7e43c8800759cp+996, 0x1.0e4d50f99b211p+997),
      (0x1.56e1fc2f8f359p-997, 0x1.c16c5c5253575p-1014, 0x1.56e1fc2fd8d7cp-997),
    ]
  ),
]
