internal import Foundation

/// A gray field in the place of a view of SwiftUI, with the name of its type.
@MainActor final class HostedField: UIView {
  private let label = UILabel()

  var name: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  init(_ name: String) {
    super.init(frame: .zero)
    backgroundColor = .systemGray.withAlphaComponent(0.25)
    label.text = name
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  // As high as a row of a list, where nothing else is said.
  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + 32, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 4), dy: 0)
  }
}
