# The two commands to know: `make samples` and `make test`.

FLAGS := $(shell .scripts/build-flags)
SOURCES := Package.swift Sources Tests

BUILD = .scripts/hold-libraries && swift build $(FLAGS) --disable-local-rpath
# What layouts in Swift files are built against is no part of the command, and lies beside it.
COMMAND = $(BUILD) --product galley && $(BUILD) --target GalleySnapshots

PREFIX := /usr/local

# What draws the samples.
PROGRAM := .build/release/galley

# Pixels a point of the pictures in output/: what pages show is smaller, and who wants it larger has
# the SVG beside it. One sample is drawn as sharp as its device is, three pixels a point.
SCALE := 1
SHARP := calculator
# Whose SVGs would be ten times as large as its pictures, each with the whole canvas: PNG alone.
PIXELS := shop-window
# What moves in output/: a scene, and the state whose course it is.
COURSES := ring-insertion/after carousel-flick/thrown home-screen-editing/removing reading-guide/swiping

.PHONY: help samples draw test example setup dist dist-roots docs audit lint format bench fuzz determinism faults install clean
.DEFAULT_GOAL := help

help:  ## Says what there is to make.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 18

samples: setup  ## Draws every scene in samples/ to output/, as PNG and SVG.
	@$(COMMAND)
	@$(MAKE) --no-print-directory draw
	@$(PROGRAM) list environment | grep -v "^added font" > output/stamp.txt

draw:
	@$(PROGRAM) render $(filter-out samples/$(PIXELS).yaml,$(wildcard samples/*.yaml)) \
	  -o output --format png,svg --scale $(SCALE)
	@$(PROGRAM) render samples/$(PIXELS).yaml -o output --scale $(SCALE) --quiet
	@$(PROGRAM) render samples/$(SHARP).yaml -o output --format png,svg --quiet
	@for course in $(COURSES); do \
	  $(PROGRAM) render samples/$${course%/*}.yaml --state $${course#*/} \
	    -o output --format none --animate --animation-format animated.svg --scale $(SCALE) --quiet; \
	done
	@$(PROGRAM) render samples/ring-insertion.yaml --state after \
	  -o output --format none --animate --animation-format filmstrip.png --scale $(SCALE) --quiet

test:  ## Runs all tests, on a release build; with ONLY=Ring those whose names match, in debug.
	@.scripts/setup tests
ifdef ONLY
	@.scripts/only "$$ONLY"
else
	@$(BUILD) --build-tests
	@.scripts/example & example=$$!; \
	.scripts/test .build/release; status=$$?; \
	wait $$example && exit $$status
endif

example: setup  ## Tests the package in Tests/ExamplePackage, which depends on this checkout.
	@.scripts/example

setup:  ## Installs what is missing: packages and fonts on Debian and Ubuntu.
	@.scripts/setup

install: setup  ## Builds the command and copies it to PREFIX/bin, what layouts need to PREFIX/lib, and completions and manuals to PREFIX/share; PREFIX is /usr/local.
	@$(COMMAND)
	@install -D .build/release/galley $(DESTDIR)$(PREFIX)/bin/galley
	@.scripts/install-modules .build/release $(DESTDIR)$(PREFIX)/lib/galley
	@.scripts/install-shared .build/release/galley $(DESTDIR)$(PREFIX)/share

dist: setup  ## Packs the command with its libraries and fonts into .build/dist: an archive, a .deb and a wheel.
	@$(COMMAND)
	@.scripts/dist

docs: setup  ## Makes pages of the articles and the API in .build/docs/site, to be served; their pictures must be what the samples draw.
	@$(COMMAND) && $(BUILD) --target GalleyTesting
	@$(PROGRAM) docs README.md Sources/Galley/Galley.docc samples/reading-guide.md --scenes samples --pictures output --quiet
	@.scripts/docs .build/release

dist-roots:  ## Tries what was packed in other systems and writes into the article what came of it; needs root.
	@.scripts/dist-roots

lint: setup  ## Checks that the sources keep the rules of .swift-format and of the house.
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@python3 .scripts/checks

format:  ## Formats the sources.
	@swift format --in-place --recursive --parallel $(SOURCES)

audit: setup  ## Looks through the samples, at the largest texts, for what hardly can be read or touched.
	@$(COMMAND)
	@$(PROGRAM) render samples --audit -o .build/audit --scale 1 --quiet

bench:  ## Measures layouts and drawing against their peers, on a build of its own.
	@.scripts/setup bench
	@$(COMMAND)
	@swift build $(FLAGS) --static-swift-stdlib --package-path Tests/Benchmarks \
	  --scratch-path .build/bench --product GalleyBenchmarks
	@ln -sf ../../../release/galley .build/bench/release/galley
	@.build/bench/release/GalleyBenchmarks

fuzz: setup  ## Throws random input at what reads files; TARGET=all or one that .scripts/fuzz names, SECONDS=60.
	@.scripts/fuzz $(or $(TARGET),all) $(or $(SECONDS),60)

determinism: setup  ## Draws the samples on another Debian and writes into the article what differs; needs root.
	@$(COMMAND)
	@.scripts/determinism

faults: setup  ## Lets each call of the system fail in render, check and approve, one at a time.
	@.scripts/faults

clean:  ## Removes what was built; keeps output/.
	@rm -rf .build
