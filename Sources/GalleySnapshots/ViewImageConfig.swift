public import Foundation
public import UIKit

/// A device as a snapshot shows it: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// Which way it is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// Which way a tablet is held, and how much of it an app has.
  public enum TabletOrientation: Sendable {
    /// Shares of a tablet that is held upright.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    /// Shares of a tablet that lies.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for that of what is shown.
  public var size: CGSize?
  /// What they say in place of the screen's.
  public var traits: UITraitCollection

  /// A device.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A phone.
  ///
  /// - `width`: Of the screen that is held upright, in points.
  /// - `top`: What the safe area leaves out at the top there, and at the sides of one that lies.
  /// - `bottom`: What it leaves out at the bottom there.
  /// - `lyingBottom`: The same of one that lies.
  /// - `isLarge`: Whether one that lies is regularly wide.
  static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20,
    bottom: CGFloat = 0, lyingBottom: CGFloat = 0, isLarge: Bool = false
  ) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    let side = bottom > 0 ? top : 0
    return ViewImageConfig(
      safeArea: isUpright
        ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        : UIEdgeInsets(top: 0, left: side, bottom: lyingBottom, right: side),
      size: isUpright
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: .device(
        .phone, horizontal: !isUpright && isLarge ? .regular : .compact,
        vertical: isUpright ? .regular : .compact))
  }

  /// A tablet.
  ///
  /// - `shares`: The widths of a third, a half and two thirds of one that lies, and of a third and two
  ///   thirds of one that is held upright, in points.
  static func tablet(
    _ orientation: TabletOrientation, _ width: CGFloat, _ height: CGFloat, _ shares: [CGFloat],
    top: CGFloat = 20, bottom: CGFloat = 0
  ) -> ViewImageConfig {
    var (size, isCompact) = (CGSize(width: width, height: height), false)
    switch orientation {
    case .landscape(let split):
      size = CGSize(width: height, height: width)
      switch split {
      case .oneThird: (size.width, isCompact) = (shares[0], true)
      case .oneHalf: (size.width, isCompact) = (shares[1], shares[1] < 600)
      case .twoThirds: size.width = shares[2]
      case .full: break
      }
    case .portrait(let split):
      switch split {
      case .oneThird: (size.width, isCompact) = (shares[3], true)
      case .twoThirds: (size.width, isCompact) = (shares[4], true)
      case .full: break
      }
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: .device(.pad, horizontal: isCompact ? .compact : .regular, vertical: .regular))
  }

  static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

extension UITraitCollection {
  static func device(
    _ idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
  }
}
