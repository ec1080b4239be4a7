"""What stands around: boxes, books, a cat."""
from kit.materials import cardboard, felt, plain
from kit.shapes import box, curve_through, cushion, group, lathe, prism, tube


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


def cat(x, y, z, size=1.0, turn=0.0):
    """The cat of the dark room, loaf-shaped, in felt."""
    fur = felt("ink", 0.6)
    s = size
    body = cushion((0.42 * s, 0.24 * s, 0.24 * s), (0, 0, 0.13 * s), fur, 0.1 * s, 0.05)
    head = cushion((0.19 * s, 0.18 * s, 0.17 * s), (0.2 * s, -0.02, 0.3 * s), fur, 0.075 * s, 0.05, seed=2)
    ears = [lathe([(0.04 * s, 0), (0.004 * s, 0.075 * s), (0, 0.078 * s)], fur, 12, location=(0.2 * s + side * 0.055 * s, -0.02, 0.36 * s)) for side in (-1, 1)]
    tail = tube([(-0.19 * s, 0, 0.07 * s), (-0.33 * s, -0.02, 0.06 * s), (-0.4 * s, -0.04, 0.16 * s), (-0.36 * s, -0.04, 0.26 * s)], 0.024 * s, fur, True)
    return group([body, head, *ears, tail], (x, y, z), turn)


def swatch_fan(colours, x, y, z, size=0.3):
    """Sheets of felt laid out like a hand of cards."""
    parts = []
    for i, colour in enumerate(colours):
        angle = (i - (len(colours) - 1) / 2) * 0.2
        sheet = prism([(sx * size / 4, sy * size / 2 + size / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 0, 0.008, felt(colour, 0.5), 0.002)
        sheet.location, sheet.rotation_euler = (x, y, z + i * 0.009), (0, 0, -angle)
        parts.append(sheet)
    return parts
