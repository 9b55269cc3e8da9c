import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct BlindSpotTests {
  @Test func `explore`() throws {
    let renderer = try Renderer()
    let drawing = DiscDrawing()
    let before = try drawing.bitmap(with: renderer)
    for mutation in DiscMutation.all {
      for index in 0..<30 {
        var copy = drawing
        mutation.change(&copy, index)
        let after = try copy.bitmap(with: renderer)
        let exact = ExactMetric().compare(before, to: after)
        let perceptual = try PerceptualMetric().compare(before, to: after)
        let pixelmatch = try PixelmatchMetric().compare(before, to: after)
        let numbers = perceptual.limits.map { "\($0.name) \(($0.measured * 10).rounded() / 10)" }
        print(
          mutation.name, index, drawing.discs[index].levels,
          Int(drawing.discs[index].circle.radius), "|", exact.differingPixels, "|",
          perceptual.differingPixels, numbers.joined(separator: " "), "|",
          pixelmatch.differingPixels)
      }
    }
  }
}
