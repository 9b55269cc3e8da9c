import GalleyCommand

// The standard catalogs; a package of its own adds to them: `.standard.adding(SpiralLayout.self)`.
GalleyCommand.run(catalogs: .standard)
