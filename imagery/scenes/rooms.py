"""Rooms and still lifes for headers, teasers, articles and guides."""
from math import cos, pi, sin

from kit.materials import black, felt, wood
from kit.shapes import arch, box, surface, tube, upright
from kit.stage import ambient, close_camera, panel_light
from products.lamps import cone, layers, pendant, ring
from products.people import figure, hand, portrait, seated
from products.props import bale, bare_lamp, books, bottle, cat, moth, pan, parcel, plate, sheep, swatch_fan, vase
from products.rooms import arch_screen, booth, columns, curtain, kitchen_pass, screen
from products.seating import bench, chair, desk, high_armchair, niche, pouf, round_table, sofa
from products.walls import absorption_bars, baffles, beams, clouds, discs, forty_two, half_moons, plates, ribs, tiles, wallpaper
from products.workshop import clock, cut_edge, press, vat

from . import FORMS, custom, picture


def checked(light, dark, size, columns, rows, back):
    """A floor of square tiles that ends at y = `back`."""
    for i in range(columns):
        for j in range(rows):
            at = ((i - (columns - 1) / 2) * size, back - (j + 0.5) * size, 0.0)
            box((size - 0.006, size - 0.006, 0.012), at, felt(dark if (i + j) % 2 else light, 1.2), 0.003)


def panelled(colour, count, width, height, x, y):
    """A row of arched panels against the wall."""
    for i in range(count):
        upright(arch(width, height), 0.07, felt(colour, 1.2), (x + (i - (count - 1) / 2) * (width + 0.1), y, 0), 0.02)


@picture("home", "loden", hero=7.4, at=1.4, depth=1.2, reach=1.9, key=1.4, exposure=0.4, samples=22)
def home():
    fins = ["loden"] * 22
    fins[13], fins[18] = "signal", "lilac"
    baffles(fins, 22, 0.36, 3.6, 0.46, 3.3, -0.9)
    for i, (height, colour) in enumerate(((1.75, "spruce"), (2.15, "spruce"), (1.5, "loden"), (2.35, "spruce"), (1.9, "loden"))):
        upright(arch(0.74, height), 0.09, felt(colour, 1.2), (-3.3 + i * 0.86, 1.1, 0), 0.03)
    pendant("dome", "lilac", 0.95, -0.2, 2.0, 1.75, lit=26)
    pendant("dome", "signal", 1.95, 0.1, 1.62, 1.3, lit=26)
    sofa("blush", 1.2, 0.15, 2, 2.1)
    booth("oxblood", "oxblood", 3.0, 0.25, 1.35, 2.45, turn=-0.12, seat="tomato")
    pouf("signal", 2.05, -0.8, 0.46, 0.36)
    pouf("cobalt", 2.62, -0.95, 0.56, 0.42, 2)


@picture("stock", "cobalt", room=3.6, at=0.9, depth=0.9)
def stock():
    arch_screen("sky", 0.9, 0.5, 0.9, 1.6)
    parcel(-0.75, 0, 0, 0.9, 0.5, 0.5)
    parcel(-0.82, 0.02, 0.5, 0.6, 0.42, 0.36)
    for i, (colour, width, height, z) in enumerate((("lilac", 0.78, 0.36, 0.0), ("blush", 0.62, 0.32, 0.34), ("signal", 0.46, 0.28, 0.64))):
        for thing in pouf(colour, 0.3, -0.2, width, height, i):
            thing.location.z = z


@picture("clap", "chalk", room=3.4, at=1.1, depth=0.0)
def clap():
    fading = ("tomato", "tomato", "#EE7C66", "blush", "#E9C9C1", "chalk", "#DDDDD5", "#DDDDD5", "#D5D5CD", "#D5D5CD", "#CDCDC5", "#CDCDC5")
    absorption_bars(fading, [1.5 * 0.8**i + 0.08 for i in range(12)], z=0.4)


@custom("ceiling", *FORMS["-view"], 8, 0.2)
def ceiling():
    """Seen by somebody who lies on the floor."""
    box((14, 12, 0.1), (0, 0, 3.1), felt("oat", 1.8), 0)
    baffles(("loden", "spruce", "moss", "spruce"), 23, 0.36, 6.4, 0.42, 3.02, 0.0)
    for x, y, z, size in ((-1.1, 0.3, 1.75, 1.2), (0.2, -0.6, 2.0, 0.95), (1.3, 0.5, 1.7, 1.75)):
        pendant("dome", "tomato", x, y, z, size, 3.0, 3 * size)
    # Left and right are swapped for who looks up.
    panel_light((2.2, 2.4, -2.6), (0, 0, 3), (0.8, 0.8), 560, 5300)
    ambient((1, 0.985, 0.96), 0.4)
    close_camera((0, 0, -2.6), (0, 0, 3.0), 38, 16)


