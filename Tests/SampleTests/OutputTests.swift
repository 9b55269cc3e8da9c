import Foundation
import Galley
import Testing

/// Whether output/ is what the samples draw today.
@Suite struct OutputTests {
  @Test func `there are at least sixteen samples`() {
    #expect(Samples.names.count >= 16)
  }

  @Test func `one sample is kept at three pixels a point, all others at one`() throws {
    let scales = try Samples.names.flatMap { name -> [Double] in
      let (scene, _) = try Samples.load(name)
      guard Samples.formats(of: scene).contains("svg") else { return [] }
      return try scene.states.map { state -> Double in
        let kept = try BitmapDecoder.decode(try Samples.kept(scene, state, "png"))
        let svg = String(decoding: try Samples.kept(scene, state, "svg").prefix(200), as: UTF8.self)
        let width = try #require(svg.firstMatch(of: #/ width="(?<points>[0-9.]+)"/#))
        return Double(kept.width) / (try #require(Double(width.output.points)))
      }
    }
    #expect(scales.count { $0 == 3 } == 1)
    #expect(Set(scales) == [1, 3])
  }

  @Test(arguments: Samples.names)
  func `the pictures of a sample are what it draws`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    let isStampSame = try Stamp.differences().isEmpty
    for state in scene.states {
      let picture = try scene.drawing(
        of: state, scale: Samples.scale(of: scene), using: renderer
      ).picture
      for kind in Samples.formats(of: scene) {
        let drawn = try Samples.encode(picture, as: kind, with: renderer)
        let kept = try Samples.kept(scene, state, kind)
        let place = "\(scene.name)/\(state.fileName).\(kind)"
        if isStampSame {
          // Not in the expectation, which would go on to find the shortest edit of one to the other.
          let isSame = drawn == kept
          #expect(isSame, "\(place) is not what the sample draws; run 'make samples'")
        } else {
          try compare(drawn, kept, of: picture, kind: kind, place: place, with: renderer)
        }
      }
    }
  }

  /// Where other libraries draw: pixels within 2 levels, 16 in texts, and the same layout record.
  private func compare(
    _ drawn: [UInt8], _ kept: [UInt8], of picture: Picture, kind: String, place: String,
    with renderer: Renderer
  ) throws {
    let regions = try picture.textRegions(resources: renderer).map {
      ToleranceMetric.Region($0, levels: 16)
    }
    let bitmaps = try [kept, drawn].map { bytes in
      kind == "png"
        ? try BitmapDecoder.decode(bytes)
        : try SVGRasterizer.bitmap(svg: bytes, scale: picture.scale)
    }
    let report = ToleranceMetric(levels: 2, in: regions).compare(bitmaps[0], to: bitmaps[1])
    #expect(
      report.isSame,
      "\(place): \(report.differingPixels) pixels differ, by up to \(report.largestDifference)")
    guard kind == "png" else { return }
    #expect(
      try PNGMetadata.layoutRecord(in: kept) == PNGMetadata.layoutRecord(in: drawn),
      "\(place): the layout differs")
  }

  @Test func `the moving pictures are what the samples draw`() throws {
    let isStampSame = try Stamp.differences().isEmpty
    for (name, state, kind) in Samples.animations {
      let (scene, renderer) = try Samples.load("\(name).yaml")
      let found = try #require(scene.states.first { $0.fileName == state })
      let drawn = try Samples.animate(found, of: scene, as: kind, with: renderer)
      let kept = try Samples.kept(scene, found, kind)
      let place = "\(name)/\(state).\(kind)"
      // Other libraries may round differently; there it must still be drawn, and as long.
      let isSame = isStampSame ? drawn == kept : drawn.count * 10 > kept.count * 9
      #expect(isSame, "\(place) is not what the sample draws; run 'make samples'")
    }
  }

  @Test func `output holds nothing that no sample draws`() throws {
    var expected: Set = ["stamp.txt"]
    for (name, state, kind) in Samples.animations { expected.insert("\(name)/\(state).\(kind)") }
    for name in Samples.names {
      let (scene, _) = try Samples.load(name)
      expected.insert(scene.name)
      for state in scene.states {
        for kind in Samples.formats(of: scene) {
          expected.insert("\(scene.name)/\(state.fileName).\(kind)")
        }
      }
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: Samples.output.path)
    #expect(Set(found).subtracting(expected).sorted() == [])
    #expect(expected.subtracting(found).sorted() == [])
  }

  @Test func `the stamp says what the bytes depend on`() throws {
    for difference in try Stamp.differences() {
      print("output/stamp.txt: \(difference)")
    }
    #expect(RenderingEnvironment.stamp.map(\.name).contains("cairo"))
  }
}

/// The libraries, the dictionary and the fonts that drew output/.
enum Stamp {
  /// In what the stamp beside output/ and this machine differ, in words.
  static func differences() throws -> [String] {
    let kept = try String(
      contentsOf: Samples.output.appending(path: "stamp.txt"), encoding: .utf8
    ).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    // No sample is drawn with fonts that may be added.
    let here = RenderingEnvironment.stamp.filter { !$0.name.hasPrefix("added font ") }
      .map { "\($0.name) \($0.value)" }
    return here.filter { !kept.contains($0) }.map { "here \($0)" }
      + kept.filter { !here.contains($0) }.map { "there \($0)" }
  }
}
