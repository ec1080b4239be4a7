"""Things to sit on. They stand on the floor at (x, y) and face the front."""
from math import cos, pi, sin

from kit.materials import black, felt, wood
from kit.shapes import box, circle, cushion, group, leg, prism, rectangle, surface, u_path, band


def pouf(colour, x, y, width=0.5, height=0.4, seed=0):
    """A pebble: round from above, fat at the waist."""
    def point(u, v):
        angle = u * 2 * pi
        lift = 0.5 - 0.5 * cos(v * pi)
        radius = width / 2 * (1 - abs(2 * lift - 1) ** 3.2) ** (1 / 3.2)
        wave = 1 + 0.012 * sin(3 * angle + seed)
        return (x + radius * wave * cos(angle), y + radius * wave * sin(angle), height * lift)

    return [surface(point, 96, 40, felt(colour, 1.2), closed=True, sharp_above=180)]


def sofa(colour, x, y, seats=3, width=2.1, turn=0.0):
    """Dommel: low, deep, arms as thick as its back."""
    stuff, legs = felt(colour, 1.2), black()
    arm, depth, seat_height = 0.16, 0.9, 0.42
    inner = width - 2 * arm
    parts = [cushion((width - 0.02, depth - 0.04, 0.2), (0, 0, 0.2), stuff, 0.05, 0.0)]
    parts += [cushion((arm, depth, 0.5), (side * (width - arm) / 2, 0, 0.36), stuff, 0.07, 0.06, axis=0, seed=3 + side) for side in (-1, 1)]
    parts.append(cushion((width - 0.05, 0.2, 0.62), (0, depth / 2 - 0.1, 0.44), stuff, 0.08, 0.05, axis=1, seed=9))
    each = inner / seats
    for i in range(seats):
        middle = -inner / 2 + (i + 0.5) * each
        parts.append(cushion((each - 0.008, depth - 0.2, 0.17), (middle, -0.07, seat_height - 0.06), stuff, 0.06, 0.16, seed=i))
        parts.append(cushion((each - 0.012, 0.19, 0.42), (middle, depth / 2 - 0.27, seat_height + 0.2), stuff, 0.08, 0.28, (-0.14, 0, 0), 1, i + 5))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(leg((sx * (width / 2 - 0.1), sy * (depth / 2 - 0.1), 0), (sx * (width / 2 - 0.1), sy * (depth / 2 - 0.1), 0.13), 0.016, 0.022, legs))
    return group(parts, (x, y, 0), turn)


def high_armchair(colour, x, y, turn=0.0, width=0.92, height=1.36, inner=None):
    """Fluister: an armchair with walls."""
    stuff, lining = felt(colour, 0.9), felt(inner or colour, 1.2)
    depth, wall = 0.84, 0.075
    shell = prism(band(u_path(width - wall, depth - wall, 0.12), lambda s: wall / 2, lambda s: wall / 2), 0.12, height, stuff, 0.026, 6, 20, 60)
    parts = [shell, cushion((width - 2 * wall - 0.01, depth - 0.12, 0.2), (0, -0.03, 0.24), lining, 0.04, 0.0)]
    parts.append(cushion((width - 2 * wall - 0.02, depth - 0.2, 0.15), (0, -0.05, 0.4), lining, 0.05, 0.14))
    parts.append(cushion((width - 2 * wall - 0.02, 0.15, 0.46), (0, depth / 2 - 0.2, 0.66), lining, 0.06, 0.2, (-0.12, 0, 0), 1))
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot = (sx * (width / 2 - 0.08), sy * (depth / 2 - 0.1))
            parts.append(leg((*foot, 0), (*foot, 0.14), 0.014, 0.02, black()))
    return group(parts, (x, y, 0), turn)


def shell_chair(colour, inner, x, y, turn=0.0, radius=0.58):
    """Schelp: a round bowl on its side, with a cushion, on four oak legs."""
    middle = 0.82

    def bowl(r, depth):
        def point(u, v):
            angle = u * 2 * pi
            # From the rim at the front to the pole at the back.
            t = v * pi * 0.5
            ring, back = r * cos(t), depth * sin(t)
            return (ring * cos(angle), back - 0.28, middle + ring * sin(angle))

        return point

    outside = surface(bowl(radius, 0.62), 128, 40, felt(colour, 1.2), True, 0.06, 1, 0.0, 180)
    lining = surface(bowl(radius - 0.012, 0.55), 128, 40, felt(inner, 1.2), True, sharp_above=180)
    parts = [outside, lining]
    parts.append(cushion((0.78, 0.56, 0.2), (0, -0.1, middle - 0.36), felt(inner, 1.2), 0.09, 0.1, (0.08, 0, 0)))
    parts.append(cushion((0.62, 0.16, 0.4), (0, 0.16, middle - 0.06), felt(inner, 1.2), 0.08, 0.3, (-0.25, 0, 0), 1, 4))
    oak = wood()
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(leg((sx * 0.36, 0.05 + sy * 0.26, 0), (sx * 0.24, 0.05 + sy * 0.14, middle - 0.46), 0.014, 0.024, oak))
    return group(parts, (x, y, 0), turn)


