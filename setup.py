"""The part of the build that pyproject.toml cannot say.

With INTRIGA_COMPILE=1 a wheel gets the compiled modules and the page. Without it the build is pure Python, as
the editable installation of a clone is.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "build" / "page"


class ForOneSystem(Distribution):
    """A wheel of this Python on this kind of machine."""

    def has_ext_modules(self) -> bool:
        return True


class CompiledModules(build_ext):
    """Take over the modules of build/compiled, after they have been brought up to date."""

    def run(self) -> None:
        sys.path[:0] = [str(ROOT), str(ROOT / "src")]
        from intriga.builds import fitting_build
        from tools import compiled

        compiled.main()
        build = fitting_build()
        assert build is not None
        for file in build.modules.values():
            target = Path(self.build_lib) / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(build.folder / file, target)


class WithPage(build_py):
    """Take over the page that `make page` built."""

    def run(self) -> None:
        super().run()
        if not (PAGE / "index.html").is_file():
            raise SystemExit("The page is not built: run `make wheel`.")
        shutil.copytree(PAGE, Path(self.build_lib) / "intriga" / "page", dirs_exist_ok=True)


if os.environ.get("INTRIGA_COMPILE") == "1":
    setup(distclass=ForOneSystem, cmdclass={"build_ext": CompiledModules, "build_py": WithPage})
else:
    setup()
