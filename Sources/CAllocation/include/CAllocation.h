// The program's own malloc: that of the C library, which tells where there is no memory.
//
// Most libraries end the process with a trap where they get no memory, and some go on and draw
// something else. So it is told where it is known, at the allocation that failed, whoever asked.
//
// And the program's own environment: variables that change what libraries draw are unset before the
// first of them reads any. Both are a program's to do, and not a library's.
#pragma once
