package import GalleyNotation

/// A test of XCTest: a method of a class.
package struct ModuleTest: Hashable, Sendable {
  /// The class with the types around it, such as `Grids.GridTests`.
  package let className: String
  package let method: String
  package let isAsync: Bool
  /// Whether it stands for the examples of a class of Quick, which are known as they run.
  package var isSpecification = false
  /// Whether it stands for the examples of a class of Quick, which are known as they run.
  package let location: SourceLocation

  /// What stands for the names of examples.
  package static let examples = "spec"

  /// Such as `GridTests/testColumns`.
  package var name: String { "\(className)/\(method)" }
}

/// Finds the tests of XCTest in the files of a module, as Apple's finds them by their names.
struct ModuleTestFinder {
  private let unit: UnitRewriting

  init(_ unit: UnitRewriting) { self.unit = unit }

  /// The tests in the order of the files, of each class its own and then those that it inherits.
  func tests() -> [ModuleTest] {
    var own: [String: [ModuleTest]] = [:]
    var order: [String] = []
    for number in unit.files.indices {
      for declaration in unit.files[number].allDeclarations
      where [.class, .extension].contains(declaration.kind) {
        let name = declaration.name
        guard isTestCase(name) else { continue }
        if !order.contains(name) { order.append(name) }
        own[name, default: []] += methods(of: declaration, in: number)
      }
    }
    return specifications()
      + order.filter(isReachable).flatMap { name -> [ModuleTest] in
        var found = own[name] ?? []
        for above in Superclasses.of(name, in: unit) {
          for test in own[above] ?? [] where !found.contains(where: { $0.method == test.method }) {
            found.append(
              ModuleTest(
                className: name, method: test.method, isAsync: test.isAsync, location: test.location
              ))
          }
        }
        return found
      }
  }

  /// The classes whose examples Quick runs.
  private func specifications() -> [ModuleTest] {
    unit.files.flatMap { file in
      file.allDeclarations.filter { declaration in
        declaration.kind == .class && isReachable(declaration.name)
          && ["QuickSpec", "Quick.QuickSpec"].contains(
            Superclasses.of(declaration.name, in: unit).last)
      }.map { declaration in
        ModuleTest(
          className: declaration.name, method: ModuleTest.examples, isAsync: false,
          isSpecification: true, location: file.location(ofToken: declaration.keyword))
      }
    }
  }

  /// The tests of classes that only their own file sees, which nobody can start.
  func hiddenTests() -> [ModuleTest] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations.filter { declaration in
        declaration.kind == .class && isTestCase(declaration.name) && !isReachable(declaration.name)
      }.flatMap { methods(of: $0, in: number) }
    }
  }

  /// The functions that Swift Testing runs.
  func functions() -> [ModuleTest] {
    unit.files.indices.flatMap { number in
      let file = unit.files[number]
      return file.allDeclarations.filter { declaration in
        declaration.kind == .function
          && declaration.attributes.contains { file.list.is($0, "@Test") }
      }.map { declaration in
        ModuleTest(
          className: "", method: declaration.name, isAsync: false,
          location: file.location(ofToken: declaration.keyword))
      }
    }
  }

  private func isTestCase(_ name: String) -> Bool {
    guard let last = Superclasses.of(name, in: unit).last else { return false }
    return ["XCTestCase", "XCTest.XCTestCase"].contains(last)
  }

  private func isReachable(_ name: String) -> Bool {
    guard let place = unit.types[name] else { return false }
    return !place.declaration.isGeneric && !isPrivate(place.declaration, in: place.file)
  }

  private func isPrivate(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
    unit.hasModifier("private", declaration, in: file)
      || unit.hasModifier("fileprivate", declaration, in: file)
  }

  private func methods(of type: SwiftDeclaration, in number: Int) -> [ModuleTest] {
    let list = unit.files[number].list
    return type.members.compactMap { member in
      guard member.kind == .function, member.name.hasPrefix("test"),
        let opening = member.parameters,
        list.inside(opening).isEmpty, !isPrivate(member, in: number),
        !unit.hasModifier("static", member, in: number),
        !unit.hasModifier("class", member, in: number)
      else { return nil }
      let signature = list.behind(opening)..<(member.brace ?? member.tokens.upperBound)
      guard !signature.contains(where: { list.isCode($0, "-") && list.isCode($0 + 1, ">") }) else {
        return nil
      }
      return ModuleTest(
        className: type.name, method: member.name,
        isAsync: signature.contains { list.isCode($0, "async") },
        location: unit.files[number].location(ofToken: member.keyword))
    }
  }
}
