/// A file that imports UIKit alone has Foundation's rectangles, index paths and collections, too.
@_exported public import Foundation
