"""
`python3 imagery/shows.py`: writes into `assets/assets.json` what each rendered picture shows, as its scene says:
products with their colours, and the other colours. Needs Python, but no Blender: the scenes run with products that only tell
how they were called.
"""
import ast
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType

here = Path(__file__).parent
sys.path.insert(0, str(here))
sys.dont_write_bytecode = True

from kit.colour import DYE_LOTS

FAMILIES = dict(
    ring="lus", cone="zwaan", booth="loket", arch_screen="boog", folding_screen="paravent", desk_screen="vouw", columns="kolom",
    curtain="sluis", rolls="rol", wallpaper="rol", sofa="dommel", pouf="kiezel", high_armchair="fluister", shell_chair="schelp",
    niche="nis", steps="terp", ribs="rib", tiles="raster", hexagons="facet", half_moons="halve-maan", wave_wall="golf",
    baffles="kanteel", clouds="wolk", sails="zeil", prisms="prisma", beams="bint",
)
LAMPS = dict(dome="murmel", bell="klok", drum="trom")
# Where a scene builds a product from plain shapes, or takes a product for something else.
BY_HAND = {"courtroom": {"boog": ["oxblood", "tomato"], "kanteel": ["blush", "oxblood", "tomato"]}, "skin-rol-reed": {"rol": ["oat"]}, "fabric-wad": {"wad": ["flint", "moss"]}, "fabric-zavel": {"zavel": ["moss", "oxblood"]}}
# What of a product counts as its colour; a seat or a lining does not.
FINISHES = ("colour", "colours", "pieces", "shell", "base", "accent")


def channels(colour):
    return [int(colour.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4)]


def lot(colour):
    """The dye lot of a colour: its name, or the nearest to a hex value."""
    if not colour.startswith("#"):
        return colour
    return min(DYE_LOTS, key=lambda name: sum((a - b) ** 2 for a, b in zip(channels(DYE_LOTS[name]), channels(colour))))


def colours_in(value):
    if isinstance(value, str):
        return [lot(value)] if value in DYE_LOTS or value.startswith("#") else []
    if isinstance(value, dict):
        value = value.values()
    return [c for part in value for c in colours_in(part)] if hasattr(value, "__iter__") else []


class Thing:
    """Stands for whatever a product or the kit returns."""

    def __getattr__(self, _):
        return Thing()

    def __call__(self, *args, **options):
        note("", args + (options,))
        return Thing()

    def __getitem__(self, _):
        return Thing()

    def __iter__(self):
        return iter(())

    def __add__(self, _):
        return Thing()

    __sub__ = __add__


products, others = {}, []


def note(product, finishes, rest=()):
    if product:
        products.setdefault(product, []).extend(colours_in(finishes))
        others.extend(colours_in(rest))
    else:
        others.extend(colours_in(finishes))


def recorder(name, parameters, defaults):
    def called(*args, **options):
        given = {**defaults, **dict(zip(parameters, args)), **options}
        product = LAMPS[given["shade"]] if name == "pendant" else FAMILIES.get(name, "")
        note(product, [v for k, v in given.items() if not product or k in FINISHES], [v for k, v in given.items() if k not in FINISHES])
        return [Thing(), Thing()]

    return called


def literal(node):
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def told(folder):
    """Modules with the functions of a folder, none of which builds anything."""
    for file in [Path(folder), *(here / folder).glob("*.py")]:
        module = ModuleType(f"{folder}.{file.stem}" if file.suffix else folder)
        module.__path__ = []
        module.__getattr__ = lambda _: Thing()
        for node in ast.parse(file.read_text()).body if file.suffix else []:
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args]
                values = [literal(default) for default in node.args.defaults]
                setattr(module, node.name, recorder(node.name, names, dict(zip(names[len(names) - len(values) :], values))))
        sys.modules[module.__name__] = module


told("kit")
told("products")
from scenes import SHOTS

for file in sorted((here / "scenes").glob("[a-z]*.py")):
    importlib.import_module(f"scenes.{file.stem}")

index = here.parent / "packages/demo-content/assets/assets.json"
assets = json.loads(index.read_text())
for name, shot in SHOTS.items():
    if name not in assets:
        continue
    products.clear()
    others.clear()
    cloth = name.removesuffix("-wide").removeprefix("fabric-") if name.startswith("fabric-") else "loden-felt" if name.startswith("felt-") else ""
    shot.things()
    walls = colours_in(shot.settings)
    shown = {product: sorted(set(finishes)) for product, finishes in sorted(products.items())}
    if cloth:
        shown[cloth] = sorted({*others, *walls})
    colours = [] if cloth else sorted({*others, *walls, *(colours_in(products) if name in BY_HAND else ())})
    assets[name]["shows"] = {"products": BY_HAND.get(name, shown), "colors": colours}
index.write_text(json.dumps(assets, indent=2, ensure_ascii=False) + "\n")
print(f"{sum('shows' in asset for asset in assets.values())} of {len(assets)} pictures")
