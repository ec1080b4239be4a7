"""Felt lamps. `z` is the height of the rim."""
from math import cos, pi, sin

from kit.materials import black, felt, glow, plain
from kit.shapes import circle, curve_through, group, lathe, prism, surface, tube
from kit.stage import bulb

SHADES = dict(
    dome=[(0.02, 0.292), (0.11, 0.283), (0.2, 0.228), (0.262, 0.125), (0.285, 0.0)],
    bell=[(0.03, 0.40), (0.10, 0.385), (0.145, 0.30), (0.165, 0.17), (0.215, 0.03), (0.225, 0.0)],
)


def _shade(shade, colour, size):
    """A shade and its height."""
    if shade == "drum":
        wall, height = 0.016, 0.24
        profile = [(0, height), (0.235, height), (0.248, height - 0.004), (0.25, height - 0.014), (0.25, 0.004), (0.246, 0)]
        profile += [(0.25 - wall + 0.004, 0), (0.25 - wall, 0.004), (0.25 - wall, height - wall), (0, height - wall)]
        return lathe([(r * size, h * size) for r, h in profile], felt(colour, 1.2), 128), height * size
    outline = [(r * size, h * size) for r, h in curve_through(SHADES[shade], 36)]
    return lathe(outline, felt(colour, 1.2), 128, 0.014 * size, bevel=0.004), outline[0][1]


def pendant(shade, colour, x, y, z, size=1.0, ceiling=4.2, lit=7.0):
    """A lamp on a cord. `size` 1 is about 55 cm wide; `lit` in watts."""
    hood, top = _shade(shade, colour, size)
    hood.location = (x, y, z)
    parts = [hood]
    parts.append(lathe([(0, 0), (0.03, 0), (0.03, 0.05), (0.011, 0.06), (0, 0.06)], black(), 32, location=(x, y, z + top - 0.006)))
    parts.append(tube([(x, y, z + top + 0.04), (x, y, ceiling)], 0.0042, black()))
    radius = 0.06 * size
    disc = prism(circle(radius * 2.2), 0, 0.01, glow(strength=5), 0.004)
    disc.location = (x, y, z + 0.09 * size)
    disc.visible_shadow = disc.visible_diffuse = False
    if lit:
        bulb((x, y, z + 0.06 * size), lit, radius=radius)
    return [*parts, disc]


def ring(colour, x, y, z, radius, ceiling=4.2, height=0.075, thickness=0.05, cord=None):
    """A hoop of felt with light on its inside, on three cords; before a dark wall they need a light colour."""
    r = radius
    profile = [(r, 0.004), (r, height - 0.004), (r - 0.004, height), (r - thickness, height), (r - thickness, 0), (r - 0.004, 0), (r, 0.004)]
    hoop = lathe(profile, felt(colour, 1.2), 160, location=(x, y, z))
    lit = lathe([(r - thickness - 0.002, 0.012), (r - thickness - 0.002, height - 0.012)], glow(strength=3.4), 160, location=(x, y, z))
    lit.visible_shadow = lit.visible_diffuse = False
    cords = [
        tube([(x + (r - 0.02) * cos(a), y + (r - 0.02) * sin(a), z + height), (x + (r - 0.02) * cos(a), y + (r - 0.02) * sin(a), ceiling)], 0.005 if cord else 0.003, plain(cord, 0.7) if cord else black())
        for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)
    ]
    bulb((x, y, z + height / 2), 5, radius=r * 0.5)
    return [hoop, lit, *cords]


def cone(colour, x, y, z, size=1.0, ceiling=4.2, lit=7.0, hung=True):
    """
    Zwaan: a third of a circle, rolled until its sides overlap and held by one rivet, so its sides are three times as long as
    its rim is wide from the middle. `size` 1 is 45 cm wide and 62 cm high.
    """
    rim, neck, sheet, brass = 0.225, 0.026, 0.011, plain("#B5923F", 0.3, 0.9)
    slope, seam, overlap = 8**0.5, -0.39 * pi, 0.3

    def point(u, v):
        radius = rim + (neck - rim) * v + 1.3 * sheet * u
        angle = seam + overlap - u * (2 * pi + overlap)
        return (radius * cos(angle), radius * sin(angle), (rim - neck) * slope * v)

    top = (rim - neck) * slope
    shade = surface(point, 160, 24, felt(colour, 1.2), thickness=sheet, bevel=0.003)
    out, up = rim + sheet * 1.8 - 0.05 / slope, 0.05
    rivet = lathe([(0, 0.005), (0.009, 0.005), (0.015, 0.0), (0.015, -0.008), (0, -0.008)], brass, 32)
    rivet.location = (out * cos(seam + 0.09), out * sin(seam + 0.09), up)
    rivet.rotation_euler = (0, pi / 2 - 0.34, seam + 0.09)
    swan = lathe([(0, 0), (neck + 0.012, 0), (neck + 0.012, 0.012), (0.016, 0.018), (0.012, 0.07), (0, 0.07)], brass, 48, location=(0, 0, top - 0.004))
    parts = [shade, rivet, swan]
    for part in parts:
        part.location *= size
        part.scale = (size, size, size)
    group(parts, (x, y, z))
    if hung:
        parts.append(tube([(x, y, z + (top + 0.06) * size), (x, y, ceiling)], 0.0042, black()))
        disc = prism(circle(0.1 * size), 0, 0.01, glow(strength=5), 0.004)
        disc.location = (x, y, z + 0.09 * size)
        disc.visible_shadow = disc.visible_diffuse = False
        parts.append(disc)
    if lit:
        bulb((x, y, z + 0.06 * size), lit, radius=0.05 * size)
    return parts


def layers(colours, x, y, z, radius, gap=0.075, thickness=0.035):
    """Discs of felt that float above each other, as in an exploded drawing."""
    return [
        lathe(
            [(0, 0), (radius - 0.01, 0), (radius, 0.01), (radius, thickness - 0.01), (radius - 0.01, thickness), (0, thickness)],
            felt(colour, 1.2),
            128,
            location=(x, y, z - i * gap),
        )
        for i, colour in enumerate(colours)
    ]
