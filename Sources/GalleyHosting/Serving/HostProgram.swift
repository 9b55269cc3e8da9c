public import Foundation
internal import GalleyPrograms
internal import GalleySystem
internal import Glibc
public import SwiftUI
@_spi(Hosting) public import UIKit

/// The program that a layout's files become: it makes layouts, and answers who started it.
public enum HostProgram {
  /// Answers as its arguments say, and ends.
  ///
  /// `--describe` writes the class of the layout and nothing else; `--serve` answers requests about
  /// sessions until its input ends; `--examine` and names of rules examine it by them, or by all where
  /// none is named, before the names `--one-section` with one section at the most.
  ///
  /// - Parameter make: makes a layout, a new one each time.
  @preconcurrency @MainActor
  public static func main(_ make: @escaping @MainActor () -> UICollectionViewLayout) {
    serve(make, isOfSwiftUI: false)
  }

  /// Does the same for a layout of SwiftUI, whose subviews are the cells of a scene.
  ///
  /// - Parameters:
  ///   - make: makes a layout, a new one each time.
  ///   - subview: gives the cell of a number what it carries for the layout; nil for nothing.
  @preconcurrency @MainActor
  public static func main(
    hosting make: @escaping @MainActor () -> any Layout,
    subviews subview: ((SceneCell, Int) -> any View)? = nil
  ) {
    serve({ HostedLayout(make(), carrying: subview) }, isOfSwiftUI: true)
  }

  @MainActor
  private static func serve(
    _ make: @escaping @MainActor () -> UICollectionViewLayout, isOfSwiftUI: Bool
  ) {
    reportCrashes(to: STDERR_FILENO)
    let arguments = ProcessArguments.all ?? []
    switch arguments {
    case ["--serve"]: SessionServer(making: make).serve()
    case _ where arguments.first == "--examine":
      let hasOneSection = arguments.dropFirst().first == "--one-section"
      ExaminationServer(making: make, isOfSwiftUI: isOfSwiftUI).serve(
        Array(arguments.dropFirst(hasOneSection ? 2 : 1)), hasOneSection: hasOneSection)
    case ["--describe"]: describe(make())
    default:
      say("this program is started by galley, which knows what to ask it\n")
      exit(2)
    }
  }

  /// Gives a layout the delegate of each collection view that it comes into; both live as long as it.
  @preconcurrency @MainActor
  public static func give(
    _ delegate: any UICollectionViewDelegate, to layout: UICollectionViewLayout
  ) { layout.delegateOfHosts = delegate }

  /// Gives a layout the data source whose cells and supplementary views are drawn.
  @preconcurrency @MainActor
  public static func give(
    _ dataSource: any UICollectionViewDataSource, to layout: UICollectionViewLayout
  ) { layout.dataSourceOfHosts = dataSource }

  /// Lets what a layout was made by live as long as the layout, which may ask it again.
  @preconcurrency @MainActor
  public static func keep(_ maker: Any, with layout: UICollectionViewLayout) {
    layout.makerOfHosts = maker
  }

  /// Says what registers the classes of a collection view's cells, before it asks for any.
  @preconcurrency @MainActor
  public static func register(
    _ registration: @escaping @MainActor (UICollectionView) -> Void,
    of layout: UICollectionViewLayout
  ) { layout.registrationOfHosts = registration }

  /// Says how the views of a class are made.
  @preconcurrency @MainActor
  public static func make(
    _ viewClass: UICollectionReusableView.Type,
    _ maker: @escaping @MainActor (CGRect) -> UICollectionReusableView
  ) { ReusableViewFactory.register(viewClass, maker) }

  /// Says how the cells of a table are made.
  @preconcurrency @MainActor
  public static func make(
    _ cellClass: UITableViewCell.Type, _ maker: @escaping @MainActor (String) -> UITableViewCell
  ) { TableCellFactory.register(cellClass, maker) }

  @MainActor
  private static func describe(_ layout: UICollectionViewLayout) {
    say(((layout as? HostedLayout)?.name ?? String(reflecting: type(of: layout))) + "\n")
  }

  private static func say(_ text: String) {
    if writeAll(Array(text.utf8), to: STDOUT_FILENO) != nil { exit(2) }
  }
}

/// Examines a layout and tells on the standard output what it is about to ask and what it finds.
@MainActor
struct ExaminationServer {
  private let make: @MainActor () -> UICollectionViewLayout
  private let isOfSwiftUI: Bool
  private let output: Int32
  private let encoder = JSONEncoder()

  /// Sends what the layout prints to the standard error from now on, so that lines are whole.
  init(making make: @escaping @MainActor () -> UICollectionViewLayout, isOfSwiftUI: Bool) {
    self.make = make
    self.isOfSwiftUI = isOfSwiftUI
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// - Parameters:
  ///   - names: Of the rules to examine by; empty for all.
  ///   - hasOneSection: Whether the layout is never shown more than one section.
  func serve(_ names: [String], hasOneSection: Bool) {
    let examination = Examination(
      hasOneSection: hasOneSection, isOfSwiftUI: isOfSwiftUI, of: make)
    tell(.rules(examination.rules.map(\.rule)))
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

/// Answers requests about sessions, a line of JSON for each, until nobody asks any more.
///
/// What the layout is about to be asked is told before, by a line that begins with a question mark:
/// who waits knows where a layout stopped.
@MainActor
final class SessionServer {
  private let make: @MainActor () -> UICollectionViewLayout
  private let output: Int32
  private let encoder = SessionCoding.encoder
  private let decoder = SessionCoding.decoder

  /// Sends what the layout prints to the standard error from now on, so that answers are whole.
  init(making make: @escaping @MainActor () -> UICollectionViewLayout) {
    self.make = make
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func serve() {
    let table = SessionTable(making: make) { [self] question in tell(question) }
    while let line = readLine(strippingNewline: true) {
      guard let request = try? decoder.decode(SessionRequest.self, from: Data(line.utf8)),
        let answer = try? encoder.encode(table.answer(to: request))
      else { return }
      say(answer)
    }
  }

  private func tell(_ question: String) { say(Data("?\(question)".utf8)) }

  private func say(_ line: Data) {
    if writeAll(Array(line) + [UInt8(ascii: "\n")], to: output) != nil { exit(2) }
  }
}
