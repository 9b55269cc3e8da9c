import Testing

@testable import GalleyRewriting

/// What is read of views of SwiftUI that UIKit is given to host.
@Suite struct HostedViewTests {
  private let source = """
    import SwiftUI
    import UIKit
    struct Row: View { var body: some View { Text("") } }
    class Feed: UIViewController {
      var host: UIHostingController<Page>?
      override func viewDidLoad() {
        cell.contentConfiguration = UIHostingConfiguration {
          Row(text: "a") { print("b") }.padding()
        }
        .margins(.all, 0)
        .background { Color.red }
        host = UIHostingController(rootView: AnyView(Page(number: [1, 2].count).padding()))
      }
    }
    class Whole: UIHostingController<Page> {
      init?(coder: NSCoder, x: Int) { super.init(coder: coder, rootView: Page()) }
      init(x: Int) { super.init(rootView: Page(x)) }
    }
    class Other { let rootView = 1; init() { use(rootView: Page()) } }
    """

  @Test func `names of types stand for views, and lines stay what they are`() {
    let unit = RewrittenUnit([("Feed.swift", Array(source.utf8))])
    let text = Rewriting.text(of: unit, file: 0)
    let spaceless = text.filter { !$0.isWhitespace }
    for part in [
      "varhost:UIHostingController?",
      "cell.contentConfiguration=UIHostingConfiguration(\"Row\")host=",
      "host=UIHostingController(rootView:\"Page\")", "classWhole:UIHostingController{",
      "super.init(rootView:\"Page\")", "use(rootView:Page())",
    ] { #expect(spaceless.contains(part), "\(part) is not in \(text)") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let original = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = original.firstIndex { $0.contains("class Whole") }
    #expect(line.map { lines[$0] }?.contains("class Whole") == true)
    #expect(
      unit.issues.map { "\($0)" }.prefix(2) == [
        "Feed.swift:7:33: warning: views of SwiftUI are not drawn, so a gray field stands for Row",
        "Feed.swift:12:42: warning: views of SwiftUI are not drawn, so a gray field stands for Page",
      ])
  }

  @Test func `the types of such views are not needed, and what is not kept is not told`() {
    let unit = RewrittenUnit([("Feed.swift", Array(source.utf8))], keeping: .controller("Feed"))
    #expect(!Rewriting.text(of: unit, file: 0).contains("some View"))
    #expect(unit.issues.count == 2)
  }
}
