/// The state of a view that its configuration follows.
public protocol UIConfigurationState {
  /// A state in some traits, with nothing else to say.
  @MainActor init(traitCollection: UITraitCollection)
  /// The traits.
  @MainActor var traitCollection: UITraitCollection { get set }
  /// A value of an app's own; nil where it has none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view that is no cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is shown pinned.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in some traits, with nothing else to say.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of an app's own; nil where it has none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part that a cell has in what is carried.
  public enum DragState: Int, Sendable {
    /// None.
    case none
    /// It is lifted.
    case lifting
    /// It is carried.
    case dragging
  }

  /// The part that a cell has in what is dropped.
  public enum DropState: Int, Sendable {
    /// None.
    case none
    /// Something can be dropped, not on it.
    case notTargeted
    /// Something can be dropped on it.
    case targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is shown pinned.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether the items below it in an outline show.
  public var isExpanded = false
  /// Whether it is swiped aside.
  public var isSwiped = false
  /// Whether it is carried to another place.
  public var isReordering = false
  /// Its part in what is carried.
  public var cellDragState = DragState.none
  /// Its part in what is dropped.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in some traits, with nothing else to say.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of an app's own; nil where it has none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// A function from a color to the one that is shown.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// A transformer by a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The color that is shown.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The color itself, as where nothing is dimmed.
  public static var preferredTint: UIConfigurationColorTransformer { Self { $0 } }
}
