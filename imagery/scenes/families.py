"""The families: one felt backdrop, one thing, one accent."""
from kit.materials import wood
from kit.shapes import box, prism, rectangle
from products.lamps import cone, pendant, ring
from products.props import vase
from products.rooms import arch_screen, booth, columns, curtain, desk_screen, folding_screen, rolls
from products.seating import bench, chair, desk, high_armchair, niche, pouf, shell_chair, sofa, steps
from products.walls import baffles, beams, clouds, half_moons, hexagons, prisms, ribs, sails, tiles, wave_wall

from . import picture


@picture("murmel", "loden", square=1.9, wide=3.6, at=1.25)
def murmel():
    pendant("dome", "signal", 0, 0, 1.02, 2.2)


# In the other felts that one can choose on its page.
for felt in ("cobalt", "tomato", "sky"):
    picture(f"murmel-{felt}", "loden", square=1.9, wide=3.6, at=1.25)(lambda felt=felt: pendant("dome", felt, 0, 0, 1.02, 2.2))


@picture("murmel-felts", "oxblood", room=6.0, at=1.55, depth=1.0, reach=1.5, key=1.1, samples=8)
def murmel_felts():
    for x, z, size, colour in ((-1.95, 1.5, 1.45, "sky"), (-0.62, 1.62, 0.95, "cobalt"), (0.62, 1.36, 1.45, "tomato"), (1.95, 1.58, 0.95, "signal")):
        pendant("dome", colour, x, 0, z, size, lit=9)
    prism(rectangle(4.6, 0.9, 0.12), 0.7, 0.74, wood(), 0.012)
    for x in (-1.9, 1.9):
        box((0.1, 0.7, 0.7), (x, 0, 0.35), wood(axis=2), 0.01)
    for x in (-1.4, -0.2, 1.0):
        chair("blush", x, 0.62, 0.0)
    vase(0.1, 0, 0.74)


@picture("lus", "blush", square=2.3, wide=3.9, at=1.35)
def lus():
    ring("oxblood", 0, 0, 1.62, 0.78)
    ring("tomato", 0.12, 0, 1.24, 0.56)
    ring("oxblood", -0.05, 0, 0.9, 0.36)


@picture("trom", "oxblood", square=2.2, wide=3.8, at=1.3)
def trom():
    pendant("drum", "blush", -0.42, 0, 1.3, 1.75)
    pendant("drum", "tomato", 0.5, -0.2, 0.95, 1.25)


@picture("zwaan", "sky", square=2.0, wide=3.6, at=1.3)
def zwaan():
    cone("cobalt", -0.34, 0, 0.92, 1.55)
    cone("chalk", 0.48, -0.2, 0.76, 1.05)


@picture("klok", "chalk", square=1.6, wide=3.0, at=1.25)
def klok():
    pendant("bell", "loden", 0, 0, 0.92, 1.7)


@picture("loket", "blush", square=3.0, wide=6.0, at=1.2, wide_at=1.15, depth=0.75, reach=1.2)
def loket():
    booth("oxblood", "oxblood", -0.15, 0, turn=0.12, seat="tomato")
    pouf("tomato", 0.98, -0.35, 0.44, 0.36)


@picture("nis", "spruce", square=3.4, wide=5.4, at=1.0, depth=0.7, reach=1.2)
def nis():
    niche("moss", "moss", 0, 0)
    pouf("signal", 1.2, -0.35, 0.4, 0.34)


@picture("kolom", "tomato", square=2.9, wide=6.0, at=1.1, depth=0.6, reach=1.2)
def kolom():
    columns(("oat", "blush", "chalk", "oat", "blush"), (1.1, 1.7, 2.15, 1.45, 1.85), 0, 0)


@picture("dommel", "oat", square=3.5, wide=4.8, at=0.75, wide_at=0.62, depth=0.75, reach=1.1)
def dommel():
    sofa("moss", -0.1, 0, 3, 2.25)
    pouf("tomato", 1.36, -0.55, 0.44, 0.32)


@picture("fluister", "cobalt", square=3.4, wide=4.4, at=0.85, wide_at=0.72, depth=0.75, reach=1.1)
def fluister():
    high_armchair("lilac", -0.56, 0, 0.16)
    high_armchair("lilac", 0.56, 0, -0.16)
    pouf("signal", 1.22, -0.7, 0.38, 0.3)


@picture("schelp", "spruce", square=2.2, wide=4.0, at=0.85, depth=0.85)
def schelp():
    shell_chair("blush", "blush", 0, 0, 0.42)


@picture("boog", "chalk", square=2.9, wide=5.2, at=1.0, depth=0.75, reach=1.1)
def boog():
    arch_screen("loden", -0.62, 0.25, 1.05, 1.85)
    arch_screen("spruce", 0.22, 0.0, 0.95, 1.4)
    arch_screen("sky", 0.9, -0.25, 0.75, 1.0)


@picture("paravent", "lilac", square=3.0, wide=5.2, at=0.95, depth=0.8, reach=1.1)
def paravent():
    folding_screen(("spruce", "moss", "spruce", "tomato"), 0, 0, 0.62, 1.7)


