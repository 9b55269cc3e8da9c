internal import FoundationEssentials
internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// Examines built layouts in programs of their own: a crash, an endless loop or a hunger for memory
/// is a finding with the question that led to it, and the rest is examined in a new program.
package struct Doctor: Sendable {
  /// Seconds that a question may take.
  package var patience = 10.0
  /// Seconds after which no further question is put.
  package var wholePatience = 120.0
  /// Bytes of memory that a layout may take.
  package var memory = 2 << 30
  /// Programs that may stop before the doctor gives up.
  private static let mostStops = 4

  package init() {}

  /// - Throws: A sentence where the program does not start or speaks another language.
  package func examine(_ built: BuiltLayout) throws(BuildProblem) -> DoctorDiagnosis {
    var progress = DoctorProgress()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(wholePatience)
    while let rules = progress.remaining(), progress.stops < Self.mostStops, clock.now < end {
      try run(built, rules, until: end, &progress)
    }
    return DiagnosisPlaces(built).diagnosis(progress)
  }

  private func run(
    _ built: BuiltLayout, _ rules: [String], until last: ContinuousClock.Instant,
    _ progress: inout DoctorProgress
  ) throws(BuildProblem) {
    let channel: ProcessChannel
    do throws(SystemError) {
      channel = try built.start(
        ["--examine"] + (progress.hasOneSection ? ["--one-section"] : []) + rules, memory: memory)
    } catch {
      throw .machine("the layout's program does not start: \(error.words)")
    }
    let decoder = JSONDecoder()
    while let line = channel.line(withinSeconds: patience) {
      guard let event = try? decoder.decode(DoctorEvent.self, from: Data(line)) else {
        throw .machine(
          "the layout's program answers what is no answer: the layout writes to a descriptor that is"
            + " not its own; let it print, or write to the standard output or error")
      }
      progress.take(event)
      if progress.isDone || ContinuousClock().now > last { return }
    }
    let end = channel.ended(withinSeconds: patience)
    progress.stop(end, built.crashReport(channel.errors), patience: patience)
  }
}

/// Leads findings back to lines of a layout's files.
struct DiagnosisPlaces {
  private let built: BuiltLayout

  init(_ built: BuiltLayout) { self.built = built }

  func diagnosis(_ progress: DoctorProgress) -> DoctorDiagnosis {
    let name =
      progress.findings.lazy.map(\.layoutClass).first { !$0.isEmpty } ?? progress.layoutClass
    let layout =
      built.layoutClass ?? built.unit.classes.first { $0.name == name }
      ?? built.unit.classes.first { $0.name.hasSuffix("." + (name ?? "")) }
    let start =
      layout?.location ?? built.maker?.location ?? built.unit.makeLayout
      ?? SourceLocation(file: built.unit.files.first?.path ?? "", line: 1, column: 1)
    let accepted = built.unit.acceptedFindings
    let findings = progress.findings.enumerated().map { number, finding in
      LocatedFinding(
        finding: finding,
        location: progress.crashes[number] ?? layout?.member(finding.member)?.location
          ?? start,
        acceptedBecause: accepted.first { $0.name == finding.rule.name && !$0.reason.isEmpty }?
          .reason)
    }
    return DoctorDiagnosis(
      layoutClass: layout?.name ?? name ?? "the layout", location: start, rules: progress.rules,
      findings: findings,
      issues: issues(accepted, progress), oneSectionReason: progress.oneSectionReason,
      leftOut: built.unit.leftOut,
      isComplete: progress.isDone || progress.remaining() == nil)
  }

  private func issues(_ accepted: [AcceptedFinding], _ progress: DoctorProgress) -> [Issue] {
    accepted.compactMap { comment in
      guard progress.rules.contains(where: { $0.name == comment.name }) else {
        return Issue(
          Suggestion.unknown("rule", comment.name, among: progress.rules.map(\.name)),
          at: comment.location, severity: .warning)
      }
      if comment.reason.isEmpty {
        return Issue(
          "'\(comment.name)' is accepted for no reason; write '// galley:accept \(comment.name): …' "
            + "with one", at: comment.location, severity: .warning)
      }
      guard progress.isDone, !progress.findings.contains(where: { $0.rule.name == comment.name })
      else {
        return nil
      }
      return Issue(
        "'\(comment.name)' is accepted and not found; take the comment away", at: comment.location,
        severity: .warning)
    }
  }
}

/// The progress of an examination, over all programs that it takes.
struct DoctorProgress {
  private(set) var findings: [DoctorFinding] = []
  private(set) var layoutClass: String?
  private(set) var isDone = false
  /// The rules of programs, and those that the layout's own examines by, once it has said them.
  private(set) var rules = DoctorRule.ofPrograms
  /// How often a program stopped.
  private(set) var stops = 0
  /// Where the program stopped, by the finding's number.
  private(set) var crashes: [Int: SourceLocation] = [:]
  /// Why a layout that stops where it is shown two sections is examined with one; nil for others.
  private(set) var oneSectionReason: String?
  private var isProbing = false

