import GalleyNotation
import GalleyRewriting
import GalleySystem
import Glibc

// The plugin GalleyLayoutFiles starts it; its messages are read as a compiler's.
func tell(_ line: String) {
  _ = writeAll(Array((SanitizedText(line: line).text + "\n").utf8), to: STDERR_FILENO)
}

guard let run = RewriterRun(ProcessArguments.all ?? []) else {
  tell("this program is started by the plugin GalleyLayoutFiles, which knows what to ask it")
  exit(2)
}
let issues = run.run()
for issue in issues {
  let kind = issue.severity == .error ? "error" : "warning"
  tell("\(issue.location): \(kind): \(issue.message)")
}
exit(issues.contains { $0.severity == .error } ? 1 : 0)
