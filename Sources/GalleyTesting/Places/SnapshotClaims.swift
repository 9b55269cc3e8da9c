internal import Synchronization

/// The owners of snapshot files, so that no two expectations share one.
final class SnapshotClaims: Sendable {
  /// An expectation: a line of a test.
  struct Owner: Hashable, Sendable {
    var test: String
    /// Such as `ShelfTests.swift:12`.
    var line: String
  }

  private struct Claim {
    var owner: Owner
    /// Stands for the bytes, which would take much memory in a large suite.
    var hash: Int
  }

  /// Those of the process.
  @TaskLocal static var shared = SnapshotClaims()

  private let claims = Mutex<[String: Claim]>([:])

  /// Claims a file for an expectation.
  ///
  /// A test that runs once more makes the same bytes again, which is no conflict; arguments or a
  /// loop that make others are.
  /// - Returns: what is wrong and what would help; nil where the file is the expectation's own.
  func claim(_ path: String, shownAs name: String, for owner: Owner, _ bytes: [UInt8]) -> String? {
    let hash = bytes.hashValue
    let other = claims.withLock { claims -> Claim? in
      guard let claim = claims[path] else {
        claims[path] = Claim(owner: owner, hash: hash)
        return nil
      }
      return claim.owner == owner && claim.hash == hash ? nil : claim
    }
    guard let other else { return nil }
    return other.owner == owner
      ? "this expectation has kept another snapshot in '\(name)' before; in a loop or with arguments, give each a name with named:"
      : "the expectation at \(other.owner.line) keeps its snapshot in '\(name)', too; give one of them a name with named:"
  }
}
