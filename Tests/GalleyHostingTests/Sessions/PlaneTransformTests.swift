import GalleyGeometry
import GalleyLayouts
import Testing
import UIKit

@testable import GalleyHosting

/// A map of space comes apart into a projection and a transform that show the same.
@Suite struct PlaneTransformTests {
  @Test(arguments: [0, 0.3, -1.1, 1.5, 2.4], [0, 0.4, -0.8])
  func `points are seen where the matrix puts them`(aboutY: Double, aboutX: Double) {
    var matrix = CATransform3DIdentity
    matrix.m34 = -1.0 / 500
    matrix = CATransform3DTranslate(matrix, 12, -7, 30)
    matrix = CATransform3DRotate(matrix, aboutY, 0, 1, 0)
    matrix = CATransform3DRotate(matrix, aboutX, 1, 0, 0)
    matrix = CATransform3DScale(matrix, 0.9, 1.2, 1)
    let plane = PlaneTransform(matrix)
    let columns = plane.columns
    let transform = Transform(
      a: columns[0], b: columns[1], c: columns[2], d: columns[3], tx: columns[4], ty: columns[5])
    let projection = plane.projection ?? [0, 0, 0]
    let map = Projection(
      radiansAboutX: projection[0], radiansAboutY: projection[1], perspective: projection[2]
    ).map.then(transform)
    for corner in [Point(x: -50, y: -80), Point(x: 50, y: 80), Point(x: 50, y: -80)] {
      let divisor = matrix.m14 * corner.x + matrix.m24 * corner.y + matrix.m44
      let x = (matrix.m11 * corner.x + matrix.m21 * corner.y + matrix.m41) / divisor
      let y = (matrix.m12 * corner.x + matrix.m22 * corner.y + matrix.m42) / divisor
      let seen = map.apply(to: corner)
      #expect(abs(seen.x - x) < 1e-6 && abs(seen.y - y) < 1e-6, "\(seen) for \(x), \(y)")
    }
  }
}