@picture("meeting", "blush", "tomato", room=6.2, at=1.35, depth=1.4, reach=1.6)
def meeting():
    panelled("oxblood", 7, 0.78, 2.3, 0, 1.3)
    beams(("blush", "oxblood"), 11, 0.55, 3.0, 0.0, 2.2, 0.16)
    pendant("drum", "tomato", 0, -0.1, 1.65, 2.2)
    round_table(0, 0, 1.15, 0.74)
    for x, colour in ((-1.55, "oxblood"), (1.55, "oxblood"), (0.0, "signal")):
        pouf(colour, x, -0.5 if x else -1.1, 0.52, 0.42)


@picture("niches", "signal", room=6.2, at=1.15, depth=1.0, reach=1.5)
def niches():
    for i in range(6):
        upright(arch(0.74, 1.95), 0.22, felt("ink" if i == 3 else "signal", 1.2), ((i - 2.5) * 0.94, 0.78, 0), 0.04)
    pouf("ink", 2.1, -0.4, 0.44, 0.36)


@picture("call-floor", "lilac", room=6.4, at=1.25, depth=0.9, reach=1.6)
def call_floor():
    for i, colour in enumerate(("lilac", "loden", "lilac", "loden")):
        booth(colour, colour, (i - 1.5) * 1.5, 0, 1.2, 2.2, seat="oxblood" if i != 1 else "signal")


@picture("auditorium", "spruce", view=6.0, at=1.4, depth=0.0, reach=1.4)
def auditorium():
    for i, colour in enumerate(("spruce", "moss", "loden")):
        for thing in ribs(colour, 1.9, 2.2, 0.35, 0.14):
            thing.location.x += (i - 1) * 1.95
    bench(0, -0.5, 2.2)


@picture("what-fins-do", "oat", view=3.2, at=1.1, depth=0.0)
def fins():
    ribs("loden", 2.6, 1.7, 0.25, 0.22, "moss")


def restaurant(quiet):
    # The ceiling keeps the light from above out: this one comes through the glass front.
    panel_light((-3.0, -7.0, 2.6), (0.2, 1.0, 1.6), (1.6, 1.2), 330)
    checked("oat", "oxblood", 0.42, 22, 14, 1.2)
    ceiling, back = 2.86, 1.2
    box((9, 3.9, 0.1), (0, -0.75, ceiling + 0.2), felt("chalk", 1.6), 0)
    for i in range(8):
        box((0.17, 3.9, 0.2), ((i - 3.5) * 0.95, -0.75, ceiling + 0.06), wood(axis=1), 0.012)
    if quiet:
        for i in range(7):
            box((0.74, 3.84, 0.05), ((i - 3) * 0.95, -0.75, ceiling + 0.08), felt("tomato", 1.2), 0.016)
    kitchen_pass(0, back, "tomato" if quiet else None)
    for x in (-1.92, 0, 1.92):
        round_table(x, -0.42, 0.4, 0.74)
        for side in (-1, 1):
            chair("tomato", x + side * 0.62, -0.02, -side * (0 if x else 1.2))
        if not x:
            continue
        if quiet:
            pendant("bell", "blush", x, -0.42, 1.42, 1.33, ceiling, 9)
        else:
            bare_lamp(x, -0.42, 1.9, ceiling)
        plate(x - 0.16, -0.5, 0.745)
        plate(x + 0.16, -0.5, 0.745)
    vase(0.12, -0.42, 0.74)
    # Where it is loud, everybody keeps a hand behind an ear.
    rest, ear = (-0.5, -1.42), (-0.5, 0.0)
    mirrored = lambda hand: (-hand[0], hand[1])
    mood = dict(frown=0.0, smile=0.04) if quiet else dict(frown=0.2, smile=-0.03)
    guests = (
        (-2.54, False, dict(skin="dark", hair="curls", hair_colour="ink", shirt="blush", mouth="oxblood")),
        (-1.3, True, dict(skin="rosy", hair="crop", hair_colour="#D9B45A", shirt="oat", glasses=True)),
        (1.3, False, dict(skin="pale", hair="quiff", hair_colour="#4A3526", shirt="sky")),
        (2.54, True, dict(skin="olive", hair="bald", hair_colour="ink", shirt="flint", beard="ink")),
    )
    for x, right, features in guests:
        up = rest if quiet else ear
        hands = (rest, mirrored(up)) if right else (up, mirrored(rest))
        seated(x, -0.26, 1.68, "ink", hands, **features, **mood)
    figure(-0.02, 0.42, 1.72, "ink", ((-0.72, -1.1), (0.96, -0.62)) if quiet else ((-0.72, -1.1), (0.5, 0.0)), "signal", skin="brown", hair="bun", hair_colour="ink", shirt="chalk", **mood)
    if quiet:
        pan(0.43, 0.3, 1.25)


