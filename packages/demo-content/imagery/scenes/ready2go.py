"""What is in stock, from several sides."""
from products.lamps import desk_lamp, pendant
from products.props import parcel
from products.rooms import arch_screen, booth, rolls
from products.seating import high_armchair, pouf, sofa
from products.walls import half_moons, hexagons, tiles

from . import picture


@picture("ready-kiezel", "blush", square=1.7, at=0.42)
def kiezel():
    pouf("cobalt", 0, 0, 0.85, 0.5)


@picture("ready-kiezel-pair", "blush", square=2.1, at=0.45)
def kiezel_pair():
    pouf("cobalt", -0.4, 0, 0.85, 0.5)
    pouf("signal", 0.5, -0.2, 0.55, 0.34, 3)


@picture("ready-kiezel-stack", "blush", square=1.8, at=0.55)
def kiezel_stack():
    for i, (colour, width, height, z) in enumerate((("cobalt", 0.8, 0.36, 0.0), ("tomato", 0.66, 0.32, 0.35), ("signal", 0.5, 0.28, 0.66))):
        for thing in pouf(colour, 0.01 * i, 0, width, height, i):
            thing.location.z = z


@picture("ready-murmel", "oat", square=1.7, at=1.22)
def murmel():
    pendant("dome", "loden", 0, 0, 1.02, 1.9)


@picture("ready-murmel-three", "oat", square=2.4, at=1.3)
def murmel_three():
    for x, z, colour in ((-0.72, 1.3, "loden"), (0.0, 1.0, "signal"), (0.74, 1.42, "oxblood")):
        pendant("dome", colour, x, 0, z, 1.15)


@picture("ready-loket", "sky", square=3.0, at=1.15, depth=0.75, reach=1.2)
def loket():
    booth("cobalt", "cobalt", 0, 0, seat="signal")


@picture("ready-loket-side", "sky", square=3.0, at=1.15, depth=1.1, reach=1.2)
def loket_side():
    booth("cobalt", "cobalt", 0, 0, turn=0.62, seat="signal")


@picture("ready-dommel", "spruce", square=3.0, at=0.7, depth=0.8, reach=1.1)
def dommel():
    sofa("blush", 0, 0, 2, 1.6)


@picture("ready-dommel-side", "spruce", square=2.8, at=0.7, depth=1.1, reach=1.1)
def dommel_side():
    sofa("blush", 0, 0, 2, 1.6, 0.7)


@picture("ready-fluister", "tomato", square=2.3, at=0.8, depth=0.8)
def fluister():
    high_armchair("oxblood", 0, 0, 0.3, inner="blush")


@picture("ready-boog", "moss", square=2.4, at=0.9, depth=0.8)
def boog():
    arch_screen("chalk", 0, 0, 1.1, 1.6)


@picture("ready-facet", "lilac", square=2.0, at=0.95, depth=0.0)
def facet():
    hexagons(("loden", "loden", "spruce", "tomato"), 3, 3, 0.3, 0.5, 5)


@picture("ready-raster", "oxblood", square=2.0, at=1.0, depth=0.0)
def raster():
    tiles(("blush", "blush", "tomato"), 4, 4, 0.36, 0.28, (1, 2, "signal"), 4)


@picture("ready-halve-maan", "loden", square=2.4, at=1.12, depth=0.0)
def halve_maan():
    half_moons(("moss", "signal"), 0.62)


@picture("ready-rol", "flint", square=2.0, at=0.6, depth=0.6)
def rol():
    rolls(("signal", "tomato", "cobalt"), 0, 0)


@picture("ready-re", "signal", square=1.4, at=0.42, depth=0.7)
def re():
    desk_lamp("dome", "cobalt", 0, 0, 0.75)


@picture("ready-parcels", "cobalt", square=2.6, at=0.75, depth=0.9)
def parcels():
    parcel(-0.55, 0, 0, 0.9, 0.5, 0.55)
    parcel(-0.62, 0.02, 0.55, 0.6, 0.42, 0.36)
    for i, (colour, width, height, z) in enumerate((("lilac", 0.74, 0.34, 0.0), ("blush", 0.6, 0.3, 0.33), ("signal", 0.44, 0.26, 0.62))):
        for thing in pouf(colour, 0.62, -0.1, width, height, i):
            thing.location.z = z
