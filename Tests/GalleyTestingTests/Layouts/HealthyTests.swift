import SwiftUI
import Synchronization
import Testing
import UIKit

@testable import GalleyTesting

@Suite struct HealthyTests {
  private let line = SourceLocation(
    fileID: "M/A.swift", filePath: "/A.swift", line: 12, column: 3)

  @Test func `a healthy layout tells nothing`() {
    #expect(reported { expectHealthy(RowsLayout(), sourceLocation: line) }.map(\.message) == [])
  }

  @Test @MainActor func `a test on the main thread asks at once`() {
    #expect(reported { expectHealthy(RowsLayout(), sourceLocation: line) }.map(\.message) == [])
  }

  @Test func `a fault is told at the test's line with question, answer and rule`() throws {
    let reported = reported { expectHealthy(StrayingLayout(), sourceLocation: line) }
    let fault = try #require(reported.first { $0.message.hasSuffix("[item-query-agrees]") })
    #expect(fault.line == 12)
    #expect(
      fault.message.hasPrefix(
        "StrayingLayout: at the offset (0, 0) asked layoutAttributesForItem(at: 0-0): it answers "),
      "\(fault.message)")
    #expect(fault.message.contains("says what layoutAttributesForElements(in:) says (UIKit asks"))
  }

  @Test func `a finding that is accepted is none, and one that is not there is told`() {
    let all = reported { expectHealthy(StrayingLayout(), sourceLocation: line) }
    let rules = all.map(\.message).compactMap { $0.split(separator: "[").last?.dropLast() }
      .map(String.init)
    #expect(!rules.isEmpty)
    #expect(reported { expectHealthy(StrayingLayout(), accepting: rules) }.map(\.message) == [])
    #expect(
      reported { expectHealthy(RowsLayout(), accepting: ["right-to-left"]) }.map(\.message)
        == ["'right-to-left' is accepted and not found; take it away"])
  }

  @Test func `a rule that there is not is told with the one that was meant`() {
    let reported = reported { expectHealthy(RowsLayout(), accepting: ["right-to-lefd"]) }.map(
      \.message)
    #expect(reported.count == 1)
    #expect(reported.first?.contains("did you mean 'right-to-left'") == true, "\(reported)")
  }

  @Test func `layouts of SwiftUI are examined by rules of their own`() {
    #expect(
      reported { expectHealthy(VStackLayout(), accepting: ["cache-up-to-date"]) }.map(\.message)
        == ["'cache-up-to-date' is accepted and not found; take it away"])
    let unknown = reported { expectHealthy(ZStackLayout(), accepting: ["item-query-agrees"]) }
    #expect(unknown.first?.message.hasPrefix("unknown rule 'item-query-agrees'") == true)
  }

  @Test func `a delegate answers what the layout asks`() {
    #expect(
      reported { expectHealthy(AskingLayout(), delegate: Heights()) }.map(\.message) == [])
    #expect(!reported { expectHealthy(AskingLayout()) }.isEmpty)
  }

  @Test func `tests side by side do not wait for each other for ever`() async {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { reported { expectHealthy(RowsLayout()) }.count } }
      for _ in 0..<2 {
        group.addTask { @MainActor in reported { expectHealthy(RowsLayout()) }.count }
      }
      for await count in group { #expect(count == 0) }
    }
  }
}

final class Heights: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 70) }
}
