extension LayoutClassFinder {
  private static let controllers: Set = [
    "UIViewController", "UICollectionViewController", "UITableViewController",
    "UINavigationController", "UITabBarController",
  ]

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
    guard let root = superclasses.last, Self.controllers.contains(root), isAvailable(name),
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
