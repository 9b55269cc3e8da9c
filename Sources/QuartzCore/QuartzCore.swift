/// Everything that a layout's file may want of QuartzCore is declared in UIKit here.
@_exported public import UIKit
