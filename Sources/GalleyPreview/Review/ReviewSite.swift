package import GalleyChecking
internal import GalleyNotation
internal import GalleyRuns
import Synchronization

/// The report of a check as a page on which states are accepted: that of `galley review --serve`, and
/// of the review in a preview.
///
/// What is served lies in the results and was named by their manifest, or is compiled in; a request
/// names a state by its number.
package final class ReviewSite: ServedSite {
  private struct Content {
    var session: ReviewSession
    /// Counts up where the results are those of another check.
    var page: Int
    var bytes: [UInt8]
  }

  /// What a page asks to be done.
  private struct Question {
    var page: Int
    var decision: String?
    var states: [Int]

    /// Nil where a body is none, or names a state that is not there.
    init?(_ body: [UInt8], among count: Int) {
      guard let json = try? JSONReader.value(of: body), let page = json["page"]?.integer else {
        return nil
      }
      self.page = page
      decision = json["decision"]?.text
      var states: [Int] = []
      for run in json["states"]?.array ?? [] {
        guard let ends = run.array?.map(\.integer), ends.count == 2, let first = ends[0],
          let last = ends[1], 0 <= first, first <= last, last < count
        else { return nil }
        states += Array(first...last)
      }
      self.states = Array(Set(states)).sorted()
    }
  }

  /// What comes of it.
  private struct Answer {
    var sentence = ""
    var problem: String?
    /// The state to look at.
    var number: Int?
  }

  private let results: ResultsFolder
  private let references: String?
  private let content: Mutex<Content>

  /// - `references`: the folder of references; nil for the one that was compared with.
  /// - `page`: the number of the first page, which those of an earlier process must not have.
  package init(of results: ResultsFolder, references: String? = nil, page: Int = 1) throws {
    let results = results.cachingManifest
    self.results = results
    self.references = references
    // What could not be approved is no page either.
    let manifest = try Approval(of: results, references: references).manifest
    content = Mutex(
      try Self.content(of: manifest, in: results, references: references, page: page))
  }

  private static func content(
    of manifest: Manifest, in results: ResultsFolder, references: String?, page: Int
  ) throws -> Content {
    var bytes: [UInt8] = []
    try HTMLReport(
      report: manifest.report(results: results.path),
      pictures: ResultsPictures(results, of: manifest), page: page
    ).write { bytes += $0 }
    return Content(
      session: ReviewSession(manifest, in: results, references: references), page: page,
      bytes: bytes)
  }

  package func answer(to request: HTTPRequest) -> HTTPResponse? {
    switch (request.method, request.name) {
    case (.get, ""): return page()
    case (.get, "report.css"): return HTTPResponse(.style, ReportStyle.whole)
    case (.get, "report.js"): return HTTPResponse(.script, ReportScript.whole)
    case (.get, "icon.svg"): return HTTPResponse(.drawing, PackageResources.icon_svg)
    case (.get, "decisions"): return decisions()
    case (.get, let name): return picture(name)
    case (.post, "decisions"): return act(on: request) { try Self.decide($0, in: &$1) }
    case (.post, "undo"):
      return act(on: request) { _, session in
        let undone = try session.undo()
        return Answer(sentence: undone.sentence, number: undone.number)
      }
    case (.post, _): return nil
    }
  }

  /// The page of the results as they are by now.
  private func page() -> HTTPResponse {
    content.withLock { content in
      do {
        let found = try results.completeManifest()
        if content.session.manifest.isOfSameCheck(as: found) {
          try content.session.update(to: found)
        } else {
          content = try Self.content(
            of: found, in: results, references: references, page: content.page + 1)
        }
        return HTTPResponse(.page, content.bytes)
      } catch {
        return HTTPResponse(.text, Array("\(error)\n".utf8))
      }
    }
  }

  private func decisions() -> HTTPResponse {
    content.withLock { content in
      var answer = Answer()
      do {
        try content.session.update(to: results.completeManifest())
      } catch {
        answer.problem = "\(error)"
      }
      return Self.response(answer, of: content)
    }
  }

  private func picture(_ name: String) -> HTTPResponse? {
    let words = name.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 4, words[0] == "pictures", let page = Int(words[1]),
      let number = Int(words[2]), let role = PictureRole(rawValue: String(words[3]))
    else { return nil }
    let session: ReviewSession? = content.withLock { $0.page == page ? $0.session : nil }
    guard let session, session.shown.indices.contains(number) else { return nil }
    let outcome = session.manifest.entries[session.shown[number]].outcome
    let pictures = ResultsPictures(results, of: session.manifest)
    guard let bytes = try? pictures.bytes(role, of: outcome) else { return nil }
    let isSVG = PictureSource(name: outcome.name, bytes: bytes).isSVG
    return HTTPResponse(isSVG ? .drawing : .picture, bytes)
  }

  private func act(
    on request: HTTPRequest,
    _ body: (_ question: Question, _ session: inout ReviewSession) throws -> Answer
  ) -> HTTPResponse {
    content.withLock { content in
      guard let question = Question(request.body, among: content.session.shown.count) else {
        return HTTPResponse(failing: "400 Bad Request")
      }
      var answer = Answer(number: question.states.first)
      do {
        guard question.page == content.page else {
          throw RunError("the page is that of another check; nothing was changed; load it again")
        }
        answer = try body(question, &content.session)
      } catch {
        answer.problem = "\(error)"
      }
      return Self.response(answer, of: content)
    }
  }

  private static func decide(
    _ question: Question, in session: inout ReviewSession
  ) throws -> Answer {
    switch question.decision {
    case "accepted": return Answer(sentence: try session.accept(question.states))
    case "rejected": return Answer(sentence: session.reject(question.states, isWrong: true))
    case nil: return Answer(sentence: session.reject(question.states, isWrong: false))
    default: throw RunError("there is no such decision; load the page again")
    }
  }

  private static func response(_ answer: Answer, of content: Content) -> HTTPResponse {
    let json = JSONValue.object([
      "page": .integer(content.page),
      "decisions": .array(content.session.decisions.map(JSONValue.optional)),
      "undo": .optional(content.session.undoable),
      "message": .string(answer.sentence),
      "problem": .optional(answer.problem),
      "number": answer.number.map(JSONValue.integer) ?? .null,
    ])
    return HTTPResponse(.json, Array(json.dense.utf8))
  }
}
