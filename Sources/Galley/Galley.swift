@_exported public import GalleyChecking
@_exported public import GalleyComparison
@_exported public import GalleyGeometry
@_exported public import GalleyGraphics
@_exported public import GalleyLayouts
@_exported public import GalleyRendering
@_exported public import GalleyScenes
