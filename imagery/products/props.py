"""What stands around: boxes, books, a cat."""
from math import cos, pi, sin

from kit.materials import black, cardboard, felt, glow, plain
from kit.shapes import box, circle, curve_through, cushion, group, lathe, prism, rectangle, tube, upright
from kit.stage import bulb


def parcel(x, y, z, width=0.6, depth=0.45, height=0.4, tape="signal"):
    parts = [box((width, depth, height), (0, 0, height / 2), cardboard(), 0.006)]
    parts.append(box((0.07, depth + 0.002, 0.16), (0, -0.001, height - 0.075), felt(tape, 0.5), 0.001))
    return group(parts, (x, y, z))


def books(x, y, z, colours=("tomato", "cobalt", "chalk")):
    parts, at = [], z
    for i, colour in enumerate(colours):
        thickness = 0.03 + 0.006 * (i % 2)
        parts.append(box((0.26 - 0.02 * i, 0.18, thickness), (x, y, at + thickness / 2), plain(colour, 0.7), 0.004, (0, 0, 0.12 * (-1) ** i)))
        at += thickness
    return parts


def vase(x, y, z, colour="chalk", size=1.0):
    profile = curve_through([(0.0, 0), (0.05, 0), (0.085, 0.05), (0.09, 0.11), (0.06, 0.18), (0.03, 0.22), (0.034, 0.25)], 36)
    return [lathe([(r * size, h * size) for r, h in profile], plain(colour, 0.55), 64, 0.004, (x, y, z))]


def plate(x, y, z, radius=0.13):
    profile = [(0, 0.004), (radius * 0.6, 0.004), (radius, 0.016), (radius, 0.02), (radius * 0.62, 0.01), (0, 0.01)]
    return [lathe(profile, plain("chalk", 0.35), 64, location=(x, y, z))]


def pan(x, y, z, colour="ink"):
    """A pan of mussels, as it is brought to the table."""
    profile = [(0, 0), (0.11, 0), (0.125, 0.014), (0.13, 0.1), (0.138, 0.104), (0.138, 0.116), (0, 0.126)]
    parts = [lathe(profile, plain(colour, 0.35), 64, location=(x, y, z))]
    parts += [box((0.06, 0.03, 0.02), (x + side * 0.15, y, z + 0.085), plain(colour, 0.35), 0.008) for side in (-1, 1)]
    return parts


def bare_lamp(x, y, z, ceiling):
    """A bulb on a cord, and nothing around it."""
    parts = [_egg(0.11, 0.11, 0.13, (x, y, z), glow(strength=6)), tube([(x, y, z + 0.13), (x, y, ceiling)], 0.0042, black())]
    parts.append(lathe([(0, 0), (0.026, 0), (0.026, 0.08), (0, 0.08)], black(), 32, location=(x, y, z + 0.055)))
    parts[0].visible_shadow = parts[0].visible_diffuse = False
    bulb((x, y, z), 9, radius=0.06)
    return parts


def _egg(width, depth, height, at, stuff):
    """A ball drawn out along the axes; `at` is its middle."""
    ball = lathe([(sin(k / 24 * pi) / 2, -cos(k / 24 * pi) / 2) for k in range(25)], stuff, 48, location=at)
    ball.scale = (width, depth, height)
    return ball


def cat(x, y, z, size=1.0, turn=0.0, eyes=True):
    """The cat of the dark room, sitting upright, in felt."""
    fur, s = felt("ink", 0.6), size
    back = curve_through([(0.0, 0.0), (0.15, 0.01), (0.175, 0.1), (0.14, 0.22), (0.1, 0.34), (0.085, 0.42), (0.0, 0.47)], 48)
    body = lathe([(r * s, h * s) for r, h in back], fur, 64, location=(0, 0.02 * s, 0))
    tail = [(0.1, 0.12, 0.04), (0.24, 0.06, 0.035), (0.27, -0.07, 0.034), (0.17, -0.17, 0.034), (0.08, -0.19, 0.034)]
    parts = [body, tube([tuple(c * s for c in point) for point in tail], 0.03 * s, fur, True)]
    eggs = [
        (0.24, 0.2, 0.19, 0, -0.05, 0.475),
        (0.09, 0.07, 0.07, 0, -0.135, 0.445),
        (0.065, 0.065, 0.06, *tail[-1]),
    ]
    for side in (-1, 1):
        eggs.append((0.17, 0.27, 0.23, side * 0.125, 0.0, 0.105))
        eggs.append((0.085, 0.09, 0.34, side * 0.052, -0.105, 0.16))
        eggs.append((0.085, 0.12, 0.06, side * 0.055, -0.15, 0.03))
        ear = lathe([(0.052 * s, 0), (0.03 * s, 0.06 * s), (0.004 * s, 0.112 * s), (0, 0.114 * s)], fur, 24, location=(side * 0.066 * s, -0.05 * s, 0.525 * s))
        ear.rotation_euler.y, ear.scale.y = side * 0.22, 0.6
        parts.append(ear)
        if eyes:
            parts.append(upright(circle(0.019 * s, steps=24), 0.02 * s, felt("signal", 0.4), (side * 0.05 * s, -0.15 * s, 0.485 * s), 0.006 * s))
    parts += [_egg(w * s, d * s, h * s, (px * s, py * s, pz * s), fur) for w, d, h, px, py, pz in eggs]
    return group(parts, (x, y, z), turn)


