"""What is in stock, from several sides."""
from products.lamps import cone, pendant
from products.props import parcel
from products.rooms import arch_screen, booth, rolls
from products.seating import pouf, round_table, sofa
from products.walls import baffles

from . import picture


@picture("ready-kiezel", "blush", square=2.0, at=0.5)
def kiezel():
    for i, (colour, width, height, x, y) in enumerate((("cobalt", 0.66, 0.36, -0.5, 0.1), ("tomato", 0.52, 0.32, 0.2, -0.1), ("signal", 0.38, 0.28, 0.66, -0.3))):
        pouf(colour, x, y, width, height, i)


@picture("ready-murmel", "oat", square=1.7, at=1.22)
def murmel():
    pendant("dome", "oxblood", 0, 0, 1.02, 1.9)


@picture("ready-murmel-three", "oat", square=2.6, at=1.15, depth=0.9)
def murmel_three():
    for x, z, size, colour in ((-0.74, 1.62, 1.1, "loden"), (0.02, 1.3, 1.4, "signal"), (0.78, 1.72, 0.85, "oxblood")):
        pendant("dome", colour, x, 0, z, size)
    round_table(0, 0, 0.8, 0.74)


@picture("ready-loket", "oat", square=3.0, at=1.15, depth=0.75, reach=1.2)
def loket():
    booth("oxblood", "oxblood", 0, 0, seat="blush")


@picture("ready-loket-side", "oat", square=3.0, at=1.15, depth=1.1, reach=1.2)
def loket_side():
    booth("oxblood", "oxblood", 0, 0, turn=0.62, seat="blush")


@picture("ready-dommel", "spruce", square=3.0, at=0.7, depth=0.8, reach=1.1)
def dommel():
    sofa("blush", 0, 0, 2, 1.6)


@picture("ready-dommel-side", "spruce", square=2.8, at=0.7, depth=1.1, reach=1.1)
def dommel_side():
    sofa("blush", 0, 0, 2, 1.6, 0.7)


@picture("ready-dommel-oxblood", "blush", square=3.0, at=0.7, depth=0.8, reach=1.1)
def dommel_oxblood():
    sofa("oxblood", 0, 0, 2, 1.6)


@picture("ready-boog", "moss", square=3.4, at=1.0, depth=0.8, reach=1.2)
def boog():
    for x, y in ((-1.05, 0.1), (0.0, -0.1), (1.05, 0.1)):
        arch_screen("chalk", x, y, 0.95, 1.8)


@picture("ready-boog-oxblood", "oat", square=3.4, at=1.0, depth=0.8, reach=1.2)
def boog_oxblood():
    for x, y in ((-1.05, 0.1), (0.0, -0.1), (1.05, 0.1)):
        arch_screen("oxblood", x, y, 0.95, 1.8)


@picture("ready-boog-side", "moss", square=2.4, at=0.95, depth=0.9)
def boog_side():
    arch_screen("chalk", 0, 0, 0.95, 1.8, turn=0.9)


@picture("ready-kanteel", "spruce", square=3.2, at=1.7, depth=1.0, reach=1.4, key=1.15)
def kanteel():
    baffles(("chalk",), 12, 0.24, 3.2, 0.3, 2.75, -0.6)


@picture("ready-rol", "sky", square=2.2, at=0.6, depth=0.6)
def rol():
    rolls(("cobalt",), -0.45, 0)
    lying = rolls(("cobalt",), 0, 0, 0.16, 1.0)[0]
    lying.rotation_euler = (0, 1.5708, 0.1)
    lying.location = (-0.3, -0.42, 0.16)


@picture("ready-zwaan", "lilac", square=1.8, at=1.15, samples=8)
def zwaan():
    cone("chalk", 0, 0, 0.7, 1.6)


@picture("ready-zwaan-parcel", "lilac", square=1.9, at=0.5, depth=0.7, samples=8)
def zwaan_parcel():
    parcel(0, 0, 0, 1.2, 0.7, 0.08)
    cone("chalk", 0, -0.05, 0.085, 1.25, lit=0, hung=False)
