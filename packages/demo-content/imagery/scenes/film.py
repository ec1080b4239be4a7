"""Frames of the home header's loop: one felt relief while the light goes round it. Cross-faded by `film.ts`."""
from math import cos, pi, sin

from kit.stage import ambient, backdrop, panel_light
from products.walls import discs, half_moons, plates, ribs

from . import custom, frontal

LIGHTS = 6


def relief():
    for thing in ribs("spruce", 2.2, 2.2, 0.1, 0.13, "loden"):
        thing.location.x -= 2.3
    for thing in half_moons(("moss", "loden"), 0.55, 0.4):
        thing.location.x += 0.35
    discs((("signal", 2.35, 1.75, 0.42), ("spruce", 2.35, 0.75, 0.42), ("moss", 3.3, 1.25, 0.34)), 0.14)
    plates((("loden", 3.3, 2.1, 0.7, 0.5, 0.1), ("oxblood", 3.3, 0.4, 0.7, 0.5, 0.1)), 0.1)


def frame(i):
    turn = i / LIGHTS * 2 * pi

    def things():
        backdrop("loden", depth=0.0)
        relief()
        panel_light((-2.6 + 1.9 * cos(turn), -1.9, 3.0 + 1.1 * sin(turn)), (0.3, 0, 1.1), (0.7, 0.7), 520, 5200)
        panel_light((4.5, -3.5, 1.5), (0.5, 0, 1.1), (2.5, 2.5), 46, 6000)
        ambient((0.82, 1.0, 0.9), 0.2)
        frontal(6.6, 1.18, 0.3)

    custom(f"loop-{i + 1}", 1600, 900, 12)(things)


for i in range(LIGHTS):
    frame(i)
