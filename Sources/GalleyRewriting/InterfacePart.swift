/// A xib, or a scene of a storyboard: the classes that it names, and the names by which code asks
/// for it.
package struct InterfacePart: Hashable, Sendable {
  package let names: [String]
  package let classes: [String]
  /// Whether it is a scene, whose controller's class, where it has one, is the first of its names.
  package let isScene: Bool

  package init(names: [String], classes: [String], isScene: Bool) {
    (self.names, self.classes, self.isScene) = (names, classes, isScene)
  }
}
