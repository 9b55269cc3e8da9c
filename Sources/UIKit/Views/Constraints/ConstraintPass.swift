/// One layout of a view and all within: what constraints come to is found once for all of it.
@MainActor
enum ConstraintPass {
  private static var activeViews: [ObjectIdentifier] = []
  /// The solution that was found, and the view whose layout asked for it first.
  private static var found: (root: UIView, solution: ConstraintSolution, asker: ObjectIdentifier)?

  /// Lays a view out, with all within.
  static func run(at view: UIView, _ layout: () -> Void) {
    activeViews.append(ObjectIdentifier(view))
    layout()
    activeViews.removeLast()
    if found?.asker == ObjectIdentifier(view) { found = nil }
  }

  /// Something is different.
  static func forget() { found = nil }

  /// Solves the constraints in a root.
  static func solution(of root: UIView, askedBy view: UIView) -> ConstraintSolution {
    if let found, found.root === root { return found.solution }
    let solution = ConstraintSolution(of: root)
    if activeViews.last == ObjectIdentifier(view) {
      found = (root, solution, ObjectIdentifier(view))
    }
    return solution
  }
}
