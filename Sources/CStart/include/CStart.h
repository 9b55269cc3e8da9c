// The program's own environment: variables that change what libraries draw are unset before the first of
// them reads any. That is a program's to do, and not a library's.
#pragma once
