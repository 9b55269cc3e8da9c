import GalleyGraphics
import GalleyNotation
import GalleyRewriting
import Testing

@testable import GalleyPrograms

/// Xibs and storyboards beside an app's Swift files, and what they name.
@Suite struct InterfaceFileTests {
  private static func document(_ inner: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
    \(inner)
    </document>
    """
  }

  @Test func `files are found by their names, those of the base language first`() throws {
    let app = try AppFolder()
    try app.write(Self.document("<objects/>"), to: "Views/Cell.xib")
    try app.write(Self.document("<scenes/>"), to: "de.lproj/Main.storyboard")
    try app.write(Self.document("<scenes/>"), to: "Base.lproj/Main.storyboard")
    try app.write(
      Self.document("<scenes/>", "launchScreen=\"YES\""), to: "Base.lproj/LaunchScreen.storyboard")
    let mac = Self.document("<objects/>").replacing("CocoaTouch", with: "Cocoa")
    try app.write(mac, to: "Mac.xib")
    let (resources, told) = app.read
    #expect(told == [])
    #expect(resources.interfaces.keys.sorted() == ["Cell.xib", "Main.storyboard"])
    #expect(resources.interfaces["Main.storyboard"]?.path.contains("Base.lproj") == true)
  }

  @Test func `what cannot be read is told at its place`() throws {
    let app = try AppFolder()
    try app.write(Self.document("<objects>\n  <view id=\"1\"\n</objects>"), to: "A.xib")
    try app.write("<archive type=\"com.apple.InterfaceBuilder3\"/>", to: "B.xib")
    let (resources, told) = app.read
    #expect(resources.interfaces.isEmpty)
    #expect(
      told == [
        "A.xib:5:1: warning: expected a name; nothing comes of it until the file is whole",
        "B.xib:1:1: warning: it is in a format of before Xcode 5; open it in Xcode and save it",
      ])
  }

  @Test func `a scene names the classes of what it contains, not of what it leads to`() throws {
    let app = try AppFolder()
    try app.write(
      Self.document("<objects><view customClass=\"Badge\"/></objects>"), to: "BadgeView.xib")
    try app.write(
      Self.document(
        """
        <scenes>
          <scene><objects>
            <viewController storyboardIdentifier="feed" customClass="Feed" id="1">
              <view key="view"><subviews><view customClass="Ring"><connections>
                <segue kind="embed" destination="2"/></connections></view></subviews></view>
              <connections><segue kind="show" destination="3"/></connections>
            </viewController>
            <placeholder customClass="UIResponder" id="4"/>
          </objects></scene>
          <scene><objects><viewController customClass="Inner" id="2"/></objects></scene>
          <scene><objects><viewController customClass="Other" id="3"/></objects></scene>
        </scenes>
        """, "initialViewController=\"1\""), to: "Main.storyboard")
    let parts = app.read.resources.interfaceParts
    #expect(
      parts == [
        InterfacePart(names: ["BadgeView"], classes: ["Badge"], isScene: false),
        InterfacePart(
          names: ["Feed", "feed", "Main", "1"], classes: ["Feed", "Ring", "Inner"], isScene: true),
        InterfacePart(names: ["Inner", "2"], classes: ["Inner"], isScene: true),
        InterfacePart(names: ["Other", "3"], classes: ["Other"], isScene: true),
      ])
  }
}
