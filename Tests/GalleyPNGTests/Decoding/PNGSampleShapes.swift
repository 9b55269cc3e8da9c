@testable import GalleyPNG

extension PNGSample.Shape {
  /// Every color type, depth, interlacing and filtering, with transparency and without, at sizes
  /// that leave passes of the interlacing empty and rows that do not end with a byte.
  static let all: [PNGSample.Shape] = PNGColorType.allCases.flatMap { type in
    type.bitDepths.flatMap { depth in
      [false, true].flatMap { isInterlaced in
        PNGSample.Filtering.allCases.flatMap { filtering in
          sizes.flatMap { width, height in
            shapes(type, depth, isInterlaced, filtering, width: width, height: height)
          }
        }
      }
    }
  }

  private static let sizes = [
    (1, 1), (1, 9), (9, 1), (2, 3), (3, 2), (4, 4), (5, 5), (7, 5), (8, 8), (33, 18),
  ]

  private static func shapes(
    _ type: PNGColorType, _ depth: Int, _ isInterlaced: Bool, _ filtering: PNGSample.Filtering,
    width: Int, height: Int
  ) -> [PNGSample.Shape] {
    let most = 1 << depth
    // A palette of one color, of all, of one more than half, and of one less than all.
    let palettes =
      type == .indexed ? Set([1, most, most / 2 + 1, max(1, most - 1)]).sorted() : [0]
    let transparencies = [.grayAlpha, .rgba].contains(type) ? [false] : [false, true]
    return palettes.flatMap { count in
      transparencies.map { isTransparent in
        PNGSample.Shape(
          colorType: type, bitDepth: depth, isInterlaced: isInterlaced, filtering: filtering,
          width: width, height: height, isTransparent: isTransparent, paletteCount: count)
      }
    }
  }
}
