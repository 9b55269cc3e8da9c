import Foundation
import Galley
import Testing

@Suite struct GitHubAnnotationsTests {
  @Test func `each status has its level, its place in the scene and its title`() {
    let lines = GitHubAnnotations(ReportSamples.all).text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.first == """
        ::error file=scenes/ring.yaml,line=9,col=5,title=ring/first changed::ring/first differs \
        from its reference%0Aitem 7 of 'ring' moved by +1 pt%0A2 of 48 pixels differ, by up to 87 \
        levels at (3, 1)%0Areference: references/ring/first.png%0Agalley approve ring/first
        """)
    #expect(lines.count { $0.hasPrefix("::error ") } == 4)
    #expect(lines.contains { $0.hasPrefix("::notice file=references/old/gone.png,") })
  }

  @Test func `whatever fails the job is an error`() {
    for status in StateOutcome.Status.allCases where status != .same {
      for isStrict in [false, true] {
        var report = ReportSamples.report([ReportSamples.outcome(status)])
        report.isStrict = isStrict
        let isError = status == .failed || report.isDifference(status)
        #expect(report.isDifference(.obsolete) == isStrict)
        #expect(GitHubAnnotations(report).text.hasPrefix(isError ? "::error " : "::notice "))
      }
    }
  }

  @Test func `paths are those from the checkout, or from the root where they lead out of it`() {
    let here = FileManager.default.currentDirectoryPath
    var report = ReportSamples.all
    report.checkout = URL(filePath: here).deletingLastPathComponent().path
    let folder = URL(filePath: here).lastPathComponent
    let text = GitHubAnnotations(report).text
    #expect(text.hasPrefix("::error file=\(folder)/scenes/ring.yaml,line=9,"), "\(text)")
    #expect(text.contains("%0Areference: \(folder)/references/ring/first.png%0A"))
    #expect(text.contains("::notice file=\(folder)/references/old/gone.png,"))
    report.checkout = here + "/scenes"
    #expect(GitHubAnnotations(report).text.hasPrefix("::error file=ring.yaml,"))
    #expect(GitHubAnnotations(report).text.contains("reference: \(here)/references/ring/first.png"))
  }

  @Test func `a failure of no scene stands at no file`() {
    let outcome = StateOutcome(
      scene: "part 2 of 3", state: "", status: .failed, path: "part 2 of 3", message: "gone")
    #expect(
      GitHubAnnotations(ReportSamples.report([outcome])).text
        == "::error title=part 2 of 3 failed::part 2 of 3 could not be checked%0Agone\n")
  }

  @Test func `what would end a command or a property is escaped`() {
    let outcome = ReportSamples.outcome(.failed, "a,b:c%", "d", message: "1%\r\n::error::x")
    let text = GitHubAnnotations(ReportSamples.report([outcome])).text
    #expect(
      text == """
        ::error file=scenes/a%2Cb%3Ac%25.yaml,line=9,col=5,title=a%2Cb%3Ac%25/d failed::a,b:c%25/d \
        could not be checked%0A1%25\\r%0A\\u{3A}:error::x%0Areference: references/a,b:c%25/d.png\n
        """)
  }

  @Test func `the tenth annotation of a level tells how many are left`() {
    let lines = GitHubAnnotations(ReportSamples.changed(12)).text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines.last
        == "::error title=and 3 more states::the summary and the report tell them all")
    #expect(GitHubAnnotations(ReportSamples.changed(10)).text.split(separator: "\n").count == 10)
  }

  @Test func `what is new is told after what differs`() {
    let new = (0..<12).map { ReportSamples.outcome(.new, "ring", "state-\($0)") }
    let report = ReportSamples.report(new + [ReportSamples.outcome(.changed, "shelf")])
    #expect(GitHubAnnotations(report).text.contains("title=shelf/first changed"))
  }

  @Test func `where all is the same there is no annotation`() {
    let annotations = GitHubAnnotations(ReportSamples.report([ReportSamples.outcome(.same)]))
    #expect(annotations.text.isEmpty)
  }
}
