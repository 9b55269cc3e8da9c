/// What the compiler imports by itself where a file imports Testing and UIKit: nothing is added here.
public enum UIKitOverlay {}
