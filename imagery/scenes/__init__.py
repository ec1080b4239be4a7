"""One description per picture: a backdrop, things in front of it, how far the camera stands back."""
from dataclasses import dataclass
from typing import Callable

from kit import stage

LENS = 85
SENSOR = 36


@dataclass
class Shot:
    """A picture of a scene."""

    build: Callable[[], None]
    things: Callable[[], None]
    settings: list
    width: int
    height: int
    samples: int
    exposure: float = 0.0


SHOTS: dict[str, Shot] = {}

# Sizes in pixels, by the end of the picture's name.
FORMS = {"": (1200, 1200), "-wide": (1440, 596), "-room": (1600, 1000), "-view": (1440, 900), "-card": (720, 720), "-hall": (2880, 1620), "-hero": (1920, 1200)}


def frontal(span, height, x=0.0, plane=0.0, lens=LENS):
    """Looks straight at (x, `height`) from so far that `span` metres fill the width at y = `plane`."""
    distance = span * lens / SENSOR
    stage.camera((x, plane - distance, height), (x, plane, height), lens, 16)


def picture(name, wall, floor=None, *, depth=0.9, key=1.0, reach=1.0, samples=12, exposure=0.0, x=0.0, at=1.0, **spans):
    """
    Registers a scene under a name and, per form, how many metres its width shows: `square=2.4`, `wide=4`, `room=6`, `card=2`.
    `at` is the height of the picture's middle (`wide_at` that of the wide one), `depth` where the wall stands, `key` the
    strength of the light and `reach` its distance.
    """

    def register(things):
        for form, span in spans.items():
            if form.endswith("_at"):
                continue
            middle = spans.get(f"{form}_at", at)
            suffix = "" if form == "square" else f"-{form}"

            def build(span=span, middle=middle):
                stage.new_scene()
                stage.backdrop(wall, floor, depth)
                stage.daylight(wall, key, middle, reach)
                things()
                frontal(span, middle, x)

            settings = [wall, floor, depth, key, reach, x, middle, span]
            # A room's picture is its only one, so it needs no suffix.
            only = len([f for f in spans if not f.endswith("_at")]) == 1
            SHOTS[name if only else name + suffix] = Shot(build, things, settings, *FORMS["" if form == "square" else suffix], samples, exposure)
        return things

    return register


def custom(name, width, height, samples=12, exposure=0.0, settings=()):
    """Registers a scene that sets its own stage, light and camera. `settings`: what it depends on beside its code."""

    def register(things):
        def build():
            stage.new_scene()
            things()

        SHOTS[name] = Shot(build, things, [*settings], width, height, samples, exposure)
        return things

    return register
