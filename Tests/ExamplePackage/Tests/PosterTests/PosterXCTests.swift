import Galley
import GalleyTesting
import Testing
import XCTest

@testable import Poster

/// The same expectations in a test case of XCTest.
final class PosterXCTests: XCTestCase {
  func testLayout() {
    expectSnapshot(ofSceneAt: "Scenes/poster.yaml", state: "default", as: .layout)
  }
}
