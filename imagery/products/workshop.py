"""What stands in the workshop."""
import random

from kit.materials import black, felt, plain, wood
from kit.shapes import box, circle, group, lathe, prism, rectangle, tube, upright


def press(x, layers):
    """The hot press, with layers of felt between its plates, the lowest first; its middle at `x`."""
    plates, body = felt("flint", 1.2), felt("#5A5E58", 1.0)
    parts = [
        box((3.6, 1.0, 0.7), (0, 0, 0.35), body, 0.03),
        box((3.7, 1.05, 0.14), (0, 0, 0.77), plates, 0.02),
        box((3.7, 1.05, 0.16), (0, 0, 1.62), plates, 0.02),
        box((3.6, 1.0, 0.62), (0, 0, 2.0), body, 0.03),
    ]
    parts += [box((0.14, 0.14, 1.72), (side * 1.65, 0.42, 0.9), body, 0.02) for side in (-1, 0, 1)]
    parts += group([prism(circle(0.16, side * 1.2), 2.25, 4.0, plain("#C9CCC7", 0.4, 0.5), 0.01) for side in (-1, 0, 1)])
    for i, colour in enumerate(layers):
        parts.append(box((2.5, 0.86, 0.052), (0.1, -0.04, 0.867 + i * 0.054), felt(colour, 0.9), 0.018))
    return group(parts, (x, 0, 0))


def clock(x, y, z):
    """The clock on the wall at `y`, a minute before noon."""
    parts = [upright(circle(0.24), 0.05, felt("chalk", 0.8), (0, -0.05, 0), 0.02)]
    for turn, length, front in ((0.0, 0.13, 0.105), (-0.1, 0.18, 0.112)):
        hand = upright(rectangle(0.024, length, 0.01, y=length / 2), 0.012, felt("ink", 0.4), (0, -front, 0), 0.004)
        hand.rotation_euler.y = turn
        parts.append(hand)
    return group(parts, (x, y, z))


def cut_edge(skin, core, y, z, width=6.0, thickness=0.3, wool=0.045, seed=0):
    """A panel lying with its cut edge to the front: wool on both sides of a core, whose fibres lie in layers."""
    chance = random.Random(seed)
    parts = [box((width, 1.0, wool), (0, y + 0.5, z + at), felt(skin, 0.45, 0.9, 1.0), 0.016) for at in (wool / 2, thickness - wool / 2)]
    inner, at = thickness - 2 * wool, z + wool
    layers = 9
    for i in range(layers):
        tint = core[chance.randrange(len(core))]
        back = chance.uniform(0.004, 0.016)
        parts.append(box((width, 1.0, inner / layers), (0, y + 0.5 + back, at + (i + 0.5) * inner / layers), felt(tint, 0.32, 1.0, 1.0), 0.006))
    return parts


def vat(colour, x, y, sheet_top=2.5, width=1.0, height=0.86):
    """A vat of dye and the sheet that is lifted out of it: dyed below, still pale above, on a bar with two cords."""
    steel, dyed = plain("#A9AEA9", 0.45, 0.3), felt(colour, 1.2)
    r = width / 2
    profile = [(0, 0), (r - 0.05, 0), (r - 0.01, 0.03), (r, 0.08), (r, height - 0.03), (r + 0.03, height - 0.02), (r + 0.03, height), (r - 0.03, height), (r - 0.03, height - 0.1), (0, height - 0.1)]
    parts = [lathe(profile, steel, 128)]
    parts.append(lathe([(r + 0.004, height * 0.62), (r + 0.004, height - 0.06)], felt(colour, 0.8), 128))
    middle = height - 0.2 + (sheet_top - height) * 0.72
    parts.append(box((width * 0.62, 0.03, middle - height + 0.3), (0, 0, (middle + height - 0.3) / 2), dyed, 0.01))
    parts.append(box((width * 0.62, 0.03, sheet_top - middle), (0, 0, (sheet_top + middle) / 2), felt("oat", 1.2), 0.01))
    parts.append(box((width * 0.76, 0.05, 0.05), (0, 0, sheet_top + 0.01), wood(), 0.012))
    parts += [tube([(side * width * 0.3, 0, sheet_top + 0.03), (side * width * 0.3, 0, 4.5)], 0.006, black()) for side in (-1, 1)]
    return group(parts, (x, y, 0))
