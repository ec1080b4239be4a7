"""Panels on a wall at y = 0 and what hangs from a ceiling."""
import random
from math import pi, sin

import bmesh
from kit.colour import DYE_LOTS
from kit.materials import black, felt
from kit.shapes import box, circle, curve_through, half_disc, lathe, polygon, prism, rectangle, surface, tube, upright, group


def ribs(colour, width=2.4, height=1.5, z=0.6, pitch=0.1, base=None):
    """Rib: round bars side by side. Every third may differ (`base`)."""
    count = round(width / pitch)
    parts = []
    for i in range(count):
        stuff = felt(base if base and i % 3 == 2 else colour, 1.2)
        bar = box((pitch * 0.72, 0.1, height), (-width / 2 + (i + 0.5) * pitch, -0.05, z + height / 2), stuff, 0.016)
        parts.append(bar)
    return parts


def tiles(colours, columns=5, rows=5, size=0.3, z=0.4, accent=None, seed=1):
    """Raster: cushioned squares; one may stand out (`accent` = column, row, colour)."""
    chance = random.Random(seed)
    parts = []
    for i in range(columns):
        for j in range(rows):
            colour = chance.choice(colours)
            if accent and (i, j) == accent[:2]:
                colour = accent[2]
            depth = chance.choice((0.045, 0.06, 0.075))
            at = (-size * columns / 2 + (i + 0.5) * size, -depth / 2, z + (j + 0.5) * size)
            parts.append(box((size - 0.014, depth, size - 0.014), at, felt(colour, 1.2), 0.02))
    return parts


def _raise(tile):
    """Raises the large faces of a prism in the middle by 2 mm: where triangles lie in one tilted plane, they shade each other's edges."""
    shape = bmesh.new()
    shape.from_mesh(tile.data)
    bmesh.ops.poke(shape, faces=[face for face in shape.faces if len(face.verts) > 4], offset=0.002)
    shape.to_mesh(tile.data)
    shape.free()


def hexagons(colours, columns=5, rows=4, radius=0.24, z=0.55, seed=3):
    """Facet: six-sided tiles, their faces tilted each its own way."""
    chance = random.Random(seed)
    parts = []
    across, up = radius * 3**0.5, radius * 1.5
    for j in range(rows):
        for i in range(columns - j % 2):
            colour = colours[chance.randrange(len(colours))]
            at = ((i - (columns - 1) / 2 + (0.5 if j % 2 else 0)) * across, -0.012, z + j * up)
            tile = upright(polygon(6, radius - 0.012, pi / 6), 0.075, felt(colour, 1.2), at, 0.02)
            _raise(tile)
            tile.rotation_euler.x += chance.uniform(-0.07, 0.07)
            tile.rotation_euler.z += chance.uniform(-0.07, 0.07)
            tile.location.y -= 0.075
            parts.append(tile)
    return parts


def half_moons(colours, z=0.75, radius=0.36):
    """Halve Maan: half discs, round side up or down."""
    parts = []
    for row in range(2):
        for i in range(3):
            outline = half_disc(radius)
            flip = (i + row) % 2 == 1
            if flip:
                outline = [(-px, -py) for px, py in outline]
            at = ((i - 1) * radius * 2.35, -0.09, z + row * radius * 1.75 + (radius * 0.7 if flip else 0))
            parts.append(upright(outline, 0.09, felt(colours[(i + row) % len(colours)], 1.2), at, 0.03, segments=6, smoothing=1))
    return parts


def wave_wall(colours, width=2.6, height=0.48, z=0.5):
    """Golf: bands of felt bent into waves, one above the other."""
    parts = []
    for row, colour in enumerate(colours):
        phase = row * pi / 2

        def point(u, v, phase=phase, row=row):
            wave = 0.08 * sin(u * 10 * pi + phase)
            return ((u - 0.5) * width, -0.12 + wave, z + row * (height + 0.02) + v * height)

        parts.append(surface(point, 200, 4, felt(colour, 1.2), thickness=0.024, bevel=0.006))
    return parts


def forty_two():
    """As many colours as there are felts: the dye lots in the order of the rainbow, and two steps between each and the next."""
    order = ("oxblood", "tomato", "blush", "oat", "signal", "moss", "loden", "spruce", "sky", "cobalt", "lilac", "chalk", "flint", "ink")
    hexes = [[int(DYE_LOTS[name][i : i + 2], 16) for i in (1, 3, 5)] for name in order]
    return ["#" + "".join(f"{round(a + (b - a) * step / 3):02X}" for a, b in zip(one, other)) for one, other in zip(hexes, [*hexes[1:], hexes[0]]) for step in range(3)]


