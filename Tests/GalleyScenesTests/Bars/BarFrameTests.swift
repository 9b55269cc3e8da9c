import GalleyGeometry
import Testing

/// bar-frames.csv: where each part of the bars lies on six devices, upright and on their side, in
/// both looks.
@Suite struct BarFrameTests {
  @Test(arguments: BarFrame.devices)
  func `bars lie where they do on the device`(_ device: String) throws {
    let rows = BarFrame.all.filter { $0.device == device }
    #expect(rows.count > 50)
    var drawn: [String: [String: Rect]] = [:]
    var counts: [BarFrame.Certainty: Int] = [:]
    for row in rows {
      let key = "\(row.orientation) \(row.look) \(row.piece)"
      let bars = DrawnBars(device: device, orientation: row.orientation, look: row.look)
      let parts = try drawn[key] ?? bars.parts(of: row.piece)
      drawn[key] = parts
      let part = try #require(parts[row.part], "\(row.name) is not drawn")
      let numbers = [part.minX, part.minY, part.width, part.height]
      for (number, expected) in zip(numbers, row.numbers) {
        guard let expected else { continue }
        #expect(
          abs(number - expected) <= row.bound,
          "\(row.name): \(numbers), expected \(row.numbers.map { $0.map { "\($0)" } ?? "-" }), \(row.certainty)"
        )
      }
      counts[row.certainty, default: 0] += 1
    }
    let reported = BarFrame.Certainty.allCases.map { "\(counts[$0] ?? 0) \($0)" }
    print("frames of bars on \(device): \(rows.count), \(reported.joined(separator: ", "))")
  }
}
