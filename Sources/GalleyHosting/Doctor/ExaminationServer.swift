internal import Foundation
internal import GalleyPrograms
internal import GalleySystem
internal import Glibc
internal import UIKit

/// Examines a layout and tells on the standard output what it is about to ask and what it finds.
@MainActor
struct ExaminationServer {
  private let make: @MainActor () -> UICollectionViewLayout
  private let output: Int32
  private let encoder = JSONEncoder()

  /// What the layout prints goes to the standard error from now on, so that lines are whole.
  init(making make: @escaping @MainActor () -> UICollectionViewLayout) {
    self.make = make
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// - Parameters:
  ///   - names: Of the rules to examine by; empty for all.
  ///   - hasOneSection: Whether the layout is never shown more than one section.
  func serve(_ names: [String], hasOneSection: Bool) {
    tell(.rules(ExaminedRules.all.map(\.rule)))
    let examination = Examination(hasOneSection: hasOneSection, of: make)
    examination.isProbing = { tell(.probing($0)) }
    examination.willAsk = { rule, question in tell(.question(rule: rule, question: question)) }
    examination.didFind = { tell(.finding($0)) }
    _ = examination.findings(byRules: names)
    tell(.done(layoutClass: examination.layoutClass))
  }

  private func tell(_ event: DoctorEvent) {
    guard let line = try? encoder.encode(event) else { return }
    if writeAll(Array(line) + [UInt8(ascii: "\n")], to: output) != nil { exit(2) }
  }
}
