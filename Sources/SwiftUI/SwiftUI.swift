/// A file that imports SwiftUI alone has UIKit and Foundation, too, as on an iPhone.
@_exported public import UIKit
