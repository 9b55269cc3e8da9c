import Testing

@testable import GalleyCommand

@Suite struct CheckoutTests {
  @Test(arguments: [
    ([:], nil), (["GITHUB_WORKSPACE": "/a"], "/a"), (["CI_PROJECT_DIR": "/b"], "/b"),
    (["GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": "/b"], "/b"), (["WORKSPACE": "/c"], nil),
    (["WORKSPACE": "/c", "JENKINS_URL": "https://ci.example/"], "/c"),
    (["GITHUB_WORKSPACE": "relative"], nil),
  ])
  func `servers say where the checkout is`(environment: [String: String], folder: String?) {
    #expect(Checkout.folder(in: environment) == folder)
  }

  @Test func `a check tells paths from there`() throws {
    let suite = try RingSuite()
    let console = TestConsole()
    let arguments = [
      "check", suite.folder("scenes/ring.yaml"), "--references", suite.folder("refs"), "--results",
      suite.folder("results"), "--format", "github", "--junit", suite.folder("junit.xml"),
    ]
    let session = Session(
      catalogs: .standard, console: console.console, checkout: suite.folder.path)
    #expect(GalleyCommand.execute(arguments, in: session) == .different)
    #expect(
      console.outputText.hasPrefix("::error file=scenes/ring.yaml,line=9,col=5,title=ring/first"))
    #expect(console.outputText.contains("%0Areference: refs/ring/first.png%0A"))
    let xml = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(xml.contains(" file=\"scenes/ring.yaml\">"))
    #expect(xml.contains("[[ATTACHMENT|results/drawn/ring/first.png]]"))
  }
}
