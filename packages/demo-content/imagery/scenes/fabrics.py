"""Felts and cloths so close that single fibres show."""
from kit.stage import ambient, close_camera, panel_light
from products.fabric import felt_cloth, woven_cloth

from . import custom


def cloth(name, make, *args, seed=0.0, fold=0.03, **options):
    """A cloth with one fold, light raking over it from the upper left."""

    def things():
        make(*args, seed=seed, fold=fold, **options)
        panel_light((-0.4, 0.16, 0.17), (0, 0, 0.02), (0.12, 0.16), 6.0, 5200)
        panel_light((0.5, -0.4, 0.5), (0, 0, 0), (0.5, 0.5), 1.1, 6000)
        ambient((1, 0.98, 0.95), 0.14)
        close_camera((0.0, -0.19, 0.15), (0.0, -0.012, 0.012), 74, 14, (0.0, -0.005, 0.02))

    custom(f"fabric-{name}", 1000, 1000, 14, 0.2)(things)


FELTS = dict(
    loden="loden", spruce="spruce", moss="moss", cobalt="cobalt", oxblood="oxblood", tomato="tomato",
    blush="blush", lilac="lilac", sky="sky", oat="oat", flint="flint", signal="signal", chalk="chalk", ink="ink",
)
for i, (name, colour) in enumerate(FELTS.items()):
    cloth(f"felt-{name}", felt_cloth, colour, seed=i * 1.7, fold=0.02 + 0.004 * (i % 4))

WEAVES = dict(
    tweed=("flint", "oat", 420), keper=("cobalt", "sky", 600), baai=("tomato", "blush", 340), heide=("lilac", "oxblood", 460),
    mist=("chalk", "flint", 640), dijk=("moss", "loden", 400), klei=("oxblood", "tomato", 500), zand=("oat", "chalk", 560),
    nacht=("ink", "cobalt", 520),
)
for i, (name, (colour, accent, threads)) in enumerate(WEAVES.items()):
    cloth(f"cloth-{name}", woven_cloth, colour, accent, threads, seed=4 + i * 2.3, fold=0.022 + 0.004 * (i % 3))
