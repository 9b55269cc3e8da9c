// Pango, loaded when it is first needed: with GLib's objects, GIO and all that these bring along it
// takes a third of a start.
//
// What is called of it is declared by its own headers, and found in the library by its name.
#pragma once

/// Loads Pango where that was not done yet; from any thread.
///
/// What is called of Pango loads it, too, and aborts where it cannot be loaded.
/// Returns why it cannot be loaded; NULL where it is there.
const char *galley_load_pango(void);
