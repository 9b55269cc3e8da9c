/// Everything that a layout's file may want of CoreGraphics is declared in UIKit here.
@_exported public import UIKit
