"""Cloth seen so close that single fibres show."""
import bpy
from kit.colour import linear
from kit.materials import felt
from kit.nodes import Nodes
from kit.shapes import surface
from mathutils import Vector
from mathutils import noise as smooth_noise
from math import cos, pi, sin


def _hair_material(colour):
    n = Nodes("hair")
    return n.output(n.add("BsdfDiffuse", {"Color": tuple(min(1, c * 1.5 + 0.03) for c in linear(colour))}).outputs[0])


def fuzz(cloth, colour, count=14000, length=0.005):
    """Fibres that stand out of a cloth's upper face, curled at random; `length` in metres."""
    system = cloth.modifiers.new("fuzz", "PARTICLE_SYSTEM").particle_system
    settings = system.settings
    settings.type, settings.count, settings.hair_length, settings.hair_step = "HAIR", count, length, 4
    settings.emit_from, settings.use_modifier_stack, settings.use_even_distribution = "FACE", False, True
    settings.normal_factor, settings.factor_random, settings.brownian_factor = 0.0006, 0.003, 0.0022
    settings.length_random, settings.render_step, settings.child_type = 0.75, 3, "NONE"
    settings.root_radius, settings.tip_radius, settings.radius_scale, settings.shape = 0.016, 0.006, 0.005, 0.1
    cloth.data.materials.append(_hair_material(colour))
    settings.material = 2
    bpy.context.scene.cycles_curves.shape = "RIBBONS"


def _woven(colour, accent, threads):
    """Threads over and under each other, `threads` to the metre, in two colours where `accent` is given."""
    base, other = linear(colour), linear(accent or colour)
    n = Nodes("weave")
    position = n.position()
    split = n.add("SeparateXYZ", {0: position})
    warp = n.math("SINE", n.math("MULTIPLY", split.outputs[0], threads * 2 * pi))
    weft = n.math("SINE", n.math("MULTIPLY", split.outputs[1], threads * 2 * pi))
    over = n.math("GREATER_THAN", n.math("MULTIPLY", warp, weft), 0.0)
    height = n.math("ABSOLUTE", n.math("MULTIPLY", n.math("ADD", warp, weft), 0.5))
    slub = n.noise(n.mapped(position, scale=(threads * 0.12, threads * 1.2, 1)), 1.0, 3, 0.6)
    fibre = n.noise(position, 4200, 3, 0.6)
    colour = n.blend(over, base, other)
    value = n.math("MULTIPLY", n.spread(slub, 0.3, 0.7, 0.78, 1.12), n.spread(fibre, 0.25, 0.75, 0.8, 1.15))
    colour = n.blend(1.0, colour, n.grey(n.math("MULTIPLY", value, n.spread(height, 0.0, 0.8, 0.55, 1.08))), "MULTIPLY")
    normal = n.bump(n.math("ADD", height, n.math("MULTIPLY", fibre, 0.25)), 0.9, 0.0012)
    shader = n.add("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.9, "Specular": 0.1, "Sheen": 0.5, "Normal": normal})
    return n.output(shader.outputs[0], base)


def sheet(material, width=0.34, depth=0.34, fold=0.03, seed=0.0, turn=0.0):
    """A cloth that lies in one soft fold from corner to corner; its front edge is cut straight."""

    def point(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        along = (x * cos(0.6) + y * sin(0.6)) / width
        ridge = fold * (0.5 + 0.5 * cos(max(-pi, min(pi, (along - 0.1 + 0.04 * sin(seed)) * 9))))
        uneven = 0.0025 * smooth_noise.noise(Vector((x * 14 + seed, y * 14, seed)))
        cx, cy = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        return (cx, cy, 0.004 + ridge + uneven)

    return surface(point, 200, 200, material, thickness=0.0032, sharp_above=180)


def felt_cloth(colour, seed=0.0, fold=0.03, hairs=56000):
    cloth = sheet(felt(colour, 0.2, 0.95, 0.9), seed=seed, fold=fold)
    fuzz(cloth, colour, hairs)
    return [cloth]


def woven_cloth(colour, accent=None, threads=700, seed=0.0, fold=0.03, hairs=12000):
    cloth = sheet(_woven(colour, accent, threads), seed=seed, fold=fold)
    fuzz(cloth, colour, hairs, 0.003)
    return [cloth]
