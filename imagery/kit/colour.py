"""Colours: Loden's dye lots as linear light."""
from math import log

DYE_LOTS = dict(
    loden="#1F3B2D",
    spruce="#0F5B57",
    moss="#8A9845",
    cobalt="#2A45C9",
    oxblood="#5E1524",
    tomato="#F05A3F",
    blush="#F0B9AF",
    lilac="#B8A4E3",
    sky="#A9CDE6",
    oat="#D9CDB6",
    flint="#8B8F89",
    signal="#FFE800",
    chalk="#EDEDE6",
    ink="#1B1D1A",
)


def linear(colour):
    """A dye lot's name or a hex value as linear RGB."""
    digits = DYE_LOTS.get(colour, colour).lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def mix(a, b, amount):
    return tuple(x * (1 - amount) + y * amount for x, y in zip(a, b))


def kelvin(temperature):
    """Colour of light of a temperature in kelvin, linear."""
    t = temperature / 100
    red = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    green = 99.47 * log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    blue = 255 if t >= 66 else 0 if t <= 19 else 138.5 * log(t - 10) - 305.04
    return tuple((max(0, min(255, c)) / 255) ** 2.2 for c in (red, green, blue))
