import GalleyScenes
import Testing
import UIKit

@testable import GalleyTesting

/// Layouts' pictures; those with references are in the repository.
@Suite struct LayoutSnapshotTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test func `a layout is drawn as its references`() throws {
    try expectSnapshot(
      of: RowsLayout(), items: 30, on: .iPhone16, at: [.start, .offset(300), .end], scale: 1)
  }

  @Test @MainActor func `sections and a delegate are laid out as their reference`() throws {
    try expectSnapshot(
      of: AskingLayout(), delegate: Heights(), items: [3, 5], on: .iPhoneSE1, at: [.start],
      as: .layout)
  }

  @Test func `pictures are recorded under the names of their offsets`() throws {
    let messages = try messages(recording: [.start, .middle, .end, .offset(12.5)])
    #expect(messages.count == 4, "\(messages)")
    let test = "pictures-are-recorded-under-the-names-of-their-offsets"
    let references = ["end", "middle", "offset-12-5", "start"].map {
      stage.reference("\(test).\($0).layout.txt")
    }
    #expect(try stage.files().filter { $0.hasPrefix("Tests") } == references)
    #expect(try self.messages(recording: [.start, .end]) == [])
  }

  @Test func `what moved is told in words`() throws {
    _ = try messages(recording: [.start], as: .png)
    let reported = try messages(recording: [.start], as: .png) {
      let layout = RowsLayout()
      layout.heights = { 60 + CGFloat($0.item % 3) * 20 + ($0.item == 0 ? 1 : 0) }
      return layout
    }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("differs from its reference") == true, "\(reported)")
    #expect(reported.first?.contains("of 'items' moved by 0, +1 pt") == true, "\(reported)")
  }

  @Test func `a layout that cannot be drawn is told`() throws {
    let reported = try messages(recording: [.start]) { EndlessLayout() }
    #expect(
      reported == [
        "the layout cannot be drawn at 'start': EndlessLayout answers a content size of 100.0 x nan; "
          + "give numbers of points that are not below zero"
      ])
  }

  @Test func `what nobody can draw is told with its cure`() throws {
    #expect(
      try messages(recording: []) == [
        "no offset is given, so nothing is compared; say 'at: [.start]'"
      ])
    #expect(
      try messages(recording: [.offset(.nan)]) == ["an offset is nan; give a number of points"])
    #expect(
      try messages(recording: [.start], items: [-1])
        == ["items is -1; give a number from 0 to 100000"])
  }

  @Test func `every device of the catalog has a name`() {
    #expect(SnapshotDevice.allCases.map(\.rawValue) == DeviceCatalog.devices.map(\.name))
  }

  @Test(arguments: [
    ("iphone-12", SnapshotDevice.iPhone12), ("iphone-12-pro", .iPhone12Pro),
    ("iphone-13", .iPhone13), ("iphone-13-pro", .iPhone13Pro), ("iphone-14-pro", .iPhone14Pro),
    ("iphone-15", .iPhone15), ("iphone-15-pro", .iPhone15Pro), ("iphone-15-plus", .iPhone15Plus),
    ("iphone-15-pro-max", .iPhone15ProMax), ("iphone-16e", .iPhone16e), ("iphone-17", .iPhone17),
    ("iphone-17e", .iPhone17e), ("iphone-17-pro", .iPhone17Pro),
    ("iphone-17-pro-max", .iPhone17ProMax), ("iphone-18-pro", .iPhone18Pro),
    ("iphone-18-pro-max", .iPhone18ProMax),
  ])
  func `a product's device has the screen that scenes give it`(
    name: String, device: SnapshotDevice
  ) throws {
    let product = try #require(DeviceCatalog.device(named: name))
    #expect(product.size == DeviceCatalog.device(named: device.rawValue)?.size)
    #expect(product.safeArea == DeviceCatalog.device(named: device.rawValue)?.safeArea)
  }

  private func messages(
    recording offsets: [SnapshotOffset], items: [Int] = [9],
    as format: SnapshotFormat<ComposedState> = .layout,
    of make: @escaping @MainActor @Sendable () -> UICollectionViewLayout = { RowsLayout() }
  ) throws -> [String] {
    var problem: (any Error)?
    let reported = GalleyTestingTests.messages {
      SnapshotClaims.$shared.withValue(SnapshotClaims()) {
        do {
          try expectSnapshot(
            of: make(), items: items, at: offsets, as: format, named: nil, scale: 1,
            sourceLocation: stage.line(12))
        } catch { problem = error }
      }
    }
    if let problem { throw problem }
    return reported
  }
}
