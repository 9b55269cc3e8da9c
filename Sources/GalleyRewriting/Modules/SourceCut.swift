package import GalleyNotation

/// A part of a file that is left out, since the compiler does not take it.
package struct SourceCut: Hashable, Sendable {
  /// What becomes of a declaration.
  package enum Kind: Hashable, Sendable {
    /// Nothing is left of it.
    case removed
    /// A statement is gone from its body.
    case statement
    /// It can be named; who calls it stops with a message.
    case emptied
    /// A type is kept without one of the protocols that it says it conforms to.
    case conformance
    /// A declaration is kept without one of its attributes.
    case attribute
    /// A method is kept and overrides nothing.
    case override
  }

  /// The end of the message with which a program stops that comes to something left out.
  package static let words = "was taken out, since it does not compile here"

  package let kind: Kind
  /// What is left out, such as `GridTests.testColumns()`.
  package let name: String
  /// Where it stands.
  package let location: SourceLocation
  /// The compiler's error.
  package let reason: Issue
  /// The number of the file in its module.
  let file: Int
  let range: Range<Int>
  let text: String

  /// Whether nothing stays in its place that names a type of the files.
  var namesNothing: Bool {
    switch kind {
    case .removed, .emptied: true
    case .statement: text == " "
    case .conformance, .attribute, .override: false
    }
  }

  /// Whether both are of the same declaration.
  package func isOf(_ other: SourceCut) -> Bool {
    file == other.file && location == other.location
  }

  func contains(_ test: ModuleTest, in unit: UnitRewriting) -> Bool {
    let source = unit.files[file].source
    guard kind == .removed, source.path == test.location.file else { return false }
    return range.contains(source.start(ofLine: test.location.line) + test.location.column - 1)
  }
}
