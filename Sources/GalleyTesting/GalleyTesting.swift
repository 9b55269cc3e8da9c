// A file of tests that imports GalleyTesting has `@Test` and `#expect` without an import more.
@_exported public import Testing

// What an expectation names of comparing.
@_exported public import enum GalleyChecking.SnapshotKind
@_exported public import enum GalleyChecking.SnapshotRecording
