import GalleyNotation

/// Lets the imports of Apple's modules that are here read as `import UIKit`, gives it to files that
/// an app's bridging header gives it, and notes modules that are not here.
struct ImportRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices where !unit.files[number].isLeftOut {
      for declaration in unit.files[number].allDeclarations where declaration.kind == .importing {
        rewrite(declaration, in: number, of: &unit)
      }
      importUIKit(in: number, of: &unit)
    }
  }

  private func importUIKit(in number: Int, of unit: inout UnitRewriting) {
    let file = unit.files[number]
    let imported = file.allDeclarations.contains { declaration in
      declaration.kind == .importing
        && module(of: declaration, in: file.list).map {
          ModuleList.uikit.contains($0.name)
            || unit.hasSwiftUI && ModuleList.swiftUI.contains($0.name)
        } == true
    }
    let namesUIKit = file.list.indices.contains { index in
      file.list.name(index)?.prefixMatch(of: /UI[A-Z]/) != nil
    }
    // What the modules of a package import may bring more on Apple's platforms than here.
    let isOfPackage = !unit.modules.others.isEmpty
    if namesUIKit || isOfPackage || unit.hasStandIns, !imported {
      unit.files[number].add("import UIKit", for: 0)
    }
  }

  /// The module that an import names, at which token, and whether it names a declaration of it.
  private func module(
    of declaration: SwiftDeclaration, in list: TokenList
  ) -> (name: String, token: Int, isScoped: Bool)? {
    let isScoped = Self.kinds.contains(list.text(declaration.keyword + 1))
    let token = declaration.keyword + (isScoped ? 2 : 1)
    return list.name(token).map { ($0, token, isScoped) }
  }

  /// What tests need of XCTest, name by name: the whole module would bring Foundation beside UIKit,
  /// and with it two answers to what `intersects` means for rectangles.
  private static let xctest: String = {
    let classes = [
      "XCTest", "XCTestCase", "XCTestExpectation", "XCTWaiter", "XCTNSPredicateExpectation",
      "XCTNSNotificationExpectation", "XCTestRun", "XCTestSuite", "XCTestObservationCenter",
    ]
    let functions =
      [
        "", "Equal", "False", "GreaterThan", "GreaterThanOrEqual", "Identical", "LessThan",
        "LessThanOrEqual", "Nil", "NoThrow", "NotEqual", "NotIdentical", "NotNil", "ThrowsError",
        "True",
      ].map { "XCTAssert\($0)" } + ["XCTFail", "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap"]
    let others = [
      "struct XCTest.XCTSkip", "struct XCTest.XCTPerformanceMetric",
      "protocol XCTest.XCTestObservation",
      "typealias XCTest.XCTestCaseEntry", "func XCTest.testCase", "func XCTest.asyncTest",
    ]
    let named =
      classes.map { "class XCTest.\($0)" } + functions.map { "func XCTest.\($0)" } + others
    return named.map { "import \($0)" }.joined(separator: "; ")
  }()

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private func rewrite(
    _ declaration: SwiftDeclaration, in number: Int, of unit: inout UnitRewriting
  ) {
    let list = unit.files[number].list
    guard let (module, at, isScoped) = module(of: declaration, in: list) else { return }
    var end = at + 1
    while list.isCode(end, "."), list[end]?.isFirstOnLine == false { end += 2 }
    let whole = declaration.tokens.lowerBound..<min(end, declaration.tokens.upperBound)
    if ModuleList.uikit.contains(module) {
      // In front of a name that is as it should be, nothing needs to change.
      if module != "UIKit" || isScoped || end != at + 1 || !declaration.attributes.isEmpty {
        unit.files[number].replace(whole, with: "import UIKit")
      }
    } else if unit.hasSwiftUI, ModuleList.swiftUI.contains(module) {
      if module != "SwiftUI" || isScoped || end != at + 1 || !declaration.attributes.isEmpty {
        unit.files[number].replace(whole, with: "import SwiftUI")
      }
    } else if module == "XCTest", unit.modules.others.contains(module) {
      unit.files[number].replace(whole, with: Self.xctest)
    } else if !ModuleList.swift.contains(module), !unit.modules.others.contains(module) {
      let location = unit.files[number].location(ofToken: at)
      tell(module, at: location, in: &unit)
      unit.files[number].remove(whole)
    }
  }

  private func tell(_ module: String, at location: SourceLocation, in unit: inout UnitRewriting) {
    let text =
      if ModuleList.isFramework(module) {
        "the framework \(module) is not here; keep what needs it in another file, or between "
          + "'#if canImport(\(module))' and '#endif'"
      } else if unit.files.count > 1 {
        "the module \(module) is not here, so what it declares is looked for in the files that "
          + "were given beside this one"
      } else {
        "the module \(module) is not here; name the Swift files that it is made of, as far as "
          + "this one needs them, beside it"
      }
    unit.absentModules.append(Issue(text, at: location))
  }
}
