import Galley

/// A round badge with a number of dots, drawn by hand.
public struct Badge {
  public var dots: Int

  public init(dots: Int) { self.dots = dots }

  /// The badge as an SVG of 48 by 48 points.
  public var svg: String {
    let circles = (0..<dots).map { dot in
      "  <circle cx=\"\(12 + 12 * dot)\" cy=\"24\" r=\"4\" fill=\"white\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="22" fill="#45AA75"/>
      \(circles.joined(separator: "\n"))
      </svg>

      """
  }

  /// The colors of a board of eight by eight fields, four pixels each.
  public static func board() -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<32 {
      for x in 0..<32 {
        let isDark = (x / 4 + y / 4).isMultiple(of: 2)
        pixels += isDark ? [69, 170, 117, 255] : [255, 255, 255, 255]
      }
    }
    return Bitmap(width: 32, height: 32, pixels: pixels)
  }
}
