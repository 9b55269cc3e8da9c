import CoreGraphics
import ObjectiveC
import QuartzCore
import Testing
import UIKit

/// The names under which files of layouts ask for what UIKit declares here.
struct NameTests {
  @Test func `what Apple's modules declare is there where they are imported beside UIKit`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(layer.bounds.width == CGFloat(3))
  }
}
