public import Foundation
internal import GalleySystem
internal import Glibc
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
    CrashReporting.start(on: STDERR_FILENO)
    let arguments = ProcessArguments.all ?? []
    switch arguments {
    case ["--serve"]: SessionServer(making: make).serve()
    case _ where arguments.first == "--examine":
      let hasOneSection = arguments.dropFirst().first == "--one-section"
      ExaminationServer(making: make).serve(
        Array(arguments.dropFirst(hasOneSection ? 2 : 1)), hasOneSection: hasOneSection)
    case ["--describe"]: say(String(reflecting: type(of: make())) + "\n")
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

  private static func say(_ text: String) {
    if writeAll(Array(text.utf8), to: STDOUT_FILENO) != nil { exit(2) }
  }
}
