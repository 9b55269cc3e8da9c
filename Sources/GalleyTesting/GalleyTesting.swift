// A file of tests that imports GalleyTesting has `@Test` and `#expect` without an import more.
@_exported public import Testing
