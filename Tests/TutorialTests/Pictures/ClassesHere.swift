import GalleyHosting
import GalleyLayouts
import GalleyNotation
import GalleyPrograms
import GalleyScenes
import UIKit

/// Makes the classes that a scene names of those that are compiled into the tests.
struct ClassesHere: LayoutClassSource {
  var makers: [String: @MainActor @Sendable () -> UICollectionViewLayout]

  func layout(_ request: LayoutClassRequest, issues: IssueLog) -> (any CollectionLayout)? {
    guard let make = request.className.flatMap({ makers[$0] }) else {
      issues.error("no such class here", at: request.location)
      return nil
    }
    return UIKitLayout(making: make)
  }
}
