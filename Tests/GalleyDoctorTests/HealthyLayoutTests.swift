import GalleyHosting
import GalleyPrograms
import Testing
import UIKit

/// Layouts with no fault, of which the doctor accuses none.
@MainActor
@Suite(.serialized) struct HealthyLayoutTests {
  private static let healthy: [String: @MainActor @Sendable () -> UICollectionViewLayout] = [
    "flow": { UICollectionViewFlowLayout() },
    "carousel": { CarouselLayout() },
    "waterfall": { WaterfallLayout() },
    "ring": { RingLayout() },
    "pinned headers": { PinnedHeaderLayout() },
    "decoration": { CardLayout() },
    "self-sizing": { SelfSizingLayout() },
    "pages": { PagesLayout() },
    "empty": { EmptyLayout() },
    "right to left": { MirroringLayout() },
    "grid": { GridLayout() },
    "springs": { SpringLayout() },
    "views in attributes": { ViewHoldingLayout() },
  ]

  @Test(arguments: [
    "flow", "carousel", "waterfall", "ring", "pinned headers", "decoration", "self-sizing", "pages",
    "empty", "right to left", "grid", "springs", "views in attributes",
  ])
  func `a healthy layout is not accused`(name: String) throws {
    let make = try #require(Self.healthy[name])
    let findings = Examination(of: make).findings()
    #expect(findings.isEmpty, "\(findings.map(\.sentence))")
  }
}
