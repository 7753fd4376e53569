build-begins = A compiled build is being made in the background; until it is ready, in a few minutes, bots think more slowly.
build-impossible = Bots think six to forty times more slowly than they could, because { $missing ->
    [compiler] there is no C compiler: install gcc or clang
    [headers] the headers of this Python are missing: install them (Debian and Ubuntu call the package python3-dev)
   *[both] there is no C compiler and this Python has no headers: install gcc or clang, and python3-dev
}, and start again.
build-failed = The compiled build failed ({ $log } says why); the game goes on, and bots think more slowly.
