public import GalleyNotation

/// What a class-based layout says of itself, so that scenes can name it.
///
///     final class DiagonalLayout: CollectionViewLayout, ClassBasedLayout {
///       static let kind = "diagonal"
///       static let summary = "Items down a diagonal."
///
///       override var collectionViewContentSize: Size { … }
///       override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? { … }
///     }
///
///     GalleyCommand.run(catalogs: .standard.adding(HostedLayout<DiagonalLayout>.self))
public protocol ClassBasedLayout: CollectionViewLayout {
  /// The name by which a scene asks for the layout: `[a-z0-9-]+`.
  static var kind: String { get }

  /// One line that says what the layout looks like.
  static var summary: String { get }

  /// The options that a scene may give; the keys that `init(options:)` reads.
  static var options: [OptionDescription] { get }

  /// What a finger means, which in UIKit is the view controller's matter; by default a tap selects.
  ///
  /// How elements come, go and move in changes stays the class's own.
  static var interaction: any LayoutInteraction { get }

  /// Reads the layout's options; by default there are none.
  ///
  /// Called for every instance, so it must not remember anything.
  init(options: OptionReader)
}

extension ClassBasedLayout {
  public static var options: [OptionDescription] { [] }

  public static var interaction: any LayoutInteraction { SelectingInteraction() }

  public init(options: OptionReader) { self.init() }
}