def swatch_fan(colours, x, z, width=0.3, length=0.9):
    """Samples on the wall, held at one end like a hand of cards."""
    parts = []
    for i, colour in enumerate(colours):
        angle = (i - (len(colours) - 1) / 2) * 0.24
        outline = rectangle(width, length, 0.03, y=length / 2 - 0.06)
        sheet = upright(outline, 0.02, felt(colour, 0.6), (x, -0.03 - i * 0.024, z), 0.008)
        sheet.rotation_euler.y = angle
        parts.append(sheet)
    return parts


def bottle(x, y, z, colour, height=0.62):
    """A bottle before it becomes felt."""
    h = height
    profile = [(0, 0), (0.13 * h, 0), (0.155 * h, 0.03 * h), (0.155 * h, 0.6 * h), (0.13 * h, 0.7 * h), (0.06 * h, 0.8 * h), (0.055 * h, 0.95 * h), (0.07 * h, 0.955 * h), (0.07 * h, h), (0, h)]
    return [lathe(profile, plain(colour, 0.22), 64, location=(x, y, z), bevel=0.004)]


def moth(x, z, size, colour, spot, turn):
    """A moth on the wall, wings spread; `turn` in radians."""
    s = size

    def at(px, pz):
        return (x + s * (px * cos(turn) + pz * sin(turn)), z + s * (pz * cos(turn) - px * sin(turn)))

    def piece(width, height, dye, px, pz, front, tilt=0.0):
        outline = [(s * width / 2 * cos(a), s * height / 2 * sin(a)) for a in (k / 64 * 2 * pi for k in range(64))]
        left, up = at(px, pz)
        part = upright(outline, 0.03, felt(dye, 0.5), (left, -front, up), 0.012)
        part.rotation_euler.y = tilt + turn
        return part

    parts = [piece(0.11, 0.5, "ink", 0, 0, 0.12)]
    for side in (-1, 1):
        parts.append(piece(0.36, 0.3, colour, side * 0.17, -0.14, 0.05, side * 0.5))
        parts.append(piece(0.56, 0.34, colour, side * 0.27, 0.08, 0.08, -side * 0.35))
        parts.append(piece(0.12, 0.12, spot, side * 0.33, 0.1, 0.1))
        feeler = [at(side * px, pz) for px, pz in ((0.02, 0.24), (0.1, 0.36), (0.2, 0.42))]
        parts.append(tube([(left, -0.1, up) for left, up in feeler], 0.009 * s, felt("ink", 0.4), True))
    return parts


def bale(colour, x, y, z, seed=0, width=0.96, depth=0.7, height=0.6):
    """Wool pressed into a block, with three straps around it."""
    parts = [cushion((width, depth, height), (0, 0, height / 2), felt(colour, 1.6, 1.0), 0.1, 0.03, seed=seed)]
    for i in (-1, 0, 1):
        parts.append(box((0.035, depth + 0.03, height + 0.035), (i * 0.28, 0, height / 2), felt("oxblood", 0.5), 0.012))
    return group(parts, (x, y, z))


def sheep(x, y, size=1.0):
    """A sheep from the side, its fleece in balls."""
    fleece, skin, s = felt("chalk", 1.4, 1.0), felt("ink", 0.6), size
    places = [(0.34 * cos(a), 0.02, 0.6 + 0.17 * sin(a), 0.17) for a in (k / 11 * 2 * pi for k in range(11))]
    places += [(px, -0.12, pz, 0.18) for px, pz in ((-0.26, 0.66), (-0.06, 0.7), (0.14, 0.66), (0.26, 0.55), (-0.16, 0.52), (0.04, 0.5))]
    parts = [_egg(2 * r * s, 2 * r * s, 2 * r * s, (px * s, py * s, pz * s), fleece) for px, py, pz, r in places]
    parts.append(_egg(0.8 * s, 0.42 * s, 0.44 * s, (0, 0, 0.6 * s), fleece))
    parts += [_egg(w * s, d * s, h * s, (px * s, py * s, pz * s), skin) for w, d, h, px, py, pz in ((0.2, 0.18, 0.28, -0.5, -0.14, 0.72), (0.2, 0.1, 0.07, -0.4, -0.14, 0.84))]
    parts.append(_egg(0.2 * s, 0.2 * s, 0.14 * s, (-0.47 * s, -0.12 * s, 0.87 * s), fleece))
    parts.append(upright(circle(0.02 * s, steps=24), 0.02 * s, felt("chalk", 0.4), (-0.53 * s, -0.225 * s, 0.75 * s), 0.006 * s))
    parts += [tube([(px * s, py * s, 0.0), (px * s, py * s, 0.45 * s)], 0.042 * s, skin) for px in (-0.26, 0.26) for py in (-0.1, 0.1)]
    return group(parts, (x, y, 0))
