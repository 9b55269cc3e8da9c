import GalleyGraphics
import GalleyHosting
import Testing
import UIKit

/// Controls of code draw the pixels that the same furniture of a scene draws.
struct ControlPictureTests {
  @Test(arguments: ControlScreen.all)
  func `controls of code are drawn as a scene's`(screen: ControlScreen) throws {
    let board = ControlBoard(controls: Self.controls)
    let code = try board.bitmap(ofCode: true, on: screen)
    let scene = try board.bitmap(ofCode: false, on: screen)
    #expect(code.width == scene.width && code.height == scene.height)
    for (index, control) in Self.controls.enumerated() {
      let pair = [code, scene].map { board.pixels(ofRow: index, in: $0) }
      let different = zip(pair[0], pair[1]).count { $0 != $1 }
      #expect(different == 0, "\(control.name): \(different) bytes differ")
      #expect(Set(pair[1]).count > 2, "\(control.name) shows nothing")
    }
  }

  @Test func `what no control can be set to is drawn without a word`() throws {
    let odd: [ControlPicture] = [
      ControlPicture("a slider of nothing", height: 34, "slider: , value: 0") {
        let view = UISlider()
        (view.maximumValue, view.value) = (.infinity, .nan)
        return view
      },
      ControlPicture("no progress", height: 4, "progress: 0%") {
        let view = UIProgressView()
        view.progress = .nan
        return view
      },
      ControlPicture("very many dots", height: 26, "page-control: , count: 100, current: 100") {
        let view = UIPageControl()
        view.numberOfPages = .max
        view.currentPage = .max
        return view
      },
      ControlPicture("no segments", height: 32, "shape: rectangle") { UISegmentedControl() },
      ControlPicture("very many segments", height: 32, "segmented: , segments: [\(Self.segments)]")
      {
        let view = UISegmentedControl(items: (0..<40).map { "\($0)" })
        view.selectedSegmentIndex = 0
        return view
      },
    ]
    let board = ControlBoard(controls: odd)
    let code = try board.bitmap(ofCode: true, on: ControlScreen.all[0])
    let scene = try board.bitmap(ofCode: false, on: ControlScreen.all[0])
    for (index, control) in odd.enumerated() {
      #expect(
        board.pixels(ofRow: index, in: code) == board.pixels(ofRow: index, in: scene),
        "\(control.name)")
    }
  }

  private static let segments = (0..<20).map { "\"\($0)\"" }.joined(separator: ", ")

  private static let controls: [ControlPicture] =
    switches + amounts + choices + texts
    + [
      button("plain", .plain()), button("gray", .gray()), button("tinted", .tinted()),
      button("filled", .filled()), large, disabled, held, system, material,
    ]

  private static let switches = [
    ControlPicture("a switch", "switch: , on: true") { UISwitch.on() },
    ControlPicture(
      "a switch that is disabled",
      "switch: , on: true, enabled: false, tint: \"#FF00FF\", knob: \"#112233\""
    ) {
      let view = UISwitch.on()
      view.isEnabled = false
      view.onTintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
      view.thumbTintColor = UIColor(
        red: 17.0 / 255, green: 34.0 / 255, blue: 51.0 / 255, alpha: 1)
      return view
    },
  ]

  private static let amounts = [
    ControlPicture("a slider", height: 34, "slider: , value: 30%") {
      let view = UISlider()
      (view.minimumValue, view.maximumValue, view.value) = (10, 20, 13)
      return view
    },
    ControlPicture(
      "a slider in other colors", height: 34,
      "slider: , value: 75%, enabled: false, tint: \"#00FF00\", track: \"#FF000080\", knob: black"
    ) {
      let view = UISlider()
      view.value = 0.75
      view.isEnabled = false
      view.minimumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      view.maximumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
      view.thumbTintColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      return view
    },
    ControlPicture("a stepper at its least", width: 94, height: 32, "stepper: , value: 0") {
      UIStepper()
    },
    ControlPicture("progress", height: 4, "progress: 60%, tint: \"#FF0000\"") {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.6
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return view
    },
    ControlPicture("spokes", width: 37, height: 37, "activity: large") {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
  ]

  private static let choices = [
    ControlPicture(
      "segments", height: 32, "segmented: , segments: [Day, Week, Month], selected: Week"
    ) {
      let view = UISegmentedControl(items: ["Day", "Week", "Month"])
      view.selectedSegmentIndex = 1
      return view
    },
    ControlPicture(
      "segments of which none is picked", height: 32,
      "segmented: , segments: [Day, Week], selected: none, color: \"#0000FF\""
    ) {
      let view = UISegmentedControl(items: ["Day", "Week"])
      let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.setTitleTextAttributes([.foregroundColor: blue], for: .normal)
      return view
    },
    ControlPicture("dots", width: 110, height: 26, "page-control: , count: 5, current: 3") {
      let view = UIPageControl()
      view.numberOfPages = 5
      view.currentPage = 3
      return view
    },
  ]

  private static let texts = [
    ControlPicture("a field", height: 34, "text-field: Ada Lovelace") {
      let view = UITextField()
      view.borderStyle = .roundedRect
      view.text = "Ada Lovelace"
      return view
    },
    ControlPicture("an empty field", height: 34, "text-field: , placeholder: \"Name {{or}} none\"")
    {
      let view = UITextField()
      view.borderStyle = .roundedRect
      view.placeholder = "Name {or} none"
      return view
    },
    ControlPicture(
      "a plain field with dots", height: 22, "text-field: secret, border: none, secure: true"
    ) {
      let view = UITextField()
      view.text = "secret"
      view.isSecureTextEntry = true
      return view
    },
    ControlPicture(
      "a search bar", height: 64,
      "search-field: Hills, placeholder: Search, cancel: true, microphone: false"
    ) {
      let view = UISearchBar()
      view.text = "Hills"
      view.placeholder = "Search"
      view.showsCancelButton = true
      return view
    },
  ]

  private static func button(
    _ style: String, _ configuration: UIButton.Configuration
  ) -> ControlPicture {
    ControlPicture("a \(style) button", width: 120, height: 35, "button: Save, style: \(style)") {
      var configuration = configuration
      configuration.title = "Save"
      return UIButton(configuration: configuration)
    }
  }

  private static let large = ControlPicture(
    "a large button of two lines", height: 66,
    "button: Download, subtitle: \"12 MB\", style: filled, size: large, tint: \"#008800\""
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Download"
    configuration.subtitle = "12 MB"
    configuration.buttonSize = .large
    let view = UIButton(configuration: configuration)
    view.tintColor = UIColor(red: 0, green: 136.0 / 255, blue: 0, alpha: 1)
    return view
  }

  private static let disabled = ControlPicture(
    "a button that is disabled", width: 120, height: 30,
    "button: Save, style: tinted, size: small, enabled: false"
  ) {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Save"
    configuration.buttonSize = .small
    let view = UIButton(configuration: configuration)
    view.isEnabled = false
    return view
  }

  private static let held = ControlPicture(
    "a button under a finger", width: 120, height: 35, "button: Save, style: gray, pressed: true"
  ) {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Save"
    let view = UIButton(configuration: configuration)
    view.isHighlighted = true
    return view
  }

  private static let system = ControlPicture(
    "a button of old", width: 80, height: 30, "button: Save, style: system"
  ) {
    let view = UIButton(type: .system)
    view.setTitle("Save", for: .normal)
    return view
  }

  private static let material = ControlPicture(
    "a material", height: 60, "shape: rectangle, material: thin, corner-radius: 12"
  ) {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
    return view
  }
}

extension UISwitch {
  fileprivate static func on() -> UISwitch {
    let view = UISwitch()
    view.isOn = true
    return view
  }
}