def steps(colours, x, y, width=2.0, rise=0.32, run=0.5, turn=0.0):
    """Terp: felt steps to sit on."""
    count = len(colours)
    parts = [
        box((width, run * (count - i), rise), (0, run * i / 2, rise * (i + 0.5)), felt(colour, 1.2), 0.035)
        for i, colour in enumerate(colours)
    ]
    return group(parts, (x, y, 0), turn)


def niche(shell, seat, x, y, width=1.9, height=1.85, turn=0.0):
    """Nis: a bench in an alcove."""
    stuff, lining = felt(shell, 0.9), felt(seat, 1.2)
    depth, wall = 0.86, 0.1
    sides = prism(band(u_path(width - wall, depth - wall, 0.1), lambda s: wall / 2, lambda s: wall / 2), 0, height, stuff, 0.03, 6, 20, 60)
    roof = box((width, depth, wall), (0, 0, height + wall / 2 - 0.02), stuff, 0.035)
    inner = width - 2 * wall - 0.01
    parts = [sides, roof, box((inner, depth - 0.14, 0.36), (0, 0.0, 0.18), stuff, 0.02)]
    for i in (-1, 1):
        parts.append(cushion((inner / 2 - 0.01, depth - 0.2, 0.14), (i * inner / 4, -0.02, 0.42), lining, 0.05, 0.14, seed=i))
        parts.append(cushion((inner / 2 - 0.02, 0.14, 0.5), (i * inner / 4, depth / 2 - 0.2, 0.72), lining, 0.06, 0.22, (-0.1, 0, 0), 1, i + 5))
    return group(parts, (x, y, 0), turn)


def stool(colour, x, y, height=0.66):
    seat = prism(circle(0.18), height - 0.07, height, felt(colour, 1.2), 0.028, 6)
    foot = prism(circle(0.17), 0, 0.014, black(), 0.005)
    stem = prism(circle(0.022, steps=32), 0.01, height - 0.06, black(), 0.004)
    return group([seat, foot, stem], (x, y, 0))


def round_table(x, y, radius=0.75, height=0.74):
    top = prism(circle(radius), height - 0.035, height, wood(), 0.012)
    stem = prism(circle(radius * 0.11), 0.02, height - 0.03, wood(axis=2), 0.01)
    foot = prism(circle(radius * 0.42), 0, 0.03, wood(), 0.012)
    return group([top, stem, foot], (x, y, 0))


def bench(x, y, width=1.4, height=0.44):
    parts = [prism(rectangle(width, 0.38, 0.03), height - 0.04, height, wood(), 0.008)]
    parts += [box((0.04, 0.34, height - 0.04), (side * (width / 2 - 0.18), 0, (height - 0.04) / 2), wood(axis=2), 0.006) for side in (-1, 1)]
    return group(parts, (x, y, 0))


def desk(x, y, width=1.7, height=0.74, depth=0.75):
    parts = [prism(rectangle(width, depth, 0.02), height - 0.03, height, wood(), 0.008)]
    for side in (-1, 1):
        parts.append(box((0.06, depth - 0.12, height - 0.03), (side * (width / 2 - 0.12), 0, (height - 0.03) / 2), black(), 0.01))
    return group(parts, (x, y, 0))


def chair(colour, x, y, turn=0.0):
    """An oak chair with a seat and a back of felt."""
    oak, stuff = wood(axis=2), felt(colour, 1.0)
    parts = [prism(rectangle(0.42, 0.4, 0.06), 0.43, 0.465, stuff, 0.014)]
    parts += [leg((sx * 0.19, sy * 0.18, 0), (sx * 0.165, sy * 0.15, 0.44), 0.012, 0.017, oak) for sx in (-1, 1) for sy in (-1, 1)]
    parts += [leg((sx * 0.165, 0.17, 0.44), (sx * 0.17, 0.23, 0.8), 0.015, 0.012, oak) for sx in (-1, 1)]
    parts.append(box((0.44, 0.035, 0.2), (0, 0.2, 0.73), stuff, 0.016, (-0.14, 0, 0)))
    return group(parts, (x, y, 0), turn)
