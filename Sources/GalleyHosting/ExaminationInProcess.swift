package import GalleyLayouts
package import GalleyPrograms
package import SwiftUI
package import UIKit

/// The examination of a layout in the process that asks for it, as a test does.
///
/// There is no fence: what crashes takes the process with it, and what never ends hangs it.
package struct ExaminationInProcess: Sendable {
  /// The layout's class, qualified by nothing.
  package let layoutClass: String
  package let findings: [DoctorFinding]

  /// The names of all rules, in their order; those of programs come first.
  package static let ruleNames = (DoctorRule.ofPrograms + ExaminedRule.all.map(\.rule)).map(\.name)

  /// The names of the rules for layouts of SwiftUI.
  package static let ruleNamesOfSwiftUI =
    (DoctorRule.ofPrograms + ExaminedRule.ofSwiftUI.map(\.rule)).map(\.name)

  /// Examines a layout of SwiftUI on the main thread; who is on another waits for it.
  ///
  /// - `make`: makes a layout, a new one each time.
  package init(
    hosting make: @escaping @MainActor @Sendable () -> any Layout
  ) throws(LayoutError) {
    self = try MainThread.perform {
      let examination = Examination(isOfSwiftUI: true) { HostedLayout(make()) }
      let findings = examination.findings()
      return ExaminationInProcess(layoutClass: examination.layoutClass, findings: findings)
    }
  }

  /// Examines a layout on the main thread; who is on another waits for it.
  ///
  /// - `make`: makes a layout, a new one each time.
  /// - `delegate`: makes the delegate of the collection view that such a layout comes into.
  package init(
    of make: @escaping @MainActor @Sendable () -> UICollectionViewLayout,
    delegate: @escaping @MainActor @Sendable () -> (any UICollectionViewDelegate)? = { nil }
  ) throws(LayoutError) {
    self = try MainThread.perform {
      // What was drawn before says nothing of the screen of this one.
      UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection())
      let examination = Examination { make().answered(by: delegate()) }
      let findings = examination.findings()
      return ExaminationInProcess(layoutClass: examination.layoutClass, findings: findings)
    }
  }

  private init(layoutClass: String, findings: [DoctorFinding]) {
    self.layoutClass = layoutClass
    self.findings = findings
  }
}

extension UICollectionViewLayout {
  /// The layout, which brings a delegate into each collection view that it comes into.
  package func answered(by delegate: (any UICollectionViewDelegate)?) -> UICollectionViewLayout {
    delegateOfHosts = delegate
    return self
  }
}
