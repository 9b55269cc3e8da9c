/// Everything that a layout's file may want of ObjectiveC is declared in UIKit here.
@_exported public import UIKit