@picture("quiet-restaurant", "oxblood", room=6.2, at=1.36, depth=1.2, reach=1.5, key=1.1, exposure=0.25, samples=8)
def quiet_restaurant():
    restaurant(True)


@picture("loud-restaurant", "oxblood", room=6.2, at=1.36, depth=1.2, reach=1.5, key=1.1, exposure=0.25, samples=8)
def loud_restaurant():
    restaurant(False)


@picture("school-canteen", "sky", room=6.0, at=1.5, depth=1.0, reach=1.5)
def canteen():
    clouds(tuple((("signal", "chalk", "cobalt", "tomato", "chalk")[i], (i - 2) * 1.15, -0.2 + 0.2 * (i % 2), 2.2 + 0.25 * (i % 2), 0.5) for i in range(5)))
    bench(-1.2, -0.2, 2.0)
    bench(1.2, -0.2, 2.0)
    for i, colour in enumerate(("tomato", "signal", "cobalt")):
        pouf(colour, -0.6 + i * 0.9, -0.9, 0.36, 0.28, i)


@picture("bottles", "moss", view=2.6, at=0.52, depth=0.7)
def bottles():
    for i in range(6):
        bottle(-1.0 + i * 0.29, 0.05 * (i % 2), 0, ("sky", "chalk", "sky", "sky", "chalk", "sky")[i])
    layers(("loden", "moss", "signal", "loden", "chalk"), 0.95, 0.0, 0.32, 0.28, 0.062, 0.05)


@picture("layers", "chalk", square=1.7, at=0.95)
def layered():
    pendant("dome", "signal", 0, 0, 1.15, 1.7, lit=0)
    layers(("signal", "flint", "chalk", "ink", "flint", "signal"), 0, 0, 0.98, 0.46, 0.115, 0.045)


# The same in the other felts that one can choose.
for lot in ("cobalt", "tomato", "sky"):

    @picture(f"layers-{lot}", "chalk", square=1.7, at=0.95, samples=8)
    def layered_in(lot=lot):
        pendant("dome", lot, 0, 0, 1.15, 1.7, lit=0)
        layers((lot, "flint", "chalk", "ink", "flint", lot), 0, 0, 0.98, 0.46, 0.115, 0.045)


@picture("courtroom", "oat", "oat", view=8.0, at=2.05, depth=1.2, reach=1.9, key=1.35, exposure=0.45, samples=8)
def courtroom():
    # The vault keeps the light from above out: this one comes in at the door.
    panel_light((-3.2, -7.5, 2.9), (0.4, 1.2, 2.3), (1.5, 1.5), 620)
    stone, plaster = felt("flint", 1.4), felt("chalk", 1.6)
    checked("oxblood", "tomato", 0.6, 16, 10, 1.2)
    surface(lambda u, v: (-3.95 * cos(u * pi), 1.2 - v * 4.7, 2.7 + 1.9 * max(0, sin(u * pi)) ** 0.5), 160, 2, plaster)
    for side in (-1, 1):
        box((0.3, 4.4, 2.7), (side * 4.1, -1.0, 1.35), plaster, 0.01)
        box((0.1, 4.4, 1.4), (side * 3.92, -1.0, 0.7), stone, 0.01)
    box((7.9, 0.06, 1.4), (0, 1.16, 0.7), stone, 0.01)
    # Two cables from wall to wall carry the fins, a rail the screens: nothing touches the vault.
    for y in (-1.7, 0.5):
        tube([(-3.95, y, 3.5), (3.95, y, 3.5)], 0.012, black())
    baffles(("oxblood", "tomato", "oxblood", "blush"), 20, 0.34, 2.8, 0.34, 3.48, -0.6)
    tube([(-3.6, 1.0, 2.96), (3.6, 1.0, 2.96)], 0.02, wood())
    for x, colour in ((-2.1, "tomato"), (0, "oxblood"), (2.1, "tomato")):
        upright(arch(1.2, 2.6), 0.07, felt(colour, 1.2), (x, 1.0, 0.34), 0.03)
    desk(0, -0.3, 3.0)
    books(0.9, -0.3, 0.74)
    screen(-0.7, -0.3, 0.74)
    figure(0.1, 0.25, 1.68, "ink", ((-0.6, -1.34), (0.6, -1.34)), skin="pale", hair="bob", hair_colour="flint", shirt="ink", collar="chalk", glasses=True, frown=0.0)
    for x in (-1.9, 1.9):
        chair("cobalt", x, -0.5, x)


