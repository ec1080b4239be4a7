"""Runs inside Blender for `npm run imagery`: `-- list` prints what can be rendered, `-- take …` renders one picture."""
import hashlib
import importlib
import inspect
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
sys.dont_write_bytecode = True

from kit.picture import take
from scenes import SHOTS

for file in sorted(os.listdir(os.path.join(here, "scenes"))):
    if file.endswith(".py") and file != "__init__.py":
        importlib.import_module(f"scenes.{file[:-3]}")


def source(folder):
    files = sorted(f for f in os.listdir(os.path.join(here, folder)) if not f.startswith("__pycache__"))
    return "".join(open(os.path.join(here, folder, f)).read() for f in files)


def called_by(function, seen):
    """The sources of a function and of those of ours that it calls."""
    if function in seen or not getattr(function, "__module__", "").startswith(("scenes", "products")):
        return
    seen.append(function)
    names = {name for code in (function.__code__, *filter(inspect.iscode, function.__code__.co_consts)) for name in code.co_names}
    enclosed = [cell.cell_contents for cell in function.__closure__ or ()]
    for other in [*(function.__globals__.get(name) for name in sorted(names)), *enclosed]:
        if inspect.isfunction(other):
            called_by(other, seen)


def digest(shot, kit):
    """Changes with whatever the picture is made of."""
    functions = []
    called_by(shot.things, functions)
    code = "".join(inspect.getsource(function) for function in functions)
    settings = [shot.width, shot.height, shot.samples, shot.exposure, shot.settings]
    return hashlib.sha256((kit + code + json.dumps(settings)).encode()).hexdigest()[:16]


command, *rest = sys.argv[sys.argv.index("--") + 1 :]
if command == "list":
    kit = source("kit")
    print("SHOTS " + json.dumps({name: digest(shot, kit) for name, shot in SHOTS.items()}))
else:
    name, path, library, scale = rest
    shot, scale = SHOTS[name], float(scale)
    shot.build()
    samples = shot.samples if scale == 1 else 8
    take(path, round(shot.width * scale), round(shot.height * scale), samples, library, shot.exposure)
