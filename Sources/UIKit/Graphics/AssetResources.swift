public import Foundation
internal import GalleyGraphics

/// A color of an asset catalog, as the symbols name it that Xcode makes.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// A color by its name; there is one bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image of an asset catalog, as the symbols name it that Xcode makes.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// An image by its name; there is one bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  private convenience init(asset name: String) {
    self.init(AppResourceStore.color(named: name).map { .catalog($0) } ?? .system(.systemGray))
  }

  /// A color of the app's catalogs; never nil: a gray stands for one that is not there, which is
  /// told.
  public convenience init?(named name: String) { self.init(asset: name) }

  /// A color of the app's catalogs, which is what it is in the traits of the moment.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  /// A color of the app's catalogs.
  public convenience init(resource: ColorResource) { self.init(asset: resource.name) }
}

extension UIImage {
  /// An image of the app's catalogs.
  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }

  /// An image of the app's by name; never nil, and what it is in the traits of the moment.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(asset: name) }

  /// An image of the app's by name, as a configuration says; never nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(asset: name) }
}
