internal import Foundation

/// A view of SwiftUI in a cell, for which a gray field with the name of its type stands.
public struct UIHostingConfiguration: UIContentConfiguration, Hashable {
  fileprivate let name: String

  /// - Parameter name: The type of the view, which Galley's rewriting writes in place of the view.
  public init(_ name: String) { self.name = name }

  /// A view that shows the field.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self)
  }

  /// The same in all states.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// The field within the margins of a cell.
@MainActor private final class HostedContentView: UIView, UIContentView {
  private let field: HostedField

  var configuration: any UIContentConfiguration {
    didSet { field.name = (configuration as? UIHostingConfiguration)?.name ?? "" }
  }

  init(_ configuration: UIHostingConfiguration) {
    self.configuration = configuration
    field = HostedField(configuration.name)
    super.init(frame: .zero)
    field.layer.cornerRadius = 6
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  // A row of a list is as high.
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 44) }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: max(targetSize.width, 44), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: min(16, bounds.width / 8), dy: min(4, bounds.height / 8))
  }
}
