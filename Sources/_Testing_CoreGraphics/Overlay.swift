/// What the compiler imports by itself where a file imports Testing and CoreGraphics: nothing is added here.
public enum CoreGraphicsOverlay {}
