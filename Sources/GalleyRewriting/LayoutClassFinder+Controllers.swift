extension LayoutClassFinder {
  /// The functions outside of types, without arguments, that give view controllers, in the order of
  /// the files and of the text.
  func controllerMakers() -> [String] {
    let names = Self.controllers.union(controllers().map(\.name))
    return unit.files.flatMap { file in
      file.declarations.filter { declaration in
        guard declaration.kind == .function, let opening = declaration.parameters,
          let brace = declaration.brace, file.list.inside(opening).isEmpty,
          !declaration.modifiers.contains(where: { file.list.text($0).hasSuffix("private") })
        else { return false }
        let result = file.list.range(file.list.behind(opening), brace)
        return result.contains { file.list.name($0).map(names.contains) == true }
      }
      .map(\.name)
    }
  }

  private static let controllers: Set = [
    "UIViewController", "UICollectionViewController", "UITableViewController",
    "UINavigationController", "UITabBarController",
  ]

  /// Whether a class that the unit does not declare is a controller: UIKit's, or by its name one of a
  /// module that is not here.
  private func isController(_ name: String) -> Bool {
    Self.controllers.contains(name) || unit.types[name] == nil && name.hasSuffix("ViewController")
  }

  /// The view controllers, in the order of the files and of the text.
  func controllers() -> [ControllerClass] {
    unit.files.indices.flatMap { number in
      unit.files[number].allDeclarations.compactMap { declaration in
        guard declaration.kind == .class, unit.types[declaration.name]?.file == number else {
          return nil
        }
        return controller(declaration, in: number)
      }
    }
  }

  private func controller(_ declaration: SwiftDeclaration, in number: Int) -> ControllerClass? {
    let name = declaration.name
    let superclasses = Superclasses.of(name, in: unit)
    guard let root = superclasses.last, isController(root), isAvailable(name),
      !around(name).contains(where: { unit.types[$0]?.declaration.isGeneric == true })
    else { return nil }
    return ControllerClass(
      name: quoted(name),
      location: unit.files[number].location(ofToken: declaration.keyword + 1),
      isVisible: isVisible(name),
      initializerWithArguments: initializerInTheWay(of: [name] + superclasses.dropLast()).map {
        unit.files[$0.file].location(ofToken: $0.declaration.keyword)
      })
  }
}
