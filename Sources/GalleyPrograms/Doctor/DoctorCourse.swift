internal import GalleyNotation
internal import GalleySystem

/// How far an examination has come, over all programs that it took.
struct DoctorCourse {
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
  mutating func stop(_ end: ChildEnd.Reason, _ crash: CrashReport, patience: Double) {
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

  private static func why(_ end: ChildEnd.Reason, _ crash: CrashReport) -> String {
    if let reason = crash.reason { return ": \(reason)" }
    switch end {
    case .signal(let number): return " by signal \(number)"
    case .exit(let status): return " with status \(status)"
    case .flood: return ": it writes a line without end"
    case .timeout: return ""
    }
  }
}
