import Foundation
import GalleyGraphics
import GalleyHosting
import GalleyLayouts
import GalleyNotation
import GalleyPrograms
import Testing
import UIKit

/// Views and controllers that come from xibs and storyboards.
///
/// One value of the process says what files there are, so the tests take turns.
@Suite(.serialized) @MainActor struct InterfaceTests {
  final class Badge: UIView {
    var label: UILabel?
    var wrong: UISwitch?
    var dots: [UIView] = []
    var edge: NSLayoutConstraint?
    var radius: CGFloat = 0
    var isAwake = false
    var sizeWhenMade = CGSize.zero
    var presses: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      sizeWhenMade = bounds.size
    }

    override func awakeFromNib() { isAwake = label != nil }
    func pressed(_ sender: UIButton) { presses.append(sender.title(for: .normal) ?? "") }
  }

  final class Owner: NSObject { var badge: Badge? }

  private func load(_ files: [String: String], texts: LocalizedTexts = LocalizedTexts()) {
    var resources = AppResources()
    resources.texts = texts
    for (name, text) in files {
      let type = "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\""
      resources.interfaces[name] = InterfaceFile(
        path: name, text: "<document \(type)\(text)</document>")
    }
    AppResourceStore.become(resources)
    InterfaceConnections.name(Badge.self, "Badge")
    InterfaceConnections.property("label", of: Badge.self, { $0.label }, { $0.label = $1 })
    InterfaceConnections.property("wrong", of: Badge.self, { $0.wrong }, { $0.wrong = $1 })
    InterfaceConnections.property("dots", of: Badge.self, { $0.dots }, { $0.dots = $1 })
    InterfaceConnections.property("edge", of: Badge.self, { $0.edge }, { $0.edge = $1 })
    InterfaceConnections.property("radius", of: Badge.self, { $0.radius }, { $0.radius = $1 })
    InterfaceConnections.action1("pressed(_:)", "pressed:", Badge.pressed(_:))
    InterfaceConnections.property("badge", of: Owner.self, { $0.badge }, { $0.badge = $1 })
    InterfaceConnections.name(Owner.self, "Owner")
  }

  /// What is told with a picture.
  private func told() -> [String] {
    (ViewPicture(of: UIView()).warnings ?? []).map {
      "\($0.file.map { file in "\(file):" } ?? "")\($0.line): \($0.message)"
    }
  }

  private static let badge = """
    ><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="badge" destination="b" id="o9"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleAspectFit" alpha="0.5" tag="7" id="b" customClass="Badge">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label text="Hello" textAlignment="center" numberOfLines="0"
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
          <color key="textColor" systemColor="systemRedColor"/>
        </label>
        <button contentMode="scaleToFill" buttonType="system" id="p"
            translatesAutoresizingMaskIntoConstraints="NO">
          <state key="normal" title="Press"/>
          <connections>
            <action selector="pressed:" destination="b" eventType="touchUpInside" id="a1"/>
          </connections>
        </button>
        <view contentMode="scaleToFill" id="d"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
      </subviews>
      <color key="backgroundColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="12" id="k1"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" constant="10" id="k2"/>
        <constraint firstItem="p" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1:4" id="k3"/>
        <constraint firstAttribute="bottom" secondItem="p" secondAttribute="bottom" priority="750" id="k4"/>
        <constraint firstItem="l" firstAttribute="width" constant="9" placeholder="YES" id="k5"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="6"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="label" destination="l" id="o1"/>
        <outlet property="edge" destination="k1" id="o2"/>
        <outletCollection property="dots" destination="d" id="o3"/>
        <outletCollection property="dots" destination="p" id="o4"/>
        MORE
      </connections>
    </view>
    </objects>
    """

  private func badge(_ more: String = "") -> String {
    Self.badge.replacingOccurrences(of: "MORE", with: more)
  }

  @Test func `a view has what its xib says, and is tied to it and to its owner`() throws {
    load(["BadgeView.xib": badge()])
    let owner = Owner()
    let objects = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: owner)
    let view = try #require(objects.first as? Badge)
    #expect(objects.count == 1)
    #expect(owner.badge === view)
    #expect(view.isAwake)
    #expect(view.sizeWhenMade == CGSize(width: 200, height: 100))
    #expect(view.alpha == 0.5 && view.tag == 7 && view.contentMode == .scaleAspectFit)
    #expect(view.backgroundColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(view.radius == 6 && view.layer.masksToBounds)
    #expect(view.label?.text == "Hello" && view.label?.numberOfLines == 0)
    #expect(view.label?.font.pointSize == 20 && view.label?.textColor == .systemRed)
    #expect(view.dots.map { $0.frame.minX }.first == 1 && view.dots.count == 2)
    #expect(view.edge?.constant == 12)
    view.layoutIfNeeded()
    #expect(view.label?.frame.origin == CGPoint(x: 12, y: 10))
    let button = try #require(view.subviews[1] as? UIButton)
    #expect(button.frame.width == 50 && button.frame.maxY == 100)
    // The placeholder is left out.
    #expect((view.label?.frame.width ?? 0) > 20)
    button.sendActions(for: .touchUpInside)
    #expect(view.presses == ["Press"])
    #expect(told() == [])
  }

  @Test func `what is not understood is told once, with its line`() throws {
    let more = """
      <outlet property="gone" destination="l" id="o5"/>
      <outlet property="gone" destination="l" id="o6"/>
      <outlet property="wrong" destination="l" id="o7"/>
      <outlet property="label" destination="nowhere" id="o8"/>
      """
    let text = badge(more).replacingOccurrences(of: "tag=\"7\"", with: "tag=\"7\" wobble=\"1\"")
      .replacingOccurrences(of: "<subviews>", with: "<subviews><mapView id=\"m\"/>")
      .replacingOccurrences(of: "scaleAspectFit", with: "scaleSideways")
    load(["BadgeView.xib": text])
    _ = Bundle.main.loadNibNamed("BadgeView", owner: nil)
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    let told = told()
    for (line, part) in [
      (6, "'scaleSideways' of contentMode is not known here, so it is left out"),
      (6, "the attribute 'wobble' of <view> is not followed"),
      (9, "<mapView> is not here, so a plain view stands in its place"),
      (43, "Badge has no outlet 'gone'; declare it with @IBOutlet"),
      (45, "the outlet 'wrong' of Badge is a Optional<UISwitch>, which a UILabel is not"),
      (46, "an outlet leads to 'nowhere', which is not here"),
    ] {
      #expect(told.contains("BadgeView.xib:\(line): \(part)"), "\(part) in \(told)")
    }
    #expect(told.contains { $0.contains("there is no xib 'Nowhere'") })
    #expect(told.count == 7)
  }

  @Test func `a class that is not here has UIKit's in its place`() throws {
    load([
      "A.xib": """
      ><objects><button contentMode="scaleToFill" id="1" customClass="Fancy"/>
      <label id="2" customClass="Owner"/></objects>
      """
    ])
    let views = UINib(nibName: "A", bundle: nil).instantiate(withOwner: nil)
    #expect(views[0] is UIButton && views[1] is UILabel)
    #expect(
      told() == [
        "A.xib:1: the class Fancy is not here, so UIButton stands in its place",
        "A.xib:2: the class Owner is no UIView, so UILabel stands in its place",
      ])
  }

  @Test func `cells of collections and tables come from xibs`() throws {
    load([
      "Item.xib": """
      ><objects><collectionViewCell contentMode="center" reuseIdentifier="x" id="1">
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView" contentMode="center">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews><label text="Item" id="2"/></subviews></view>
      </collectionViewCell></objects>
      """,
      "Row.xib": """
      ><objects><tableViewCell contentMode="scaleToFill" selectionStyle="none" id="1"
        accessoryType="checkmark" style="IBUITableViewCellStyleSubtitle" textLabel="3">
      <tableViewCellContentView key="contentView" tableViewCell="1" id="2">
        <subviews><label text="Row" id="3"/></subviews></tableViewCellContentView>
      </tableViewCell></objects>
      """,
    ])
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "item")
    let path = IndexPath(item: 0, section: 0)
    let item = list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    #expect((item.contentView.subviews.first as? UILabel)?.text == "Item")
    #expect(item.reuseIdentifier == "item")

    let table = UITableView(frame: .zero)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(row.textLabel?.text == "Row" && row.detailTextLabel != nil)
    #expect(row.accessoryType == .checkmark && row.selectionStyle == .none)
    #expect(told() == [])
  }

  final class Page: UIViewController {
    var label: UILabel?
    var inner: UIViewController?
    var textWhenLoaded: String?
    override func viewDidLoad() { textWhenLoaded = label?.text }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { inner = segue.destination }
  }

  private static let main = """
     initialViewController="n"><scenes>
    <scene sceneID="s1"><objects>
      <navigationController id="n">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb"/>
        <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="g1"/></connections>
      </navigationController>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <viewController storyboardIdentifier="page" title="Page" id="p" customClass="Page">
        <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v">
          <rect key="frame" x="0" y="0" width="390" height="844"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Top" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
            <containerView opaque="NO" contentMode="scaleToFill" id="c">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
              <connections><segue destination="q" kind="embed" id="g2"/></connections>
            </containerView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="sa"/>
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k1"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k2"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="Title" id="ni">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/>
        </navigationItem>
        <connections>
          <outlet property="label" destination="l" id="o1"/>
          <segue destination="q" kind="show" identifier="more" id="g3"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="s3"><objects>
      <tableViewController id="q"><tableView key="view" contentMode="scaleToFill" dataMode="static" style="insetGrouped" rowHeight="44" id="t">
        <sections><tableViewSection headerTitle="Head" id="ts"><cells>
          <tableViewCell contentMode="scaleToFill" rowHeight="60" id="tc">
            <tableViewCellContentView key="contentView" tableViewCell="tc" id="cc"/></tableViewCell>
        </cells></tableViewSection></sections>
      </tableView></tableViewController>
    </objects></scene>
    </scenes>
    """

  private func loadMain(texts: LocalizedTexts = LocalizedTexts()) {
    load(["Main.storyboard": Self.main], texts: texts)
    InterfaceConnections.name(Page.self, "Page")
    InterfaceConnections.property("label", of: Page.self, { $0.label }, { $0.label = $1 })
  }

  @Test func `a storyboard makes its controllers, with what they contain`() throws {
    loadMain()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    let page = try #require(navigation.topViewController as? Page)
    #expect(page.title == "Page" && page.navigationItem.title == "Title")
    #expect(page.navigationItem.rightBarButtonItem != nil)
    #expect(page.storyboard === storyboard && !page.isViewLoaded)
    page.loadViewIfNeeded()
    #expect(page.textWhenLoaded == "Top")
    #expect(page.children.count == 1 && page.inner === page.children.first)
    #expect(page.children.first?.view.superview?.frame.minX == 10)
    page.view.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    page.view.layoutIfNeeded()
    #expect(page.label?.frame.origin == CGPoint(x: 8, y: 50))
    page.performSegue(withIdentifier: "more", sender: nil)
    let table = try #require(navigation.topViewController as? UITableViewController)
    #expect(table.tableView.style == .insetGrouped)
    #expect(table.tableView.numberOfRows(inSection: 0) == 1)
    #expect(table.tableView(table.tableView, titleForHeaderInSection: 0) == "Head")
    #expect(
      table.tableView(table.tableView, heightForRowAt: IndexPath(item: 0, section: 0)) == 60)
    #expect(told() == [])
  }

  @Test func `a controller is found by its class or name, and what is not there is told`() throws {
    loadMain()
    let page = HostProgram.controller(ofScene: Page.self)
    #expect(page is Page && page.parent is UINavigationController)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "page") is Page)
    #expect(
      type(of: storyboard.instantiateViewController(withIdentifier: "pag")) == UIViewController.self
    )
    page.performSegue(withIdentifier: "less", sender: nil)
    _ = UIStoryboard(name: "Other", bundle: nil)
    let told = told()
    #expect(told.count == 3)
    #expect(
      told.contains {
        $0.contains("no scene has the identifier 'pag'") && $0.contains("it has page")
      })
    #expect(told.contains { $0.contains("no segue of the scene has the identifier 'less'") })
    #expect(told.contains { $0.contains("there is no storyboard 'Other'") })
  }

  @Test func `texts of a storyboard are in the screen's language`() throws {
    var texts = LocalizedTexts()
    texts.add(["l.text": .plain("Oben")], table: "Main", language: "en")
    loadMain(texts: texts)
    let page = HostProgram.controller(ofScene: Page.self) as? Page
    page?.loadViewIfNeeded()
    #expect(page?.label?.text == "Oben")
  }

  final class CardController: UIViewController { var label: UILabel? }

  @Test func `a controller's view comes from the xib of its class`() throws {
    load([
      "CardController.xib": """
      ><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="1" id="o1"/>
        <outlet property="label" destination="2" id="o2"/></connections></placeholder>
      <view contentMode="scaleToFill" id="1">
        <subviews><label text="Card" id="2"/></subviews></view></objects>
      """
    ])
    InterfaceConnections.property("label", of: CardController.self, { $0.label }, { $0.label = $1 })
    let card = CardController()
    #expect(card.view.subviews.count == 1)
    #expect(card.label?.text == "Card")
    #expect(told() == [])
  }
}
