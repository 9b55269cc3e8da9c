/// Values to begin with, by their types.
enum StarterValue {
  /// A value in Swift; for a type that is not known a place to fill in, which the compiler tells.
  static func code(_ type: String) -> String {
    let type = type.hasPrefix("@escaping ") ? String(type.dropFirst(10)) : type
    if let known = known[type] { return known }
    if let last = type.last, "?!".contains(last) { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    return "<#\(type)#>"
  }

  private static let known = [
    "CGFloat": "100", "Double": "100", "Float": "100", "TimeInterval": "1",
    "Int": "3", "UInt": "3", "NSInteger": "3", "Bool": "true", "String": "\"\"",
    "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": ".zero", "CGVector": ".zero",
    "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "UIEdgeInsets": ".zero",
    "UIColor": ".black", "UIFont": "UIFont.systemFont(ofSize: 15)",
    "IndexPath": "IndexPath(item: 0, section: 0)",
    "UICollectionView.ScrollDirection": ".vertical",
  ]
}
