/// An import line: which module, and where.
struct Import: Equatable {
  var module: String
  var line: Int

  /// The imports of a source, whatever attributes, access levels and kinds stand around them.
  static func all(in text: SwiftText) -> [Import] {
    let pattern =
      /(?:^|[\s;])import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?<module>\w+)/
    return SwiftText.lines(of: text.code).flatMap { number, line in
      line.matches(of: pattern).map { Import(module: String($0.module), line: number) }
    }
  }
}

/// Holds the import lines of sources to a plan.
struct ImportChecker {
  var plan: HousePlan
  /// The modules in C that the package has.
  var modulesInC: Set<String>

  /// One sentence for each arrow that the plan does not have.
  func complaints(about files: [SourceFile]) -> [String] {
    files.flatMap { file in
      Import.all(in: file.text).compactMap { line in
        complaint(about: line.module, in: file).map { "\(file.path):\(line.line): \($0)" }
      }
    }
  }

  private func complaint(about module: String, in file: SourceFile) -> String? {
    guard let room = plan.rooms[file.target] else { return "\(file.target) is not in the plan" }
    return may(room, import: module, in: file) ? nil : "\(file.target) may not import \(module)"
  }

  private func may(_ room: HousePlan.Room, import module: String, in file: SourceFile) -> Bool {
    if HousePlan.platformLibraries.contains(module) {
      return room.mayUsePlatform || room.platformFiles.contains(file.name)
    }
    if HousePlan.foundations.contains(module) { return room.mayUsePlatform }
    if modulesInC.contains(module), room.mayImport.contains(HousePlan.anyC) { return true }
    return room.mayImport.contains(module) || HousePlan.standardLibrary.contains(module)
  }
}
