package import GalleyChecking
internal import GalleyNotation
internal import GalleyRuns
internal import GalleySystem
import Synchronization

/// The last check in a folder of results, beside a preview: what it found, and the review of it.
///
/// A preview goes on whatever is in the folder. The page has nothing of results that are not there,
/// not whole, or against a revision, so that there is nothing to review.
package final class LastCheck: Sendable {
  private let results: ResultsFolder
  private let references: String?
  private let preview: PreviewResults
  /// One look after the other, so that the last one is what is told.
  private let looking = Mutex(())
  private let review = Mutex<ReviewSite?>(nil)
  /// A process that has taken the place of another at the same address has other pages.
  private let firstPage = Int.random(in: 1...1 << 40)

  /// - `references`: the folder of references; nil for the one that was compared with.
  /// - `preview`: is told what was found.
  package init(in results: ResultsFolder, references: String?, for preview: PreviewResults) {
    self.results = results.cachingManifest
    self.references = references
    self.preview = preview
  }

  /// Looks at the results, and again whenever they change, in a thread of its own.
  ///
  /// The thread ends at the first change after the last one else has let this go.
  package func follow() {
    WorkerThreads.startDetached { [weak self, path = results.path] in
      self?.look()
      while self != nil {
        let folder = Self.nearestFolder(to: path)
        do {
          var watch = try FileWatch()
          try watch.add(folder)
          var isTheSame = true
          while isTheSame {
            // What came before the folder was watched is seen, too.
            self?.look()
            isTheSame = self != nil && Self.nearestFolder(to: path) == folder
            if isTheSame { isTheSame = try watch.change(within: -1) != .anything }
          }
        } catch {
          // Where nothing can be watched, the preview itself ends with these words.
          return
        }
      }
    }
  }

  /// The folder, or the nearest above it that is there.
  private static func nearestFolder(to path: String) -> String {
    var path = path
    while FileKind(at: path) != .folder, path != FilePath.folder(of: path) {
      path = FilePath.folder(of: path)
    }
    return path
  }

  private func look() {
    looking.withLock { _ in preview.note(finding: finding) }
  }

  /// Such as `3 changed, 1 new`; nil where there is nothing to review.
  private var finding: String? {
    guard let manifest = try? results.completeManifest(), manifest.revision == nil else {
      return nil
    }
    let open = manifest.entries.filter { $0.decision != .accepted }
    let counts = StateOutcome.Status.allCases.filter { $0 != .same }.map { status in
      (status.rawValue, open.count { $0.outcome.status == status })
    }
    let accepted = manifest.entries.count { $0.isApprovable && $0.decision == .accepted }
    let words = (counts + [("accepted", accepted)]).filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    return words.isEmpty ? "all the same" : words.joined(separator: ", ")
  }

  /// The answer of the review of the results; it is made when it is asked for.
  func answer(to request: HTTPRequest) -> HTTPResponse? {
    do {
      let site = try review.withLock { site in
        let made = try site ?? ReviewSite(of: results, references: references, page: firstPage)
        site = made
        return made
      }
      return site.answer(to: request)
    } catch {
      guard request.method == .get, request.name.isEmpty else { return nil }
      return HTTPResponse(.text, Array("\(error)\n".utf8))
    }
  }
}
