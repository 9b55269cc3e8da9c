import GalleyComponents
import GalleyGeometry
import GalleyGraphics
import GalleyRecords
import Testing

@testable import GalleyScenes

/// Devices around their screens.
@Suite struct DeviceFrameTests {
  /// Bodies from Apple's dimensional drawings, in points.
  @Test(arguments: [
    ("iphone-17-pro", 434.0, 906.0), ("iphone-17-pro-max", 471, 987), ("iphone-17", 431.5, 903.5),
    ("iphone-air", 451, 943), ("iphone-17e", 432, 886), ("iphone-16-pro", 431.5, 903.5),
    ("iphone-se-3", 431, 887),
  ])
  func `a body is as large as drawn`(_ name: String, _ width: Double, _ height: Double) throws {
    let device = try #require(DeviceCatalog.device(named: name))
    let frame = DeviceFrameCatalog.frame(of: device)
    let body = frame.body(aroundDisplay: device.size)
    #expect(frame.isDrawn)
    #expect(abs(body.width - width) < 0.01)
    #expect(abs(body.height - height) < 0.01)
  }

  /// Widths of bodies in millimeters, and points an inch of their displays, as Apple tells them.
  @Test(arguments: [
    ("iphone-14", 71.5, 153.333), ("iphone-15-pro", 70.6, 153.333),
    ("iphone-16-pro-max", 77.6, 153.333), ("iphone-x", 70.9, 152.667),
    ("ipad-pro-11-m4", 177.5, 132.0), ("ipad-mini-7", 134.8, 163.0), ("ipad-10.2", 174.1, 132.0),
  ])
  func `a derived body is as wide as sold`(
    _ name: String, _ millimeters: Double, _ pointsAnInch: Double
  ) throws {
    let device = try #require(DeviceCatalog.device(named: name))
    let frame = DeviceFrameCatalog.frame(of: device)
    #expect(!frame.isDrawn)
    let width = frame.body(aroundDisplay: device.size).width
    #expect(abs(width - millimeters / 25.4 * pointsAnInch) < 1)
  }

  @Test func `every device and product has a frame that it fits in`() throws {
    for name in DeviceCatalog.products.flatMap({ [$0.device] + $0.names }) {
      let device = try #require(DeviceCatalog.device(named: name))
      let frame = DeviceFrameCatalog.frame(of: device)
      #expect(frame.sideBezel > 0 && frame.endBezel > 0 && frame.rim > 0, "\(name)")
      #expect(frame.cornerRadius > device.cornerRadius, "\(name)")
      let body = frame.body(aroundDisplay: device.size)
      for button in frame.buttons {
        let length = button.edge == .top ? body.width : body.height
        #expect(abs(button.start) + button.length < length - frame.cornerRadius, "\(name)")
      }
      #expect((frame.homeButton != nil) == (device.safeArea.bottom == 0), "\(name)")
    }
  }

  @Test func `a screen lies in the middle of its picture, on a pixel`() throws {
    var screen = ScreenSpec()
    screen.device = DeviceCatalog.device(named: "iphone-17")
    screen.frame = BezelSpec()
    let size = Size(width: 402, height: 874)
    let upright = ScreenFraming(screen, size: size, scale: 3)
    #expect(upright.origin == Point(x: 38, y: 38))
    #expect(upright.pictureSize == Size(width: 478, height: 950))
    let odd = ScreenFraming(screen, size: size.transposed, scale: 1.3).origin
    #expect(abs((odd.x * 1.3).rounded() - odd.x * 1.3) < 1e-9)
    screen.frame = nil
    #expect(ScreenFraming(screen, size: size, scale: 3).pictureSize == size)
    #expect(ScreenFraming(screen, size: size, scale: 3).commands(around: []).isEmpty)
  }

  @Test func `records and layers stay in the screen's coordinates`() throws {
    let plain = try drawing(#"{ device: iphone-17 }"#)
    let framed = try drawing(#"{ device: iphone-17, frame: { color: blue, padding: 9 } }"#)
    #expect(framed.record().layers == plain.record().layers)
    #expect(framed.record().size == plain.record().size)
    #expect(framed.record().origin == Point(x: 27, y: 27))
    #expect(framed.record().pictureSize == framed.picture.size)
    #expect(plain.record().origin == .zero)
    let recordedOptions: [RecordedOption] = framed.record().recordedOptions ?? []
    #expect(recordedOptions.map(\.key).contains("frame"))
  }

  @Test func `corners are cut where asked, and change no size`() throws {
    let cut = try drawing("{ device: iphone-17, corners: display }")
    #expect(cut.picture.size == Size(width: 402, height: 874))
    #expect(cut.picture.commands.count == 1)
    guard case .group(let group)? = cut.picture.commands.first else {
      Issue.record("no group cuts the corners")
      return
    }
    #expect(
      group.clip
        == .path(
          .continuousRectangle(Rect(x: 0, y: 0, width: 402, height: 874), radius: 62)))
  }

  @Test func `a device lies on its side with its top on the left`() throws {
    let framed = try drawing("{ device: iphone-17, orientation: landscape, frame: device }")
    #expect(framed.picture.size == Size(width: 950, height: 478))
    #expect(framed.record().origin == Point(x: 38, y: 38))
  }

  @Test(arguments: [
    ("{ size: [300, 300], frame: device }", "the screen names none; add 'device: iphone-17'"),
    ("{ size: [300, 300], corners: display }", "the screen names none; add 'device: iphone-17'"),
    ("{ device: iphone-17, frame: { color: mauve } }", "unknown color 'mauve'"),
    ("{ device: iphone-17, frame: { padding: .nan } }", "padding"),
    ("{ device: iphone-17, frame: { paddin: 3 } }", "unknown key 'paddin'"),
    ("{ device: iphone-17, frame: phone }", "unknown frame 'phone'"),
    ("{ device: iphone-17, frame: [1] }", "frame"),
    ("{ device: iphone-17, corners: round }", "unknown corners 'round'"),
    ("{ device: ipad-pro-13, scale: 7.4, frame: { padding: 900 } }", "too large"),
  ])
  func `what is wrong is told`(_ screen: String, _ words: String) {
    let error = #expect(throws: SceneError.self) { try drawing(screen) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(words))
  }

  private func drawing(_ screen: String) throws -> ComposedState {
    let text = """
      galley: 1
      screen: \(screen)
      views: [{ shape: rectangle, at: { top: 0, leading: 0, width: 20, height: 20 }, fill: red }]
      states: [{ name: first }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
  }
}
