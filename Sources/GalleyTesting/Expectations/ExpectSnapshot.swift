public import GalleyChecking
internal import GalleyNotation
internal import GalleyRendering
public import Testing

/// Expects that a value's snapshot is the same as its reference.
///
/// The reference is the file `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test
/// file. A test of the first run, without a reference, records it and fails; the next one compares.
/// What differs is told at the caller's line, with what changed in words, with the expected and
/// the actual snapshot and their difference attached, and with paths under which to open them.
///
/// ```swift
/// @Test func `a card casts a shadow`() {
///   expectSnapshot(of: Card(title: "Catch").draw(), as: .png)
/// }
/// ```
///
/// No two expectations may share a file: several in one test, and those of a test with arguments,
/// are told apart by `named`. Tests may run in parallel.
///
/// - Parameters:
///   - value: a picture, a bitmap, a layout, a text, or the bytes of a file.
///   - format: what is kept of the value; see ``SnapshotFormat``.
///   - name: stands behind the test's name. What is no letter, digit, dot, `-` or `_` becomes `-`.
///   - tolerances: what pictures may differ by; nil for what the traits around the test say, or nothing.
///   - record: whether the snapshot becomes the reference; nil for what the environment variable
///     `GALLEY_SNAPSHOTS` or the traits say, or else where there is none.
///   - sourceLocation: where failures are told, and what the folder of references is named for.
///   - function: the test's name where no test runs, as in a detached task.
public func expectSnapshot<Value>(
  of value: Value, as format: SnapshotFormat<Value>, named name: String? = nil,
  tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) {
  let expectation = SnapshotExpectation(
    name: name, options: SnapshotOptions(record: record, tolerances: tolerances).within(.current),
    function: function, sourceLocation: sourceLocation)
  expectation.check(value, as: format) { try Renderer() }
}
