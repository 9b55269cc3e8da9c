import Foundation
import GalleyGeometry
import Testing

@testable import GalleyLayouts

/// A file of cases with what a trusted program made of them.
struct CirclesOracleFile<Case: Decodable>: Decodable {
  var cases: [Case]

  /// Reads a file of the Oracles folder.
  static func load(_ name: String) throws -> [Case] {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Oracles")
    let file = try #require(folder).appendingPathComponent(name)
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)).cases
  }
}

/// A packing by the original walk.
struct CirclesScanCase: Decodable {
  struct Input: Decodable {
    var id: String
    var direction: String
    var bounds: [Double]
    var insets: [Double]
    var positionIncrement: Double
    var minSpace: Double
    var maxPredecessors: Int
    var diameters: [Double]
  }

  struct Expected: Decodable {
    var contentSize: [Double]
    var frames: [[Double]]
    var itemsPastFarInset: [Int]
    var contentSizeIfAllPredecessorsChecked: [Double]
  }

  var input: Input
  var expected: Expected

  /// The layout that the case asks for.
  func layout(predecessors: Int?) -> CirclesLayout {
    CirclesLayout(
      packing: .scan,
      insets: EdgeInsets(
        top: input.insets[0], leading: input.insets[1], bottom: input.insets[2],
        trailing: input.insets[3]),
      spacing: input.minSpace,
      scrollDirection: input.direction == "horizontal" ? .horizontal : .vertical,
      increment: input.positionIncrement, predecessors: predecessors)
  }

  var content: Content { Content(sections: [Content.Section(measures: input.diameters)]) }

  var environment: Environment {
    Environment(size: Size(width: input.bounds[0], height: input.bounds[1]))
  }
}

/// A packing by d3's front chain.
struct CirclesDiscCase: Decodable {
  struct Input: Decodable {
    var id: String
    var radii: [Double]
  }

  struct Expected: Decodable {
    var centres: [[Double]]
    var enclosing: [Double]
  }

  var input: Input
  var expected: Expected
}
