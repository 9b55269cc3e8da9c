package import GalleyRuns

/// The contents of a check's folder of results beside the pictures: all that approving, merging and
/// reporting need.
package struct Manifest: Sendable {
  package static let version = 1
  package static let fileName = "manifest.json"
  /// The first key, which no other program's manifest has.
  static let versionKey = "galleyResults"

  /// A scene that was drawn, and the files that it was read from.
  package struct DrawnScene: Hashable, Sendable {
    package struct Source: Hashable, Sendable {
      package var path: String
      package var digest: FileDigest

      package init(path: String, digest: FileDigest) {
        self.path = path
        self.digest = digest
      }
    }

    package var name: String
    package var sources: [Source]
    /// The paths of the references of all its states, in their order, whichever part they are in.
    package var pictures: [String]

    package init(name: String, sources: [Source], pictures: [String]) {
      self.name = name
      self.sources = sources
      self.pictures = pictures
    }
  }

  /// A person's decision about a difference.
  package enum Decision: String, Sendable {
    /// The reference is now what was drawn.
    case accepted
    /// An approval has begun that makes it the reference, and has not come to its end.
    case begun
    /// The drawing is wrong; only approving it by name accepts it.
    case rejected
  }

  /// One state, with the digests of the bytes that were compared.
  package struct Entry: Sendable {
    package var outcome: StateOutcome
    /// Of the file that the drawing makes, which is below `drawn` where it is not the same; nil where
    /// it was not made.
    package var drawn: FileDigest?
    /// Of the reference as the check found it; nil where there was none.
    package var reference: FileDigest?
    /// Of the reference under the former name of a state, which goes once the drawing is approved;
    /// nil where a state still has that name.
    var former: FileDigest?
    package var decision: Decision?

    package init(
      _ outcome: StateOutcome, drawn: FileDigest? = nil, reference: FileDigest? = nil,
      decision: Decision? = nil
    ) {
      self.outcome = outcome
      self.drawn = drawn
      self.reference = reference
      self.decision = decision
    }

    /// Whether someone has yet to say whether the drawing is right.
    package var isOpen: Bool {
      isApprovable && !outcome.differsInNames && (decision == nil || decision == .begun)
    }

    /// Whether nobody need look at the drawing, and its names are yet to become the reference's.
    var differsInNames: Bool {
      isApprovable && outcome.differsInNames && (decision == nil || decision == .begun)
    }

    /// Whether there is a drawing that could become the reference.
    package var isApprovable: Bool {
      drawn != nil && (outcome.status != .same || outcome.differsInNames)
    }

    /// Whether the same was found of the same pictures.
    fileprivate func isAlike(_ other: Entry) -> Bool {
      outcome.path == other.outcome.path && outcome.status == other.outcome.status
        && outcome.formerPath == other.outcome.formerPath && drawn == other.drawn
        && reference == other.reference && former == other.former
    }
  }

  /// False from the begin of a check to its end; what was interrupted cannot be approved.
  package var isComplete = false
  /// The folder of references, from the folder that the check ran in; empty where there is none.
  package var references: String
  /// The revision whose scenes were drawn as references; nil where those of a folder were read.
  package var revision: Revision?
  /// The folder of results that this was written for; nil where it is not known.
  var mark: String?
  package var metric: String
  /// In seconds.
  package var duration = 0.0
  /// Names the whole suite with its scenes and tolerances, alike in all of its parts.
  package var suite: FileDigest
  /// The part of the suite that this is; nil for all of it.
  package var shard: Shard?
  /// The parts whose results were not there when the others were merged; sorted.
  package var missingParts: [Shard] = []
  /// Whether only some states were asked for by name.
  package var isFiltered: Bool
  package var scenes: [DrawnScene]
  package var entries: [Entry] = []
  /// The folder whose pictures were compared as they lie there; nil for drawings, which lie in the
  /// results.
  var compared: String?
  /// Paths of references that were there once, so that one that is gone is missed; sorted.
  package var known: [String]

  package init(
    references: String, metric: String, suite: FileDigest, shard: Shard?, isFiltered: Bool,
    scenes: [DrawnScene], known: [String]
  ) {
    self.references = references
    self.metric = metric
    self.suite = suite
    self.shard = shard
    self.isFiltered = isFiltered
    self.scenes = scenes
    self.known = known
  }

  /// Whether these are the results of the same check, whatever has been decided on them since.
  package func isOfSameCheck(as other: Manifest) -> Bool {
    suite == other.suite && references == other.references
      && entries.elementsEqual(other.entries) { $0.isAlike($1) }
  }

  /// Returns the report of the check, with the results where they are now.
  package func report(results: String) -> CheckReport {
    var report = CheckReport(
      outcomes: entries.map(\.outcome), metric: metric, references: references, results: results,
      duration: duration)
    report.revision = revision
    report.compared = compared
    return report
  }
}