  /// Whether the layout is shown one section at the most.
  var hasOneSection: Bool { oneSectionReason != nil }

  /// The rule and question that nobody has answered yet.
  private var open: (rule: String, question: String)?
  private var startedAt = 0
  /// The rules in whose examination a program stopped: what they would explain is not asked.
  private var stopped: Set<String> = []

  /// The names of the rules to examine by, none for all; nil where none are left.
  func remaining() -> [String]? {
    guard !isDone else { return nil }
    guard rules != DoctorRule.ofPrograms else { return [] }
    let found = stopped.union(findings.map(\.rule.name))
    let left = rules.dropFirst(startedAt).filter { rule in
      !rule.explanations.contains(where: found.contains)
    }
    return left.isEmpty ? nil : left.map(\.name)
  }

  mutating func take(_ event: DoctorEvent) {
    switch event {
    case .rules(let rules): self.rules = DoctorRule.ofPrograms + rules
    case .question(let rule, let question): open = (rule, question)
    case .finding(let finding): findings.append(finding)
    case .probing(let isProbing): self.isProbing = isProbing
    case .done(let name): (isDone, layoutClass) = (true, name)
    }
  }

  /// Notes that a program ended before it was through.
  mutating func stop(_ end: ExitReason.Reason, _ crash: CrashReport, patience: Double) {
    // Who does not answer once seldom does again, and waiting takes long.
    stops += end == .timeout ? 2 : 1
    // Many layouts are made for one section, and assert it.
    if isProbing, !hasOneSection, end != .timeout {
      isProbing = false
      oneSectionReason =
        "with two sections, \(open?.question ?? "init()") ends the program" + Self.why(end, crash)
      return
    }
    let (name, question) = open ?? (DoctorRule.noCrash.name, "init()")
    let place = rules.firstIndex { $0.name == name }
    startedAt = (place ?? startedAt) + 1
    stopped.insert(name)
    let asking = place.map { rules[$0] } ?? .noCrash
    let isLate = end == .timeout
    let broken =
      isLate
      ? DoctorRule.answersInTime : name.hasPrefix("survives-") ? asking : DoctorRule.noCrash
    let member = QuestionMember.name(of: question)
    let answer =
      isLate
      ? "no answer in \(Int(patience)) seconds" : "it ends the program" + Self.why(end, crash)
    guard
      !findings.contains(where: { $0.member == member && $0.answer == answer })
    else { return }
    findings.append(
      DoctorFinding(
        rule: broken, severity: .fault, layoutClass: layoutClass ?? "", member: member,
        question: "asked \(question)"
          + (broken == asking ? "" : ", to see whether \(asking.statement)"),
        answer: answer))
    crashes[findings.count - 1] = crash.location
  }

  private static func why(_ end: ExitReason.Reason, _ crash: CrashReport) -> String {
    if let reason = crash.reason { return ": \(reason)" }
    switch end {
    case .signal(let number): return " by signal \(number)"
    case .exit(let status): return " with status \(status)"
    case .flood: return ": it writes a line without end"
    case .timeout: return ""
    }
  }
}

/// The member of a layout that answers a question.
package enum QuestionMember {
  /// Its name in full, such as `layoutAttributesForItem(at:)`, of a call as it was told, such as
  /// `layoutAttributesForItem(at: 0-3)`.
  package static func name(of question: String) -> String {
    if let words = ["initial attributes of ", "final attributes of "].first(
      where: question.hasPrefix)
    {
      return end(words.hasPrefix("initial"), String(question.dropFirst(words.count)))
    }
    guard let bracket = question.firstIndex(of: "(") else { return question }
    let labels = question[bracket...].split(separator: " ", omittingEmptySubsequences: true)
      .compactMap { word -> Substring? in
        let label = word.drop { $0 == "(" }
        let isName = label.dropLast().allSatisfy { $0.isLetter }
        return label.hasSuffix(":") && isName && label.count > 1 ? label : nil
      }
    let name = question[..<bracket]
    if name == "layoutAttributesForSupplementaryView" || name == "layoutAttributesForDecorationView"
    {
      return "\(name)(ofKind:at:)"
    }
    return "\(name)(\(labels.joined()))"
  }

  private static func end(_ isInitial: Bool, _ element: String) -> String {
    let verb = isInitial ? "Appearing" : "Disappearing"
    let start = isInitial ? "initial" : "final"
    if element.hasPrefix("cell") { return "\(start)LayoutAttributesFor\(verb)Item(at:)" }
    let noun = element.hasPrefix("decoration") ? "DecorationElement" : "SupplementaryElement"
    return "\(start)LayoutAttributesFor\(verb)\(noun)(ofKind:at:)"
  }
}
