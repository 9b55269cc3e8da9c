import GalleyNotation
import GalleyRewriting
import Testing

/// What is written for outlets, actions and classes that xibs find by their names.
@Suite struct InterfaceConnectionTests {
  private func text(
    _ source: String, keeping roots: RewrittenUnit.Roots = .all, _ parts: [InterfacePart],
    without cuts: [SourceCut] = []
  ) -> (text: String, registrations: [String]) {
    let unit = RewrittenUnit(
      [("A.swift", Array(source.utf8))], keeping: roots,
      adapted: UnitAdaptation(cuts: cuts, interfaces: parts))
    return (String(decoding: unit.files[0].bytes, as: UTF8.self), unit.registrations)
  }

  private let cell = InterfacePart(names: ["Cell"], classes: ["Cell"], isScene: false)

  @Test func `outlets, attributes, actions and classes are told, private ones, too`() {
    let (text, registrations) = text(
      """
      import UIKit
      private final class Cell: UICollectionViewCell {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 0
        var other: UILabel?
        @IBAction func done() {}
        @IBAction private func tapped(_ sender: UIButton) {}
        @IBAction func save(sender: Any, forEvent event: UIEvent) {}
      }
      extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }
      """, [cell])
    for part in [
      "InterfaceConnections.name(Cell.self, \"Cell\")",
      "extension Cell { @MainActor static func galleyConnect0_1() { "
        + "InterfaceConnections.property(\"label\", of: Cell.self, { $0.`label` }, "
        + "{ $0.`label` = $1 }) } }",
      "InterfaceConnections.property(\"radius\", of: Cell.self, { $0.`radius` },",
      "InterfaceConnections.action0(\"done\", \"done\", Cell.`done`)",
      "InterfaceConnections.action1(\"tapped(_:)\", \"tapped:\", Cell.`tapped`(_:))",
      "InterfaceConnections.action2(\"save(sender:forEvent:)\", \"saveWithSender:forEvent:\", "
        + "Cell.`save`(sender:forEvent:))",
      "InterfaceConnections.property(\"corner\", of: UIView.self, { $0.`corner` },",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(!text.contains("\"other\""))
    #expect(registrations.last == "galleyConnect0()")
  }

  @Test func `nothing is told where there is no xib`() {
    let (text, registrations) = text("class A: UIView { @IBOutlet var b: UIView! }", [])
    #expect(!text.contains("InterfaceConnections"))
    #expect(registrations.isEmpty)
  }

  @Test(arguments: [
    ("save", [], "save"), ("save", ["_"], "save:"), ("save", ["sender"], "saveWithSender:"),
    ("move", ["to"], "moveTo:"), ("move", ["toPlace"], "moveToPlace:"),
    ("add", ["tone"], "addWithTone:"), ("save", ["_", "for"], "save:for:"),
  ])
  func `methods have the names that Objective-C gives them`(
    name: String, labels: [String], expected: String
  ) {
    let parameters = labels.map { "\($0) a: Any" }.joined(separator: ", ")
    let (text, _) = text(
      "class Cell: UIView { @IBAction func \(name)(\(parameters)) {} }", [cell])
    #expect(text.contains(", \"\(expected)\", Cell"), "\(text)")
  }

  @Test func `what only a xib names is kept where code asks for that`() {
    let source = """
      import UIKit
      class Page: UIViewController { let nib = UINib(nibName: "CardView", bundle: nil) }
      class Badge: UIView { @IBOutlet var ring: UIView! }
      class Unused: UIView { @IBOutlet var ring: UIView! }
      """
    let parts = [
      InterfacePart(names: ["CardView"], classes: ["Badge"], isScene: false),
      InterfacePart(names: ["Other"], classes: ["Unused"], isScene: false),
    ]
    let (text, _) = text(source, keeping: .controller("Page"), parts)
    #expect(text.contains("InterfaceConnections.name(Badge.self"), "\(text)")
    #expect(!text.contains("class Unused"), "\(text)")
  }
}
