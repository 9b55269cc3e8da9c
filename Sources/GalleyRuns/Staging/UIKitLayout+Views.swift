internal import GalleyPrograms
package import GalleyScenes

/// The views of an app's own files are drawn in scenes.
extension UIKitLayout: CustomViewLayout {
  package var imageFiles: ViewImageFiles {
    ViewImageFiles(folders: sourceFolders, catalog: catalogImages)
  }
}
