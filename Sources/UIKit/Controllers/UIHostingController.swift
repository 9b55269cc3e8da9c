public import Foundation

/// A controller of a view of SwiftUI, for which a gray field with the name of its type stands.
@preconcurrency @MainActor open class UIHostingController: UIViewController {
  /// The sizes that a controller takes from its view.
  public struct SizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The size in a popover.
    public static let preferredContentSize = SizingOptions(rawValue: 1)
    /// The size under constraints.
    public static let intrinsicContentSize = SizingOptions(rawValue: 2)
  }

  /// The type of the view.
  open var rootView: String {
    didSet { field?.name = rootView }
  }
  /// What its size is taken from; kept, as the field has none.
  open var sizingOptions: SizingOptions = []
  private var field: HostedField?

  /// - Parameter name: The type of the view, which Galley's rewriting writes in place of the view.
  public init(rootView name: String) {
    rootView = name
    super.init(nibName: nil, bundle: nil)
  }

  /// - Parameters:
  ///   - coder: Not read.
  ///   - name: The type of the view.
  public init?(coder: NSCoder, rootView name: String) {
    rootView = name
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let field = HostedField(rootView)
    self.field = field
    view = field
  }

  /// All the room that there is.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
