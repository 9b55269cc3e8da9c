import Foundation
import Galley
import GalleyTesting
import Testing
import UIKit

@Suite struct IndexPathTests {
  @Test @MainActor func `an index path is Foundation's beside all that Galley brings`() {
    let path = IndexPath(item: 3, section: 1)
    #expect(UICollectionViewLayoutAttributes(forCellWith: path).indexPath == path)
    #expect(ItemPath(section: path.section, item: path.item).description == "1-3")
  }
}
