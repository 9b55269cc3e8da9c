/// The script of the HTML report (ECMAScript 2023, no library), in the file itself.
///
/// The parts are one scope: each may use what those before it declare.
enum ReportScript {
  static let all =
    "(() => {\n'use strict';\n\n"
    + [model, list, stage, controls, notes, page].joined(separator: "\n\n")
    + "\n})();\n"
}
