"""Frames of the home header's loop: its room from noon to evening. `film.ts` cross-fades them, there and back."""
from kit.colour import linear, mix
from kit.stage import ambient, backdrop, panel_light

from . import custom, frontal
from .rooms import home

FRAMES = 4
# As far as the lights of the still are, so that the film begins where the still is.
REACH, HEIGHT = 1.9, 1.4


def frame(i):
    evening = i / (FRAMES - 1)
    far = REACH**2

    def things():
        backdrop("loden", depth=1.2)
        home()
        key = ((-2.9 + 5.8 * evening) * REACH, -3.0 * REACH, HEIGHT + (2.9 - 1.9 * evening) * REACH)
        panel_light(key, (0, 0, HEIGHT), (0.9 * REACH, 0.9 * REACH), (518 - 430 * evening) * far, 5300 - 1900 * evening)
        panel_light((3.6 * REACH, -3.2 * REACH, HEIGHT + 0.6 * REACH), (0, 0, HEIGHT), (2.6 * REACH, 2.6 * REACH), (84 - 66 * evening) * far, 5800)
        ambient(mix((1, 0.985, 0.96), linear("loden"), 0.35), 0.42 - 0.3 * evening)
        frontal(7.4, HEIGHT)

    custom(f"loop-{i + 1}", 1600, 900, 12, 0.4, settings=[evening])(things)


for i in range(FRAMES):
    frame(i)
