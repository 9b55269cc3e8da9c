import Foundation

/// The properties of UIKit's own classes that outlets and attributes of xibs set by name.
@MainActor enum InterfaceProperties {
  private static var isRegistered = false

  static func tell() {
    guard !isRegistered else { return }
    isRegistered = true
    tellOutlets()
    tellAttributes()
  }

  private static func tellOutlets() {
    typealias To = InterfaceConnections
    To.property("view", of: UIViewController.self, { $0.view }, { $0.view = $1 })
    To.property(
      "tableView", of: UITableViewController.self, { $0.tableView }, { $0.tableView = $1 })
    To.property(
      "collectionView", of: UICollectionViewController.self, { $0.collectionView },
      { $0.collectionView = $1 })
    To.property("delegate", of: UITableView.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("dataSource", of: UITableView.self, { $0.dataSource }, { $0.dataSource = $1 })
    To.property("delegate", of: UICollectionView.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("dataSource", of: UICollectionView.self, { $0.dataSource }, { $0.dataSource = $1 })
    To.property(
      "delegate", of: UIScrollView.self, { $0.delegateOfScrolling }, { $0.delegateOfScrolling = $1 }
    )
    To.property("delegate", of: UITextField.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("delegate", of: UITextView.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("delegate", of: UISearchBar.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("delegate", of: UINavigationController.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("delegate", of: UITabBarController.self, { $0.delegate }, { $0.delegate = $1 })
    To.property("delegate", of: UIGestureRecognizer.self, { $0.delegate }, { $0.delegate = $1 })
    To.property(
      "backgroundView", of: UICollectionViewCell.self, { $0.backgroundView },
      { $0.backgroundView = $1 })
    To.property(
      "selectedBackgroundView", of: UICollectionViewCell.self, { $0.selectedBackgroundView },
      { $0.selectedBackgroundView = $1 })
    To.property(
      "backgroundView", of: UICollectionView.self, { $0.backgroundView }, { $0.backgroundView = $1 }
    )
    To.property(
      "backgroundView", of: UITableView.self, { $0.backgroundView }, { $0.backgroundView = $1 })
    To.property(
      "tableHeaderView", of: UITableView.self, { $0.tableHeaderView }, { $0.tableHeaderView = $1 })
    To.property(
      "tableFooterView", of: UITableView.self, { $0.tableFooterView }, { $0.tableFooterView = $1 })
    To.property(
      "accessoryView", of: UITableViewCell.self, { $0.accessoryView }, { $0.accessoryView = $1 })
    To.property(
      "prefetchDataSource", of: UITableView.self, { $0.prefetchDataSource },
      { $0.prefetchDataSource = $1 })
    To.property(
      "refreshControl", of: UIScrollView.self, { $0.refreshControl }, { $0.refreshControl = $1 })
    To.property(
      "inputAccessoryView", of: UITextField.self, { $0.inputAccessoryView },
      { $0.inputAccessoryView = $1 })
    To.property("inputView", of: UITextField.self, { $0.inputView }, { $0.inputView = $1 })
    To.property(
      "leftBarButtonItem", of: UINavigationItem.self, { $0.leftBarButtonItem },
      { $0.leftBarButtonItem = $1 })
    To.property(
      "rightBarButtonItem", of: UINavigationItem.self, { $0.rightBarButtonItem },
      { $0.rightBarButtonItem = $1 })
    To.property(
      "backBarButtonItem", of: UINavigationItem.self, { $0.backBarButtonItem },
      { $0.backBarButtonItem = $1 })
    To.property("titleView", of: UINavigationItem.self, { $0.titleView }, { $0.titleView = $1 })
    To.property(
      "gestureRecognizers", of: UIView.self, { $0.gestureRecognizers },
      { $0.gestureRecognizers = $1 })
    To.property(
      "accessibilityElements", of: UIView.self, { $0.accessibilityElements },
      { $0.accessibilityElements = $1 })
  }

  private static func tellAttributes() {
    typealias To = InterfaceConnections
    To.property("layer", of: UIView.self, { $0.layer }, { _, _ in })
    To.property("cornerRadius", of: CALayer.self, { $0.cornerRadius }, { $0.cornerRadius = $1 })
    To.property("borderWidth", of: CALayer.self, { $0.borderWidth }, { $0.borderWidth = $1 })
    To.property("borderColor", of: CALayer.self, { $0.borderColor }, { $0.borderColor = $1 })
    To.property("borderUIColor", of: CALayer.self, { $0.borderColor }, { $0.borderColor = $1 })
    To.property("masksToBounds", of: CALayer.self, { $0.masksToBounds }, { $0.masksToBounds = $1 })
    To.property("opacity", of: CALayer.self, { $0.opacity }, { $0.opacity = $1 })
    To.property("zPosition", of: CALayer.self, { $0.zPosition }, { $0.zPosition = $1 })
    To.property(
      "backgroundColor", of: CALayer.self, { $0.backgroundColor }, { $0.backgroundColor = $1 })
    To.property("shadowColor", of: CALayer.self, { $0.shadowColor }, { $0.shadowColor = $1 })
    To.property("shadowOpacity", of: CALayer.self, { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
    To.property("shadowRadius", of: CALayer.self, { $0.shadowRadius }, { $0.shadowRadius = $1 })
    To.property("shadowOffset", of: CALayer.self, { $0.shadowOffset }, { $0.shadowOffset = $1 })
    To.property("alpha", of: UIView.self, { $0.alpha }, { $0.alpha = $1 })
    To.property("hidden", of: UIView.self, { $0.isHidden }, { $0.isHidden = $1 })
    To.property("clipsToBounds", of: UIView.self, { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
    To.property("tag", of: UIView.self, { $0.tag }, { $0.tag = $1 })
    To.property(
      "backgroundColor", of: UIView.self, { $0.backgroundColor }, { $0.backgroundColor = $1 })
    To.property("tintColor", of: UIView.self, { $0.tintColor }, { $0.tintColor = $1 })
    To.property(
      "accessibilityIdentifier", of: UIView.self, { $0.accessibilityIdentifier },
      { $0.accessibilityIdentifier = $1 })
    To.property(
      "accessibilityLabel", of: UIView.self, { $0.accessibilityLabel },
      { $0.accessibilityLabel = $1 })
    To.property("text", of: UILabel.self, { $0.text }, { $0.text = $1 })
    To.property("textColor", of: UILabel.self, { $0.textColor }, { $0.textColor = $1 })
    To.property("text", of: UITextField.self, { $0.text }, { $0.text = $1 })
    To.property("placeholder", of: UITextField.self, { $0.placeholder }, { $0.placeholder = $1 })
    To.property("text", of: UITextView.self, { $0.text }, { $0.text = $1 })
    To.property("title", of: UIViewController.self, { $0.title }, { $0.title = $1 })
    To.property("image", of: UIImageView.self, { $0.image }, { $0.image = $1 })
    To.property(
      "textContainerInset", of: UITextView.self, { $0.textContainerInset },
      { $0.textContainerInset = $1 })
  }
}
