public import Foundation
internal import GalleyHosting
internal import GalleyPrograms
internal import Synchronization
internal import UIKit

/// Holds a value's snapshot against its reference, the file
/// `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test's, and fails the test where
/// the two differ or where there was none.
///
/// - `value`: What is shown.
/// - `snapshotting`: How its snapshot is made and compared.
/// - `name`: Tells it from others of the test; nil for its number.
/// - `record`: Which snapshots become references; nil for what holds around.
/// - `timeout`: Seconds in which the snapshot has to come.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  TestProgram.counting { () throws(Never) -> Void in
    let failure = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    TestProgram.recordIssue(failure, fileID: fileID, file: filePath, line: line)
  }
}

/// Does the same under its former name.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    timeout: timeout, file: file, testName: testName, line: line)
}

/// Holds snapshots of a value against their references, by the names of the ways that they are made.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Holds several snapshots of a value against their references, by their numbers.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Does the same under its former name.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool = false,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file,
    testName: testName, line: line)
}

/// Does the same under its former name.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file,
    testName: testName, line: line)
}

/// Holds a value's snapshot against its reference.
///
/// - `snapshotDirectory`: The folder of the reference; nil for the usual one.
/// - Returns: Why it fails, for people; nil where it is as it should be.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  var snapshot = TestSnapshot(
    file: "\(filePath)", test: testName,
    name: name
      ?? "\(SnapshotNumbers.next(of: "\(snapshotDirectory ?? "\(filePath)")/\(testName)"))",
    fileExtension: snapshotting.pathExtension ?? "", folder: snapshotDirectory,
    record: (record ?? .around).word, content: .question)
  let shown: Format
  do {
    guard let made = snapshotting.made(of: try value(), within: timeout) else {
      return "the snapshot did not come within \(timeout) seconds; give it more by timeout:"
    }
    shown = made
  } catch {
    return "the value of the snapshot could not be made: \(error)"
  }
  if let precision = snapshotting.diffing.image, let image = shown as? UIImage {
    snapshot.content = .image(MainActor.assumeIsolated { SnapshotImage(image, precision) })
    return TestProgram.answer(to: snapshot).failure
  }
  let reference = TestProgram.answer(to: snapshot)
  if let failure = reference.failure { return failure }
  let diffing = snapshotting.diffing
  let difference = reference.reference.flatMap { diffing.diff(diffing.fromData($0), shown)?.0 }
  snapshot.content = .bytes(diffing.toData(shown), difference: difference)
  return TestProgram.answer(to: snapshot).failure
}

/// Does the same under its former name.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName,
    line: line)
}

extension Snapshotting {
  /// The snapshot; nil where it does not come in time.
  fileprivate func made(of value: Value, within timeout: TimeInterval) -> Format? {
    var made: Format?
    snapshot(value).run { made = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while made == nil, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    return made
  }
}

/// The numbers of snapshots without a name, which begin anew with each test.
private enum SnapshotNumbers {
  private struct State {
    var test = -1
    var counts: [String: Int] = [:]
  }

  private static let state = Mutex(State())

  static func next(of key: String) -> Int {
    state.withLock { state in
      if state.test != TestProgram.testCount {
        state = State(test: TestProgram.testCount)
      }
      state.counts[key, default: 0] += 1
      return state.counts[key, default: 1]
    }
  }
}

extension SnapshotImage {
  @MainActor
  fileprivate init(_ image: UIImage, _ precision: ImagePrecision) {
    self.init(
      image.picture, scale: precision.scale.map { Double($0) },
      screenScale: Double(UIScreen.main.scale), precision: Double(precision.precision),
      perceptualPrecision: Double(precision.perceptualPrecision),
      isDark: UITraitCollection.current.userInterfaceStyle == .dark)
  }
}
