"""Booths, screens and what divides a room."""
from math import cos, pi, sin

from kit.materials import black, felt, glass, glow, plain, wood
from kit.shapes import arch, band, box, circle, group, lathe, mesh_of, normals_of, prism, rectangle, upright
from kit.stage import bulb
from mathutils import Vector

from .props import plate
from .seating import stool
from .walls import plates


def _frame(outer, inner, thickness, material, radius):
    """An upright wall with an opening: both outlines have the same number of points and stand on the floor."""
    def rings(outline, sign):
        points = [Vector(p) for p in outline]
        normals = normals_of(points, 4)
        quarter = [k / 5 * pi / 2 for k in range(6)]
        back = [(radius * (1 - sin(a)), thickness - radius * (1 - cos(a))) for a in quarter]
        front = [(inset, thickness - y) for inset, y in reversed(back)]
        return [[(p.x - sign * n.x * inset, y, p.y - sign * n.y * inset) for p, n in zip(points, normals)] for inset, y in front + back]

    loops = rings(outer, 1) + list(reversed(rings(inner, -1)))
    count = len(outer)
    vertices = [vertex for loop in loops for vertex in loop]
    faces = [
        (j % len(loops) * count + i, j % len(loops) * count + (i + 1) % count, (j + 1) % len(loops) * count + (i + 1) % count, (j + 1) % len(loops) * count + i)
        for j in range(len(loops))
        for i in range(count)
    ]
    return mesh_of("frame", vertices, faces, material, 40)


def screen(x, y, z, width=0.5, height=0.3):
    """A display on its foot; `z` is the top of the table."""
    parts = [box((width, 0.02, height), (0, 0, 0.12 + height / 2), black(), 0.008), box((0.2, 0.14, 0.012), (0, 0.02, 0.006), black(), 0.004)]
    parts.append(box((width - 0.03, 0.006, height - 0.03), (0, -0.01, 0.12 + height / 2), plain("sky", 0.4), 0.002))
    parts.append(box((0.04, 0.02, 0.2), (0, 0.02, 0.1), black(), 0.004))
    return group(parts, (x, y, z))


def _long_calls(width, height, depth):
    """What a booth for long calls has besides: a glass door, two columns that lift the desk, and a fan."""
    outer, inner = (
        [(px, max(py, 0.05)) for px, py in arch(width - 0.26 - 2 * inset, height - 0.14 - inset)] for inset in (0.0, 0.035)
    )
    rim = _frame(outer, inner, 0.03, black(), 0.006)
    pane = upright(inner, 0.01, glass(), (0, 0.02, 0), 0.002)
    # Light passes it unseen: what its gloss scatters would be noise.
    pane.visible_diffuse = pane.visible_shadow = False
    stile = box((0.03, 0.03, height - 0.22), (0, 0.015, (height - 0.22) / 2 + 0.05), black(), 0.004)
    handle = box((0.025, 0.05, 0.36), (0.07, -0.03, 1.05), black(), 0.01)
    door = [rim, pane, stile, handle]
    for thing in door:
        thing.location.y -= depth / 2 - 0.12
    back = depth / 2 - 0.09
    columns = [box((0.07, 0.07, 0.98), (side * (width / 2 - 0.42), back - 0.2, 0.52), plain("#B9BDB8", 0.4), 0.01) for side in (-1, 1)]
    fan = [upright(circle(0.15), 0.02, black(), (0, back, 1.52), 0.006)]
    fan += [box((0.22 - 0.05 * abs(i), 0.012, 0.014), (0, back - 0.024, 1.52 + i * 0.045), plain("#B9BDB8", 0.4), 0.004) for i in (-2, -1, 0, 1, 2)]
    return [*door, *columns, *fan]


def booth(colour, lining, x, y, width=1.2, height=2.2, depth=0.95, turn=0.0, seat=None, lamp=True, seats=1, door=False):
    """Loket: a phone booth with a round head and no door; the long one for two has a door, a desk on columns and a fan."""
    stuff, inside = felt(colour, 0.9), felt(lining, 1.2)
    opening = [(px, max(py, 0.0)) for px, py in arch(width - 0.26, height - 0.14)]
    parts = [_frame(arch(width, height), opening, depth, stuff, 0.035)]
    parts.append(upright(arch(width - 0.02, height - 0.02), 0.06, inside, (0, depth - 0.07, 0), 0.01))
    parts.append(box((width - 0.26, depth - 0.05, 0.05), (0, depth / 2, 0.025), inside, 0.01))
    parts.append(prism(rectangle(width - 0.26, 0.36, 0.02, y=depth - 0.28), 1.02, 1.055, wood(), 0.008))
    for thing in parts:
        thing.location.y -= depth / 2
    for i in range(seats):
        parts += stool(seat or lining, (i - (seats - 1) / 2) * 0.66, -0.05)
    if door:
        parts += _long_calls(width, height, depth)
    if lamp:
        light = prism(rectangle(0.34, 0.06, 0.028), height - 0.26, height - 0.235, glow(strength=9), 0.006)
        light.visible_diffuse = light.visible_shadow = False
        parts.append(light)
    group(parts, (x, y, 0), turn)
    if lamp:
        bulb((x, y - 0.05, height - 0.34), 9, 3600, 0.12)
    return parts


