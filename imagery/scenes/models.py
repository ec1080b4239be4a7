"""Models and finishes, all of a family from one distance, so that their sizes can be compared."""
from kit.materials import black
from kit.shapes import box, tube
from products.lamps import pendant
from products.rooms import booth, rolls, screen
from products.seating import pouf, sofa
from products.walls import baffles, ribs, wallpaper

from . import picture


murmel_felts = (("signal", ""), ("cobalt", "-cobalt"), ("tomato", "-tomato"), ("sky", "-sky"))

for felt, name in murmel_felts:
    for letter, z, size in (("s", 1.1, 0.95), ("m", 1.05, 1.45), ("l", 1.0, 2.18)):
        picture(f"model-murmel-{letter}{name}", "chalk", card=2.0, at=1.25)(
            lambda felt=felt, z=z, size=size: pendant("dome", felt, 0, 0, z, size)
        )

    @picture(f"model-murmel-trio{name}", "chalk", card=2.4, at=1.3)
    def murmel_trio(felt=felt):
        for x, z, size in ((-0.72, 1.35, 0.95), (0.0, 1.0, 1.45), (0.78, 1.45, 1.1)):
            pendant("dome", felt, x, 0, z, size)

    @picture(f"model-murmel-rail{name}", "chalk", card=2.4, at=1.3)
    def murmel_rail(felt=felt):
        top = 1.85
        box((1.8, 0.035, 0.035), (0, 0, top), black())
        for x in (-0.75, 0.75):
            tube([(x, 0, top), (x, 0, 4.2)], 0.003, black())
        for x in (-0.62, 0, 0.62):
            pendant("dome", felt, x, 0, 1.1, 0.95, ceiling=top)


@picture("model-loket-solo", "chalk", card=3.2, at=1.2, depth=0.75, reach=1.2)
def loket_solo():
    booth("oxblood", "oxblood", 0, 0, 1.04, seat="tomato")


@picture("model-loket-duo", "chalk", card=3.2, at=1.2, depth=0.75, reach=1.2)
def loket_duo():
    booth("loden", "loden", 0, 0, 1.68, seat="signal", seats=2)
    screen(0, 0.12, 1.055)


@picture("model-loket-long", "chalk", card=3.2, at=1.2, depth=1.1, reach=1.2)
def loket_long():
    booth("cobalt", "cobalt", 0, 0, 1.68, depth=1.12, turn=0.2, seat="lilac", seats=2, door=True)


for letter, colour, width, height in (("s", "signal", 0.38, 0.28), ("m", "tomato", 0.52, 0.33), ("l", "cobalt", 0.66, 0.38)):
    picture(f"model-kiezel-{letter}", "chalk", card=1.3, at=0.32)(
        lambda colour=colour, width=width, height=height: pouf(colour, 0, 0, width, height)
    )


@picture("model-dommel-2", "chalk", card=3.0, at=0.75, depth=0.75, reach=1.1)
def dommel_2():
    sofa("moss", 0, 0, 2, 1.54)


@picture("model-dommel-3", "chalk", card=3.0, at=0.75, depth=0.75, reach=1.1)
def dommel_3():
    sofa("moss", 0, 0, 3, 2.14)


@picture("model-kanteel-30", "chalk", card=3.2, at=1.7, depth=1.0, reach=1.4, key=1.15)
def kanteel_30():
    baffles(("blush",), 12, 0.24, 3.2, 0.3, 2.7, -0.6)


@picture("model-kanteel-45", "chalk", card=3.2, at=1.7, depth=1.0, reach=1.4, key=1.15)
def kanteel_45():
    baffles(("oxblood",), 9, 0.32, 3.2, 0.45, 2.7, -0.6)


@picture("model-rib-45", "chalk", card=2.2, at=1.1, depth=0.0)
def rib_45():
    ribs("spruce", 1.5, 1.5, 0.35, 0.07)


@picture("model-rib-90", "chalk", card=2.2, at=1.1, depth=0.0)
def rib_90():
    ribs("spruce", 1.5, 1.5, 0.35, 0.14)


for finish in ("moss", "cobalt", "oxblood", "signal"):

    @picture(f"skin-rol-{finish}", "chalk", card=2.4, at=1.0, depth=0.0)
    def finished(finish=finish):
        wallpaper((finish, finish, finish), 1.65, 1.9)
        rolls((finish,), 0.35, -0.35, 0.15, 0.55)


@picture("skin-rol-reed", "chalk", card=2.4, at=1.0, depth=0.0)
def reed():
    ribs("oat", 1.65, 1.9, 0.0, 0.04)
    rolls(("oat",), 0.35, -0.35, 0.15, 0.55)
