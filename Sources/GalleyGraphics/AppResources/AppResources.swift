package import GalleyNotation

/// What an app's target brings beside its Swift files: colors, images, texts and interfaces by name.
package struct AppResources: Hashable, Codable, Sendable {
  /// By the names that an app's code has for them, those of folders with namespaces before them.
  package var colors: [String: CatalogColor] = [:]
  package var images: [String: CatalogImage] = [:]
  package var texts = LocalizedTexts()
  /// Xibs and storyboards by the names of their files, endings included.
  package var interfaces: [String: InterfaceFile] = [:]

  package init() {}

  package var isEmpty: Bool {
    colors.isEmpty && images.isEmpty && texts.tables.isEmpty && interfaces.isEmpty
  }
}

/// The screen on which a variant of a color or an image is looked for.
package struct CatalogScreen: Hashable, Sendable {
  package var isDark: Bool
  package var hasIncreasedContrast: Bool
  package var isPad: Bool
  package var isRightToLeft: Bool
  /// Device pixels a point.
  package var scale: Double

  package init(
    isDark: Bool = false, hasIncreasedContrast: Bool = false, isPad: Bool = false,
    isRightToLeft: Bool = false, scale: Double = 2
  ) {
    self.isDark = isDark
    self.hasIncreasedContrast = hasIncreasedContrast
    self.isPad = isPad
    self.isRightToLeft = isRightToLeft
    self.scale = scale
  }
}

/// The screens that a variant is for; nil for all.
package struct CatalogConditions: Hashable, Codable, Sendable {
  package var isDark: Bool?
  package var hasIncreasedContrast: Bool?
  package var isPad: Bool?
  package var isRightToLeft: Bool?

  package init() {}

  /// How well it fits a screen; nil where it is for others.
  ///
  /// A variant for a device is taken before one for all, then one for the look, then one for the
  /// contrast.
  package func rank(on screen: CatalogScreen) -> Int? {
    var rank = 0
    let wishes = [
      (isPad, screen.isPad), (isDark, screen.isDark),
      (hasIncreasedContrast, screen.hasIncreasedContrast),
      (isRightToLeft, screen.isRightToLeft),
    ]
    for (wish, value) in wishes {
      guard wish == nil || wish == value else { return nil }
      rank = rank * 2 + (wish == nil ? 0 : 1)
    }
    return rank
  }
}

/// A color of an app's catalog, with what it is on different screens.
package struct CatalogColor: Hashable, Codable, Sendable {
  package enum Value: Hashable, Codable, Sendable {
    case color(Color)
    /// A color of the system's, by a scene's name for it.
    case system(String)
  }

  package struct Variant: Hashable, Codable, Sendable {
    package var conditions: CatalogConditions
    package var value: Value

    package init(_ value: Value, on conditions: CatalogConditions) {
      (self.conditions, self.value) = (conditions, value)
    }
  }

  package var variants: [Variant]

  package init(variants: [Variant]) { self.variants = variants }

  /// The value on a screen; where no variant is for it, the first.
  package func value(on screen: CatalogScreen) -> Value? {
    let ranked = variants.compactMap { variant in
      variant.conditions.rank(on: screen).map { (rank: $0, value: variant.value) }
    }
    // Of equals the first counts.
    let best = ranked.map(\.rank).max()
    return ranked.first { $0.rank == best }?.value ?? variants.first?.value
  }
}

/// An image of an app's catalog: its files, and what is to be seen on different screens.
package struct CatalogImage: Hashable, Codable, Sendable {
  package struct Variant: Hashable, Codable, Sendable {
    package var conditions: CatalogConditions
    /// Pixels of the file a point; nil for a drawing of any size.
    package var scale: Double?
    /// The name of the file in the folder of the set.
    package var file: String
    /// In points; zero where the file does not tell.
    package var width: Double
    package var height: Double
    /// The line and the column in the set's `Contents.json` at which the file is named.
    package var place: [Int]
    /// The parts at the edges that keep their size, in points from top, left, bottom and right; nil
    /// where the whole image is stretched.
    package var caps: [Double]?

    package init(
      _ file: String, on conditions: CatalogConditions, scale: Double?, width: Double,
      height: Double, place: [Int], caps: [Double]? = nil
    ) {
      self.conditions = conditions
      self.scale = scale
      self.file = file
      self.width = width
      self.height = height
      self.place = place
      self.caps = caps
    }
  }

  /// The folder of the set.
  package var folder: String
  package var variants: [Variant]
  /// Whether the image is a stencil for the tint; nil where nothing is said.
  package var isTemplate: Bool?
  /// Why nothing of it can be drawn; nil where something can.
  package var problem: String?

  package init(
    folder: String, variants: [Variant], isTemplate: Bool? = nil, problem: String? = nil
  ) {
    self.folder = folder
    self.variants = variants
    self.isTemplate = isTemplate
    self.problem = problem
  }

  /// The number of the variant that is drawn on a screen; nil where there is none.
  ///
  /// Of those that fit equally well, the one of the screen's scale, else the next larger, else the
  /// largest.
  package func variant(on screen: CatalogScreen) -> Int? {
    let ranked = variants.enumerated().compactMap { number, variant in
      variant.conditions.rank(on: screen).map { (number, rank: $0, scale: variant.scale) }
    }
    guard let best = ranked.map(\.rank).max() else { return variants.isEmpty ? nil : 0 }
    let fitting = ranked.filter { $0.rank == best }
    let larger = fitting.filter { ($0.scale ?? screen.scale) >= screen.scale }
    let chosen =
      larger.min { ($0.scale ?? screen.scale) < ($1.scale ?? screen.scale) }
      ?? fitting.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return chosen?.0
  }
}