def arch_screen(colour, x, y, width=0.9, height=1.6, thickness=0.07, turn=0.0):
    """Boog: a screen with a round head, standing on its own."""
    leaf = upright(arch(width, height), thickness, felt(colour, 1.2), radius=0.02)
    foot = box((width * 0.5, 0.34, 0.02), (0, thickness / 2, 0.01), black(), 0.006)
    return group([leaf, foot], (x, y, 0), turn)


def folding_screen(colours, x, y, width=0.5, height=1.6, angle=0.5):
    """Paravent: leaves joined at an angle, with round shoulders."""
    across, back = width * cos(angle), width * sin(angle)
    parts = []
    for i, colour in enumerate(colours):
        leaf = upright(rectangle(width - 0.008, height, 0.12, y=height / 2), 0.05, felt(colour, 1.2), radius=0.016)
        at = (i - (len(colours) - 1) / 2) * across
        parts += group([leaf], (at, -back / 2, 0), angle if i % 2 else -angle)
    return group(parts, (x, y + back / 2, 0))


def desk_screen(colour, x, y, z, width=1.5, height=0.5, round_corner=0.24):
    """Vouw: a felt leaf that stands on a desk."""
    return [upright(rectangle(width, height, round_corner, y=height / 2), 0.04, felt(colour, 1.2), (x, y, z), 0.014)]


def curtain(colour, x, y, width=2.6, height=2.3, pitch=0.17, depth=0.07):
    """Sluis: felt that hangs in folds from a rail."""
    path = [(-width / 2 + width * k / 400, depth * sin(2 * pi * k / 400 * width / pitch)) for k in range(401)]
    cloth = prism(band(path, lambda s: 0.008, lambda s: 0.008), 0.03, height, felt(colour, 1.2), 0.003, 2, sharp_above=60)
    bar = box((width + 0.3, 0.05, 0.05), (0, 0, height + 0.04), black(), 0.012)
    return group([cloth, bar], (x, y, 0))


def columns(colours, heights, x, y, radius=0.15, gap=0.42):
    """Kolom: absorbers that stand like organ pipes."""
    parts = []
    for i, (colour, height) in enumerate(zip(colours, heights)):
        pillar = prism(circle(radius), 0, height, felt(colour, 1.2), 0.05, 8)
        pillar.location = (x + (i - (len(colours) - 1) / 2) * gap, y + (0.1 if i % 2 else -0.06), 0)
        parts.append(pillar)
    return parts


def kitchen_pass(x, back, panels=None):
    """The opening to the kitchen, lit; behind it the tiles and, once there are some, two panels of felt."""
    oak = wood()
    for i in range(10):
        for j in range(4):
            box((0.226, 0.02, 0.216), (x - 1.035 + i * 0.23, back - 0.015, 1.22 + j * 0.22), felt("chalk", 0.8), 0.006)
    for thing in plates(tuple((panels, x + side * 0.56, 1.6, 0.92, 0.62, 0.06) for side in (-1, 1)), 0.05) if panels else ():
        thing.location.y += back - 0.03
    for side in (-1, 1):
        box((0.07, 0.3, 1.06), (x + side * 1.19, back - 0.15, 1.56), wood(axis=2), 0.01)
    box((2.45, 0.3, 0.07), (x, back - 0.15, 2.1), oak, 0.01)
    box((2.55, 0.44, 0.06), (x, back - 0.2, 1.06), oak, 0.012)
    box((2.1, 0.05, 0.02), (x, back - 0.2, 2.055), glow(strength=6), 0).visible_diffuse = False
    bulb((x, back - 0.45, 1.9), 10, 3400, 0.15)
    for i in range(5):
        plate(x + 0.72, back - 0.25, 1.09 + i * 0.014, 0.12)


def rolls(colours, x, y, radius=0.16, height=1.0):
    """Rolls of wall covering: the spiral shows at the end."""
    parts = []
    for i, colour in enumerate(colours):
        r = radius
        profile = [(0.04, 0.01), (0.04, height), (r - 0.012, height), (r, height - 0.012), (r, 0.012), (r - 0.012, 0)]
        roll = lathe(profile, felt(colour, 0.8), 96)
        roll.location = (x + (i - (len(colours) - 1) / 2) * radius * 2.5, y, 0)
        parts.append(roll)
    return parts
