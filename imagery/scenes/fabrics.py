"""Felts and cloths so close that single fibres show."""
from kit.materials import felt
from kit.shapes import box
from kit.stage import ambient, close_camera, panel_light
from products.fabric import felt_cloth, fibres, fold, knitted_cloth, pile, pleats, sheet, woven_cloth

from . import FORMS, custom


def close_up(name, *settings, size=1000, exposure=0.3, wide=False):
    """Registers a cloth, five centimetres of it, with light raking over it from the upper left; if `wide`, eight of them too."""

    def register(things):
        def scene(lens=148):
            things()
            panel_light((-0.34, 0.2, 0.17), (0, 0, 0), (0.1, 0.1), 6.5, 5200)
            panel_light((0.5, -0.4, 0.5), (0, 0, 0), (0.5, 0.5), 1.2, 6000)
            ambient((1, 0.98, 0.95), 0.13)
            close_camera((0, -0.055, 0.2), (0, 0, 0.002), lens, 45)

        custom(name, size, size, 12, exposure, settings=[*settings])(scene)
        if wide:
            custom(f"{name}-wide", *FORMS["-wide"], 12, exposure, settings=[*settings])(lambda: scene(92))
        return things

    return register


FELTS = ("loden", "spruce", "moss", "cobalt", "oxblood", "tomato", "sky", "flint", "signal", "chalk")
for i, lot in enumerate(FELTS):
    close_up(f"felt-{lot}", lot, i, size=800)(lambda lot=lot, i=i: felt_cloth(lot, fold(0.007 + 0.001 * (i % 3), i), seed=i))


@close_up("fabric-loden-felt", exposure=0.6, wide=True)
def loden_felt():
    for level, edge, colour in ((-0.0062, None, "signal"), (-0.0031, 0.017, "moss"), (0.0, 0.003, "loden")):
        felt_cloth(colour, fold(0.001), edge, level, length=0.006, lift=0.0003, seed=edge or 0)


@close_up("fabric-baai", wide=True)
def baai():
    felt_cloth("spruce", fold(0.006, 2), heading=0.5, stray=0.5, length=0.005, lift=0.0004, seed=2)


@close_up("fabric-heide", wide=True)
def heide():
    purples = ["#5F4A80", "#7C6399", "#4B3866", "#9585AE", "#5F4A80", "moss", "#7C6399", "#8A78A8"]
    woven_cloth("plain", purples, ["#5F4A80", "#6E5886", "#513D6E"], fold(0.005, 3), 0.0018, 0.5, 0.16, 3, 14000)


@close_up("fabric-mist", wide=True)
def mist():
    box((0.3, 0.3, 0.002), (0, 0, -0.02), felt("#C9CFD2", 0.3), 0)
    woven_cloth("plain", ["#9AA3A6"], ["#B4BCBE"], pleats(0.006, 0.03), 0.0013, 0.24, 0.1, 4, 1500)


@close_up("fabric-tweed")
def tweed():
    woven_cloth("herringbone", ["#6F6A60", "#8C8475", "#5E584E"], ["oat", "#B9A88A", "oat", "#7A4A3A"], fold(0.005, 5), 0.0018, 0.5, 0.2, 5, 16000)


@close_up("fabric-keper")
def keper():
    woven_cloth("twill", ["tomato"], ["#F26B52", "tomato"], fold(0.006, 6), 0.0016, 0.5, 0.04, 6, 7000)


@close_up("fabric-vlies")
def vlies():
    sheet("#5D605C", fold(0.0), level=-0.012)
    felt_cloth("flint", fold(0.002, 7), 0.012, 0.0, 0.009, length=0.012, lift=0.0016, seed=7)


@close_up("fabric-dauw")
def dauw():
    box((0.3, 0.3, 0.002), (0, 0, -0.02), felt("sky", 0.3), 0)
    woven_cloth("plain", ["#E8F0EE"], ["#CFE3DC"], pleats(0.005, 0.036), 0.0012, 0.16, 0.05, 8, 0)


@close_up("fabric-rijm")
def rijm():
    felt_cloth("flint", fold(0.005, 9), seed=9)
    fibres("chalk", fold(0.005, 9), 9000, 0.011, 0.0012, seed=10, variety=0.3)


@close_up("fabric-schemer")
def schemer():
    woven_cloth("satin", ["#2B3C86", "#34489B"], ["#1D2A63"], fold(0.006, 10), 0.0014, 0.5, 0.05, 10, 5000)


@close_up("fabric-varen")
def varen():
    woven_cloth("herringbone", ["moss"], ["#5C7040"], fold(0.005, 11), 0.0017, 0.5, 0.06, 11, 9000)


@close_up("fabric-turf", exposure=0.6)
def turf():
    felt_cloth("#33261E", fold(0.005, 12), length=0.013, lift=0.0018, thickness=4.2e-5, seed=12)
    fibres("#6B4A30", fold(0.005, 12), 5000, 0.014, 0.0018, seed=13)


@close_up("fabric-duin")
def duin():
    woven_cloth("plain", ["#D3C09A", "#C8B38A", "#DCCBA8"], ["#CDB98F", "#D8C7A2"], fold(0.004, 13), 0.0016, 0.46, 0.35, 13, 5000)


@close_up("fabric-wad")
def wad():
    felt_cloth("#7F877B", fold(0.006, 14), seed=14)


@close_up("fabric-pluis", exposure=0.5)
def pluis():
    knitted_cloth("lilac", fold(0.006, 15), 0.0044, 15, count=12000, length=0.012, lift=0.0022, curl=0.6)


@close_up("fabric-sneeuw")
def sneeuw():
    box((0.3, 0.3, 0.002), (0, 0, -0.02), felt("#C3D0DA", 0.3), 0)
    woven_cloth("plain", ["chalk"], ["#F4F4EF"], pleats(0.006, 0.028), 0.0015, 0.3, 0.4, 16, 6000, 0.0009)


@close_up("fabric-dons", exposure=0.5)
def dons():
    knitted_cloth("blush", fold(0.006, 17), 0.0026, 17, count=16000, length=0.007, lift=0.001, thickness=3e-5)


@close_up("fabric-sluimer", exposure=0.6)
def sluimer():
    sheet("oxblood", fold(0.006, 18))
    pile("oxblood", fold(0.006, 18), seed=18)


@close_up("fabric-nerf")
def nerf():
    felt_cloth("#CDB98F", fold(0.003, 19), heading=0.0, stray=0.09, curl=0.09, length=0.018, seed=19)


@close_up("fabric-zoom")
def zoom():
    felt_cloth("tomato", pleats(0.0045, 0.03), length=0.007, seed=20)


@close_up("fabric-luwte")
def luwte():
    woven_cloth("basket", ["spruce", "#176A65"], ["#2A7F79"], fold(0.004, 21), 0.0019, 0.5, 0.06, 21, 9000)


@close_up("fabric-avond", exposure=0.2)
def avond():
    woven_cloth("satin", ["loden", "#264A39"], ["ink"], fold(0.006, 22), 0.0014, 0.5, 0.05, 22, 5000)


@close_up("fabric-zavel")
def zavel():
    for level, edge, colour in ((-0.0093, None, "#5B4636"), (-0.0062, 0.022, "#E0C66A"), (-0.0031, 0.009, "moss"), (0.0, -0.005, "#CDB68C")):
        # Short and fine, lying flat: longer ones make a doormat.
        felt_cloth(colour, fold(0.001), edge, level, count=36000, length=0.0028, lift=0.00012, thickness=2e-5, variety=0.5, seed=level * -9000)