def wallpaper(colours, width=2.7, height=2.6):
    """Rol on the wall: strips edge to edge."""
    each = width / len(colours)
    return [
        box((each - 0.003, 0.012, height), (-width / 2 + (i + 0.5) * each, -0.006, height / 2), felt(colour, 1.0), 0.003)
        for i, colour in enumerate(colours)
    ]


def baffles(colours, count=11, spacing=0.26, length=3.2, height=0.42, z=2.9, y=-1.2, thickness=0.05):
    """Kanteel: fins that hang in rows, away from the viewer."""
    return [
        box((thickness, length, height), ((i - (count - 1) / 2) * spacing, y, z - height / 2), felt(colours[i % len(colours)], 1.2), 0.016)
        for i in range(count)
    ]


def clouds(pieces, ceiling=4.4):
    """Wolk: round discs at different heights. A piece is (colour, x, y, z, radius)."""
    parts = []
    for colour, x, y, z, radius in pieces:
        profile = [(0, 0), (radius - 0.03, 0), (radius, 0.025), (radius, 0.045), (radius - 0.03, 0.07), (0, 0.07)]
        parts.append(lathe(curve_through(profile, 30), felt(colour, 1.2), 128, location=(x, y, z)))
        parts += [tube([(x + s * radius * 0.6, y, z + 0.06), (x + s * radius * 0.6, y, ceiling)], 0.003, black()) for s in (-1, 1)]
    return parts


def sails(pieces, ceiling=4.4):
    """Zeil: sheets that sag between cords. A piece is (colour, x, y, z, width, turn)."""
    parts = []
    for colour, x, y, z, width, turn in pieces:

        def point(u, v, w=width):
            sag = -0.34 * w * (1 - (2 * u - 1) ** 2) * 0.5
            return ((u - 0.5) * w, (v - 0.5) * w * 0.62, sag + 0.12 * w * (v - 0.5))

        sheet = surface(point, 60, 30, felt(colour, 1.2), thickness=0.022, bevel=0.005)
        cords = [tube([(sx * width / 2 * 0.97, sy * width * 0.29, sy * 0.06 * width), (sx * width / 2 * 0.97, sy * width * 0.29, ceiling - z)], 0.003, black()) for sx in (-1, 1) for sy in (-1, 1)]
        parts += group([sheet, *cords], (x, y, z), turn)
    return parts


def prisms(pieces, ceiling=4.4):
    """Prisma: hanging bodies with three sides. A piece is (colour, x, y, z, radius, length)."""
    parts = []
    for i, (colour, x, y, z, radius, length) in enumerate(pieces):
        body = prism(polygon(3, radius, pi / 2 + i * 0.35, 8), 0, length, felt(colour, 1.2), 0.02, 5, 2)
        body.location = (x, y, z)
        parts += [body, tube([(x, y, z + length), (x, y, ceiling)], 0.0035, black())]
    return parts


def beams(colours, count=5, spacing=0.6, z=2.6, y=-0.9, length=2.6, size=0.22):
    """Bint: square beams below the ceiling, seen from under their ends."""
    return [
        box((size, length, size * 1.35), ((i - (count - 1) / 2) * spacing, y, z), felt(colours[i % len(colours)], 1.2), 0.03)
        for i in range(count)
    ]


def absorption_bars(colours, heights, width=0.16, gap=0.07, z=0.4):
    """Bars of felt on the wall, as in a chart."""
    step = width + gap
    return [
        box((width, 0.09, height), ((i - (len(heights) - 1) / 2) * step, -0.045, z + height / 2), felt(colour, 1.2), 0.03)
        for i, (colour, height) in enumerate(zip(colours, heights))
    ]


def discs(pieces, thickness=0.09):
    """Flat round pieces on the wall. A piece is (colour, x, z, radius)."""
    return [upright(circle(r), thickness, felt(c, 1.2), (x, -thickness, z), 0.03, segments=6) for c, x, z, r in pieces]


def plates(pieces, thickness=0.09):
    """Rectangles with round corners on the wall. A piece is (colour, x, z, width, height, corner)."""
    return [
        upright(rectangle(w, h, corner), thickness, felt(c, 1.2), (x, -thickness, z), 0.03) for c, x, z, w, h, corner in pieces
    ]