@picture("night-train", "cobalt", view=5.0, at=1.15, depth=0.9, reach=1.3)
def night_train():
    niche("loden", "moss", -1.05, 0)
    niche("loden", "moss", 1.05, 0)
    cat(1.3, -0.16, 0.5, 0.9, -0.2)


@picture("sample-box", "tomato", view=2.2, at=0.46, depth=0.7)
def sample_box():
    parcel(0, 0.0, 0, 0.9, 0.5, 0.3, "chalk")
    for i, colour in enumerate(("signal", "cobalt", "loden", "blush", "lilac", "moss", "chalk")):
        box((0.7, 0.02, 0.42), (0, 0.2 - i * 0.06, 0.55 - i * 0.045), felt(colour, 0.6), 0.008)


@picture("dye-lots", "flint", view=3.2, at=1.1, depth=0.0)
def dye_lots():
    lots = ("loden", "spruce", "moss", "cobalt", "oxblood", "tomato", "blush", "lilac", "sky", "oat", "signal", "chalk")
    plates(tuple((lot, (i % 6 - 2.5) * 0.46, 0.82 + (i // 6) * 0.52, 0.42, 0.48, 0.06) for i, lot in enumerate(lots)), 0.05)


@picture("dye-house", "chalk", "flint", view=5.4, at=1.36, depth=1.1, reach=1.5, key=1.05, samples=8)
def dye_house():
    tube([(-3.6, 0.1, 2.92), (3.6, 0.1, 2.92)], 0.03, black())
    for x, top, colour in ((-1.5, 2.42, "moss"), (0.0, 2.62, "#77883A"), (1.5, 2.3, "signal")):
        vat(colour, x, 0.1, top)
    figure(0.74, -0.55, 1.66, "ink", ((-0.62, -1.02), (0.66, -0.86)), "moss", skin="rosy", hair="crop", hair_colour="flint", shirt="sky", glasses=True, frown=0.0)
    tube([(0.2, -0.64, 0.0), (0.58, -0.64, 1.42)], 0.024, wood(axis=2))


@picture("cut-edge", "oat", view=2.1, at=0.86, depth=1.1, key=1.05, samples=8)
def at_the_cut_edge():
    cut_edge("loden", ("#8F9590", "#9BA3A0", "#A9B1AF", "#7F847F", "#B4BEC0"), -0.02, 0.12, seed=1)
    cut_edge("moss", ("#8F9590", "#9BA3A0", "#A9B1AF", "#7F847F", "#B4BEC0"), -0.02, 0.425, seed=2)
    cut_edge("loden", ("#8F9590", "#9BA3A0", "#A9B1AF", "#7F847F", "#B4BEC0"), -0.02, 0.73, seed=3)
    hand(0.2, -0.06, 0.99, "brown", "blush", "tomato", 1.15, 0.3)


@picture("hallway", "sky", "chalk", square=3.3, at=1.32, depth=0.6, reach=1.2, key=1.05, samples=8)
def hallway():
    checked("chalk", "sky", 0.36, 12, 10, 0.6)
    # The panels, from the skirting to the height of a shelf with hooks.
    for thing in ribs("cobalt", 2.2, 1.86, 0.12, 0.09):
        thing.location.x -= 0.62
        thing.location.y += 0.6
    box((6, 0.03, 0.11), (0, 0.58, 0.055), felt("chalk", 1.2), 0.006)
    box((2.3, 0.2, 0.04), (-0.62, 0.48, 2.02), wood(), 0.008)
    # A door with a porthole: the sea is near.
    box((1.0, 0.06, 2.12), (1.16, 0.57, 1.06), wood(axis=2), 0.01)
    for colour, radius, thickness in (("chalk", 0.22, 0.03), ("cobalt", 0.16, 0.036)):
        for thing in discs(((colour, 1.16, 1.62, radius),), thickness):
            thing.location.y += 0.53
    box((0.03, 0.06, 0.16), (0.76, 0.51, 1.04), black(), 0.01)
    bench(-0.85, 0.2, 1.3)
    pouf("signal", 0.26, 0.1, 0.44, 0.36)
    seated(-0.95, -0.02, 1.72, "ink", skin="pale", hair="long", hair_colour="#C9652A", shirt="chalk", frown=0.0, smile=0.04)


@picture("reading-room", "loden", "oat", square=3.2, at=1.3, depth=0.8, reach=1.2, key=1.15, samples=8)
def reading_room():
    for i in range(14):
        box((0.3, 5.0, 0.014), ((i - 6.5) * 0.304, -1.7, 0.0), wood(axis=1), 0.003)
    # A window over roofs: the frame, the sky, two gables and what smokes above them.
    box((1.26, 0.02, 1.36), (0.0, 0.77, 1.92), felt("sky", 1.2), 0)
    for x, height, colour in ((-0.3, 0.62, "flint"), (0.34, 0.46, "#6F746E")):
        upright([(-0.3, 0), (0.3, 0), (0.3, height * 0.6), (0, height), (-0.3, height * 0.6)], 0.02, felt(colour, 0.9), (x, 0.73, 1.25), 0.004)
    box((0.1, 0.008, 0.34), (-0.42, 0.755, 1.8), felt("oxblood", 0.9), 0.004)
    for x in (-0.64, 0, 0.64):
        box((0.06, 0.1, 1.46), (x, 0.72, 1.92), felt("chalk", 0.9), 0.01)
    for z in (1.2, 1.92, 2.64):
        box((1.34, 0.1, 0.06), (0, 0.715, z), felt("chalk", 0.9), 0.01)
    for x, turn in ((-0.8, 0.16), (0.8, -0.16)):
        high_armchair("lilac", x, 0.1, turn)
    round_table(0.0, -0.25, 0.22, 0.5)
    books(0.0, -0.25, 0.5, ("cobalt", "chalk", "oxblood"))
    seated(-0.76, -0.34, 1.66, "ink", ((-0.3, -1.2), (0.3, -1.2)), 0.1, skin="rosy", hair="short", hair_colour="chalk", shirt="cobalt", beard="chalk", frown=0.0)
    pouf("signal", 0.78, -0.85, 0.4, 0.3)


@picture("notary", "oxblood", "oat", square=3.4, at=1.36, depth=0.9, reach=1.2, key=1.1, samples=8)
def notary():
    for i in range(14):
        box((0.3, 5.0, 0.014), ((i - 6.5) * 0.304, -1.7, 0.0), wood(axis=1), 0.003)
    # Murmel in its three sizes, 52, 80 and 120 centimetres.
    for x, z, size, colour in ((-1.0, 1.6, 1.4, "blush"), (0.0, 1.88, 2.1, "signal"), (0.98, 1.72, 0.91, "blush")):
        pendant("dome", colour, x, -0.1, z, size, lit=10 * size)
    desk(0, -0.2, 2.1)
    books(-0.72, -0.2, 0.74, ("tomato", "chalk", "cobalt", "chalk"))
    books(0.74, -0.2, 0.74, ("chalk", "spruce"))
    box((0.3, 0.2, 0.012), (0.12, -0.36, 0.746), felt("chalk", 0.4), 0.002)
    chair("tomato", 0, 0.42)
    seated(0, 0.2, 1.7, "ink", ((-0.46, -1.02), (0.46, -1.02)), skin="dark", hair="bun", hair_colour="ink", shirt="chalk", mouth="oxblood", frown=0.0, smile=0.04)


@picture("moths", "loden", view=2.8, at=1.05, depth=0.0)
def moths():
    moth(-0.55, 1.12, 1.0, "oat", "signal", -0.25)
    moth(0.52, 0.82, 0.72, "chalk", "blush", 0.3)
    moth(0.72, 1.42, 0.5, "flint", "signal", -0.1)


@picture("press-190", "ink", "flint", view=5.6, at=1.35, depth=1.1, reach=1.5, key=1.25, samples=8)
def at_the_press():
    press(0.35, ("signal", "chalk", "flint", "flint", "chalk", "signal"))
    clock(-2.25, 1.09, 2.45)
    figure(-2.02, -0.1, 1.7, "cobalt", ((-0.86, -1.0), (0.98, -0.72)), "oat", skin="brown", hair="bun", hair_colour="ink", shirt="tomato", glasses=True, mouth="oxblood", frown=0.0)


@picture("wool-fair", "spruce", view=4.8, at=1.1, depth=1.1, reach=1.3)
def wool_fair():
    for i, (x, z, colour) in enumerate(((-1.72, 0, "chalk"), (-0.74, 0, "oat"), (0.24, 0, "flint"), (-1.23, 0.6, "oat"), (-0.25, 0.6, "chalk"))):
        bale(colour, x, 0.35, z, i)
    sheep(1.06, -0.45, 0.9)
    figure(1.82, 0.05, 1.72, "ink", ((-0.92, -1.0), (0.95, -0.72)), skin="rosy", hair="cap", hair_colour="oxblood", shirt="moss", beard="oat", frown=0.0)
    tube([(2.24, -0.1, 0.0), (2.24, -0.1, 1.5), (2.22, -0.1, 1.66), (2.14, -0.1, 1.72), (2.08, -0.1, 1.64)], 0.02, wood(axis=2), True)


@picture("milan", "chalk", "blush", view=5.2, at=1.3, depth=0.9, reach=1.4, samples=8)
def milan():
    for thing in wallpaper(forty_two(), 5.88, 3.4):
        thing.location.y += 0.9
    sofa("chalk", -0.5, 0.0, 3, 2.1)
    cat(0.1, -0.2, 0.43, 1.0, 0.2)
    # The lamp that comes apart, taken apart.
    pendant("dome", "signal", 1.5, 0, 1.62, 1.5, lit=0)
    layers(("chalk", "flint", "ink", "signal"), 1.5, 0, 1.42, 0.4, 0.13, 0.04)


@picture("echo", "sky", view=3.6, at=1.2, depth=0.0)
def echo():
    for i, colour in enumerate(("cobalt", "chalk", "cobalt", "chalk", "signal")):
        discs(((colour, 0, 1.2, 0.95 - i * 0.19),), 0.07 + i * 0.05)


@picture("phone-calls", "blush", view=4.4, at=1.18, depth=0.75, reach=1.2)
def phone_calls():
    booth("oxblood", "oxblood", 0.55, 0, turn=-0.1, seat="signal")
    pouf("cobalt", -0.75, -0.2, 0.5, 0.4)


@picture("plants", "oat", view=3.2, at=0.85, depth=0.8)
def plants():
    for i, (x, height) in enumerate(((-0.9, 1.3), (-0.55, 1.6), (-0.2, 1.15), (0.15, 1.45), (0.5, 1.25))):
        upright([(0.16 * s, 0.0) for s in (-1, 1)] + [(0.24, height * 0.6), (0.0, height), (-0.24, height * 0.6)], 0.05, felt(("loden", "moss", "spruce", "loden", "moss")[i], 0.9), (x, -0.1 - 0.05 * i, 0.3), 0.015)
    box((2.0, 0.5, 0.36), (-0.2, -0.1, 0.18), felt("tomato", 1.0), 0.03)
    pouf("signal", 1.15, -0.2, 0.4, 0.32)


@picture("six-tenths", "lilac", view=3.6, at=1.15, depth=0.0)
def six_tenths():
    absorption_bars(("loden", "loden", "loden", "loden", "loden", "loden", "signal", "chalk", "chalk", "chalk"), (1.6, 1.45, 1.3, 1.15, 1.0, 0.85, 0.7, 0.55, 0.4, 0.25), 0.24, 0.06, 0.35)


@picture("privacy", "flint", "oat", view=4.6, at=1.25, depth=1.0, reach=1.3)
def privacy():
    curtain("oxblood", 0.5, 0.3, 2.6, 2.4)
    high_armchair("tomato", -1.2, 0, 0.35)


@picture("reverberation", "oxblood", view=4.4, at=1.25, depth=0.0, reach=1.2)
def reverberation():
    half_moons(("blush", "tomato"), 0.72, 0.44)


@picture("kortrijk", "loden", view=5.2, at=1.3, depth=1.0, reach=1.4, key=1.1, samples=8)
def kortrijk():
    columns(("signal", "chalk", "moss"), (2.1, 1.7, 1.4), -1.7, 0.3)
    sofa("oat", 0.75, 0.1, 3, 2.1)
    ring("signal", 0.75, 0, 1.9, 0.62, cord="chalk")
    figure(-0.62, 0.1, 1.66, "cobalt", ((-0.86, -1.0), (0.7, -1.24)), skin="pale", hair="bob", hair_colour="oxblood", shirt="blush", frown=0.0)


@picture("singapore", "sky", view=4.6, at=1.15, depth=0.9, reach=1.2)
def singapore():
    arch_screen("cobalt", -1.1, 0.3, 1.0, 1.8)
    sofa("tomato", 0.55, 0, 2, 1.6)
    pendant("dome", "chalk", 0.55, 0.1, 1.55, 1.1)


@picture("milan-shoffice", "blush", view=4.6, at=1.15, depth=0.9, reach=1.2, samples=8)
def milan_shoffice():
    high_armchair("tomato", -0.75, 0, 0.2)
    high_armchair("oxblood", 0.55, 0, -0.2)
    cone("signal", -0.1, 0, 1.5, 1.0)


@picture("cologne", "oat", view=4.6, at=1.15, depth=0.9, reach=1.2)
def cologne():
    for thing in tiles(("moss", "loden"), 4, 3, 0.5, 0.9, (2, 1, "signal")):
        thing.location.y += 0.9
    bench(0.9, -0.2, 1.8)


@picture("london", "oxblood", view=4.6, at=1.15, depth=0.9, reach=1.2)
def london():
    booth("tomato", "tomato", 0, 0, seat="blush")
    pouf("blush", 1.1, -0.3, 0.44, 0.34)


@picture("new-york", "cobalt", view=4.6, at=1.15, depth=0.9, reach=1.2)
def new_york():
    columns(("chalk", "signal", "chalk", "sky", "chalk"), (1.3, 2.1, 1.7, 2.3, 1.1), 0, 0.1, 0.2, 0.5)


@picture("dark-room", "loden", room=5.0, at=1.2, depth=0.9, reach=1.3)
def dark_room(lit=22, eyes=True):
    for thing in (*discs((("cobalt", -1.0, 1.7, 0.28),), 0.06), *plates((("oxblood", -1.65, 1.7, 0.54, 0.54, 0.1),), 0.06)):
        thing.location.y += 0.9
    sofa("tomato", 0.85, 0.1, 3, 1.9)
    pendant("dome", "signal", 0.75, 0.2, 1.62, 1.2, lit=lit)
    cat(1.42, -0.08, 0.43, 1.0, 0.2, eyes)
    pouf("cobalt", -0.55, -0.2, 0.42, 0.34)


@picture("room-lit", "loden", hall=4.6, at=1.14, depth=0.9, reach=1.3, key=2.2, exposure=0.3, samples=4)
def room_lit():
    # The page draws the cat's eyes, which look at the pointer.
    dark_room(60, eyes=False)


@picture("room-dark", "loden", hall=4.6, at=1.14, depth=0.9, reach=1.3, key=0.06, samples=4)
def room_dark():
    dark_room(0, False)


@picture("team", "chalk", view=3.6, at=1.27, depth=0.0, samples=8)
def team():
    for x, front, features in (
        (-1.2, 0, dict(skin="rosy", hair="short", hair_colour="#4A3526", shirt="loden", glasses=True)),
        (0.0, 0.06, dict(skin="dark", hair="curls", hair_colour="ink", shirt="signal")),
        (1.2, 0, dict(skin="pale", hair="bob", hair_colour="oxblood", shirt="cobalt")),
    ):
        for thing in portrait(**features, frown=0.0):
            # The one in the middle stands in front: nothing shows between the shoulders.
            thing.location.x += x
            thing.location.y -= front


@picture("wallpaper", "chalk", "oat", view=4.4, at=1.1, depth=0.0)
def papered():
    wallpaper(("signal", "signal", "chalk", "cobalt", "cobalt"), 4.4, 2.8)
    bench(0.3, -0.35, 1.6)


@picture("swatches", "oat", room=2.2, at=0.62, depth=0.0)
def swatches():
    swatch_fan(("signal", "tomato", "blush", "lilac", "cobalt", "spruce", "moss"), 0, 0.16, 0.3, 0.92)