@picture("vouw", "lilac", square=2.7, at=0.85, depth=0.7)
def vouw():
    desk(0, 0, 2.0)
    desk_screen("spruce", -0.1, 0.2, 0.74, 1.75, 0.56, 0.27)
    desk_screen("tomato", 0.62, -0.02, 0.74, 0.6, 0.4, 0.19)


@picture("sluis", "oat", "flint", square=3.5, wide=6.4, at=1.3, depth=0.7, reach=1.3)
def sluis():
    curtain("cobalt", -0.1, 0, 2.5, 2.35)
    pouf("signal", 1.28, -0.35, 0.44, 0.36)


@picture("kiezel", "lilac", square=2.2, wide=3.4, at=0.48, wide_at=0.4, depth=0.9)
def kiezel():
    pouf("moss", -0.42, 0.1, 0.85, 0.5)
    pouf("signal", 0.5, -0.05, 0.62, 0.36, 2)
    pouf("oxblood", 0.12, -0.5, 0.38, 0.24, 4)


@picture("wolk", "sky", square=3.3, wide=6.4, at=1.35, wide_at=1.35, depth=1.0, reach=1.3)
def wolk():
    clouds((("chalk", -0.3, 0.1, 2.25, 0.62), ("cobalt", 0.85, -0.2, 2.05, 0.4), ("signal", 0.15, -0.5, 1.6, 0.34), ("cobalt", -1.05, -0.3, 1.7, 0.32), ("chalk", 0.95, 0.3, 1.62, 0.28)))
    sofa("cobalt", 0.05, 0.1, 2, 1.5)


@picture("terp", "signal", square=3.5, wide=4.8, at=0.75, depth=1.6, reach=1.2)
def terp():
    steps(("oxblood", "tomato", "blush"), 0, -0.4, 2.2)
    for thing in pouf("cobalt", 0.62, -0.2, 0.4, 0.3):
        thing.location.z = 0.64
    pouf("loden", -1.3, -0.65, 0.36, 0.28)


@picture("raster", "chalk", square=2.4, at=1.15, depth=0.0)
def raster():
    tiles(("flint", "flint", "#7A7E78", "#9FA39B"), 5, 5, 0.36, 0.25, (2, 2, "signal"))


@picture("facet", "oat", square=2.7, wide=4.6, at=1.05, depth=0.0, samples=8)
def facet():
    hexagons(("moss", "moss", "moss", "signal", "#78853A"), 5, 4, 0.27, 0.44)


@picture("rib", "chalk", square=2.6, wide=4.6, at=1.2, depth=0.0)
def rib():
    ribs("cobalt", 1.9, 1.55, 0.42)


@picture("halve-maan", "tomato", square=2.7, wide=4.0, at=1.2, depth=0.0)
def halve_maan():
    half_moons(("blush", "oxblood"), 0.68)


@picture("kanteel", "tomato", square=3.3, wide=7.7, at=1.5, wide_at=1.56, depth=1.0, reach=1.4, key=1.15)
def kanteel():
    baffles(("blush", "chalk"), 11, 0.3, 3.4, 0.46, 3.02, -0.7)
    sofa("oxblood", -0.1, 0.35, 3, 1.9)
    pouf("blush", 1.2, -0.1, 0.42, 0.34)


@picture("zeil", "sky", square=3.2, wide=4.6, at=1.55, wide_at=1.75, depth=1.0, reach=1.3)
def zeil():
    sails((("chalk", -0.35, 0.1, 2.3, 1.7, 0.1), ("cobalt", 0.7, -0.3, 1.85, 1.3, -0.15), ("signal", -0.75, -0.5, 1.55, 0.9, 0.2)))


@picture("prisma", "spruce", square=2.6, wide=4.2, at=1.4, depth=0.8, reach=1.1)
def prisma():
    prisms((("signal", -0.75, 0, 1.3, 0.2, 0.8), ("moss", -0.32, -0.2, 0.95, 0.17, 0.95), ("chalk", 0.12, 0.1, 1.45, 0.22, 0.7), ("moss", 0.52, -0.1, 1.05, 0.18, 0.85), ("signal", 0.9, 0, 1.5, 0.15, 0.6)))


@picture("golf", "spruce", square=2.9, wide=4.6, at=1.2, depth=0.0)
def golf():
    wave_wall(("spruce", "sky", "spruce"), 2.3, 0.5, 0.42)


@picture("bint", "oat", square=3.2, wide=7.0, at=1.38, wide_at=1.36, depth=1.0, reach=1.4, key=1.1)
def bint():
    beams(("ink", "signal", "ink", "ink", "ink"), 7, 0.5, 2.66, -0.6, 3.0, 0.19)
    bench(0, 0.1, 1.8)
    pouf("ink", 1.15, -0.25, 0.44, 0.36)


@picture("rol", "signal", square=2.4, wide=3.8, at=0.62, wide_at=0.55, depth=0.6)
def rol():
    rolls(("ink", "chalk", "flint", "cobalt"), -0.25, 0)
    lying = rolls(("tomato",), 0, 0, 0.16, 1.0)[0]
    lying.rotation_euler = (0, 1.5708, 0.08)
    lying.location = (-0.1, -0.45, 0.16)
