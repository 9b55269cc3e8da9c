internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Overrides hand on to their superclass where UIKit counts on it.
  static let superCalled = ExaminedRule(
    DoctorRule(
      name: "super-called",
      statement: "prepare() of a flow layout, invalidateLayout() and invalidateLayout(with:) call "
        + "super, and a context is of invalidationContextClass",
      source: "UICollectionViewLayout.invalidateLayout(with:): an override must call super")
  ) { examination in
    let subject = examination.subject()
    let (layout, view) = (subject.layout, subject.view)
    subject.note("invalidateLayout()")
    layout.invalidateLayout()
    if !view.isLayoutPending {
      subject.note("invalidateLayout(with:)")
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: view.bounds))
      let member = view.isLayoutPending ? "invalidateLayout()" : "invalidateLayout(with:)"
      examination.report(
        member, "told invalidateLayout()",
        "the layout is not prepared anew: \(member) does not call super")
    }
    subject.pass()
    examineContext(of: subject, examination)
    examinePrepare(examination)
  }

  @MainActor
  private static func examineContext(of subject: ExaminedLayout, _ examination: Examination) {
    let bounds = subject.view.bounds.offsetBy(dx: 0, dy: 1)
    guard subject.shouldInvalidate(for: bounds) else { return }
    subject.note(LayoutQuestion.context(forBounds: bounds).description)
    let context = subject.layout.invalidationContext(forBoundsChange: bounds)
    let wanted: AnyClass = type(of: subject.layout).invalidationContextClass
    guard !isKind(type(of: context), of: wanted) else { return }
    examination.report(
      "invalidationContext(forBoundsChange:)",
      "asked \(LayoutQuestion.context(forBounds: bounds))",
      "it answers a \(type(of: context)), and invalidationContextClass is \(wanted)")
  }

  private static func isKind(_ type: AnyClass, of wanted: AnyClass) -> Bool {
    var known: AnyClass? = type
    while let one = known {
      if one == wanted { return true }
      known = _getSuperclass(one)
    }
    return false
  }

  @MainActor
  private static func examinePrepare(_ examination: Examination) {
    let subject = examination.subject()
    guard let flow = subject.layout as? UICollectionViewFlowLayout, !flow.wasPrepared else {
      return
    }
    flow.handedOut = []
    subject.invalidate()
    guard flow.handedOut?.isEmpty == false else { return }
    examination.report(
      "prepare()", "asked \(subject.query)",
      "it answers what the flow layout has, whose prepare() was never called")
  }
}
