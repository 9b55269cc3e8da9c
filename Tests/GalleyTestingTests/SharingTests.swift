import Galley
import Testing

@testable import GalleyTesting

@Suite struct SharingTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test func `two expectations that share a file are told`() throws {
    let reported = reported {
      expectSnapshot(of: "a", as: .text, sourceLocation: stage.line(3))
      expectSnapshot(of: "a", as: .text, sourceLocation: stage.line(4))
    }
    let name = stage.reference("two-expectations-that-share-a-file-are-told.txt")
    #expect(
      reported.last?.message
        == "the expectation at ShelfTests.swift:3 keeps its snapshot in '\(name)', too; "
        + "give one of them a name with named:")
    #expect(reported.map(\.line) == [3, 4])
  }

  @Test func `a loop that makes other bytes is told`() {
    let reported = messages {
      for text in ["a", "b"] {
        expectSnapshot(of: text, as: .text, sourceLocation: stage.line(3))
      }
    }
    #expect(
      reported.last?.contains("in a loop or with arguments, give each a name with named:") == true)
  }

  @Test func `a test that runs once more is no conflict`() {
    let reported = messages {
      for _ in 0..<3 { expectSnapshot(of: "a", as: .text, sourceLocation: stage.line(3)) }
    }
    #expect(reported.count == 1)
  }

  @Test func `names keep arguments apart`() throws {
    for number in 0..<3 {
      _ = messages {
        expectSnapshot(
          of: "\(number)", as: .text, named: "n=\(number)", sourceLocation: stage.line(3))
      }
    }
    #expect(
      try stage.files() == (0..<3).map { stage.reference("names-keep-arguments-apart.n-\($0).txt") }
    )
  }

  @Test func `tests in parallel record and pass as tests in turn`() async throws {
    let scene = try SceneLoader().load(
      bytes: Array(
        """
        galley: 1
        screen: { size: [60, 40], background: white }
        views:
          - collection: discs
            layout: { kind: grid, columns: 3 }
            cell: { style: disc, fill: red, label: "{index}" }
            items: 3
        states: [{ name: first }]
        """.utf8), path: "three.yaml")
    for expected in [24, 0] {
      let reported = await withTaskGroup(of: Int.self) { group in
        for number in 0..<24 {
          group.addTask { [stage] in
            messages {
              expectSnapshot(
                of: scene, state: "first", as: .png, named: "\(number)",
                sourceLocation: stage.line(3))
            }.count
          }
        }
        return await group.reduce(0, +)
      }
      #expect(reported == expected)
    }
    let bytes = Set(try stage.files().map { stage.read($0) })
    #expect(try stage.files().count == 24)
    #expect(bytes.count == 1)
  }
}

@Suite(.snapshots(record: .never, tolerances: Tolerances(raster: ToleranceMetric(levels: 3))))
struct TraitTests {
  @Test func `a suite's options hold for its tests`() {
    #expect(SnapshotOptions.current.record == .never)
    #expect(SnapshotOptions.current.scale == nil)
  }

  @Test(.snapshots(record: .failed, scale: 3))
  func `a test's options are stronger, and leave the rest as it is`() throws {
    let options = SnapshotOptions.current
    #expect(options.record == .failed)
    #expect(options.scale == 3)
    #expect((options.tolerances?.raster as? ToleranceMetric)?.levels == 3)
  }

  @Suite(.snapshots(record: .all)) struct Inner {
    @Test func `an inner suite's options are stronger`() {
      #expect(SnapshotOptions.current.record == .all)
      #expect(SnapshotOptions.current.tolerances != nil)
    }
  }

  @Test func `a missing reference is not recorded where the suite says never`() throws {
    let stage = try Stage()
    let reported = messages { expectSnapshot(of: "a", as: .text, sourceLocation: stage.line(1)) }
    #expect(reported.first?.hasPrefix("there is no reference") == true)
    #expect(try stage.files().count == 1)
  }
}
