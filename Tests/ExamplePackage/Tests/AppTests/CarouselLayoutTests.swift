import GalleyTesting
import UIKit

@Test func carousel() throws {
  expectHealthy(CarouselLayout())
  try expectSnapshot(
    of: CarouselLayout(), items: 30, on: .iPhone16, at: [.start, .offset(300), .end])
}

@Test @MainActor func `the carousel on the main thread`() throws {
  expectHealthy(CarouselLayout())
  try expectSnapshot(
    of: CarouselLayout(), items: [3, 5], on: .iPhoneSE3, at: [.end], as: .layout)
}
