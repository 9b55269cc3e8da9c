internal import Foundation
internal import GalleyGraphics
internal import UIKit

/// A window of its own for a snapshot, on a screen that is made to be what the snapshot says.
@MainActor
struct SnapshotStage {
  private let config: ViewImageConfig
  private let traits: UITraitCollection

  nonisolated init(_ config: ViewImageConfig, _ traits: UITraitCollection) {
    (self.config, self.traits) = (config, traits)
  }

  func image(of view: UIView) -> UIImage {
    shown(view, size: config.size ?? view.frame.size) { size in
      let (frame, superview) = (view.frame, view.superview)
      view.frame = CGRect(origin: .zero, size: size)
      let window = window(size)
      window.addSubview(view)
      if size.width == 0 || size.height == 0 { view.sizeToFit() }
      defer {
        view.removeFromSuperview()
        superview?.addSubview(view)
        view.frame = frame
      }
      return picture(of: view)
    }
  }

  func image(of controller: UIViewController) -> UIImage {
    inWindow(controller) { picture(of: $0) }
  }

  /// What is told of a controller's view in the window.
  func inWindow<Answer>(_ controller: UIViewController, _ body: (UIView) -> Answer) -> Answer {
    shown(controller.viewIfLoaded, size: config.size ?? Self.size(of: controller)) { size in
      let window = window(size)
      controller.appear(in: window)
      defer { controller.view.removeFromSuperview() }
      return body(controller.view)
    }
  }

  private static func size(of controller: UIViewController) -> CGSize {
    let own = controller.viewIfLoaded?.frame.size ?? .zero
    return own.width > 0 && own.height > 0 ? own : UIScreen.main.bounds.size
  }

  private func window(_ size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.setSafeAreaInsets(config.safeArea)
    return window
  }

  private func picture(of view: UIView) -> UIImage {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return UIImage(ViewPicture(of: view))
  }

  /// Does something while the screen is what the snapshot says.
  ///
  /// - `view`: Follows what the screen becomes; nil where there is none yet.
  private func shown<Answer>(
    _ view: UIView?, size: CGSize, _ body: (CGSize) -> Answer
  ) -> Answer {
    let (bounds, before) = (UIScreen.main.bounds.size, UITraitCollection.current)
    UIScreen.become(
      size: config.size ?? bounds,
      traits: UITraitCollection(traitsFrom: [before, config.traits, traits]))
    view?.followTraits(from: before)
    defer {
      let now = UITraitCollection.current
      UIScreen.become(size: bounds, traits: before)
      view?.followTraits(from: now)
    }
    return body(size)
  }
}
