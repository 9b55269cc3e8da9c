internal import GalleyPrograms
internal import GalleyScenes

/// The views of an app's own files are drawn in scenes.
extension UIKitLayout: CustomViewLayout {}
