"""Where things are photographed: one felt backdrop, a long lens, light from the upper left."""
import math
from math import cos, pi, sin

import bpy
from mathutils import Vector

from . import materials
from .colour import kelvin, linear, mix
from .shapes import box, surface


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True


def _place(name, data, location, target=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    if target is not None:
        thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return thing


def ambient(colour, strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def panel_light(location, target, size, power, temperature=5600):
    """A soft rectangular light, invisible itself; power in watts."""
    light = bpy.data.lights.new("panel", "AREA")
    light.shape, light.energy, light.color = "RECTANGLE", power, kelvin(temperature)
    light.size, light.size_y = size
    _place("panel", light, location, target).visible_camera = False


def bulb(location, power, temperature=2900, radius=0.03):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, kelvin(temperature), radius
    _place("bulb", light, location)


def sun(azimuth, elevation, power, temperature=4500):
    """The sun, where it stands; degrees, azimuth 90 is behind the scene."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = power, math.radians(0.9), kelvin(temperature)
    az, el = math.radians(azimuth), math.radians(elevation)
    direction = Vector((cos(el) * cos(az), cos(el) * sin(az), sin(el)))
    _place("sun", light, (0, 0, 0)).rotation_euler = direction.to_track_quat("Z", "Y").to_euler()


def camera(location, target, lens=85, fstop=8, focus=None):
    """A level camera that shifts its lens instead of tilting, so that upright things stay upright."""
    lens_data = bpy.data.cameras.new("camera")
    thing = _place("camera", lens_data, location)
    bpy.context.scene.camera = thing
    view = Vector(target) - Vector(location)
    flat = Vector((view.x, view.y, 0))
    thing.rotation_euler = flat.to_track_quat("-Z", "Y").to_euler()
    lens_data.lens, lens_data.sensor_width, lens_data.clip_start = lens, 36, 0.01
    lens_data.shift_y = view.z / flat.length * lens / 36
    lens_data.dof.use_dof = True
    lens_data.dof.aperture_fstop = fstop
    lens_data.dof.focus_distance = (Vector(focus or target) - Vector(location)).dot(flat.normalized())


def close_camera(location, target, lens, fstop, focus=None):
    """A camera that looks straight at its target, as for a close-up."""
    lens_data = bpy.data.cameras.new("camera")
    thing = _place("camera", lens_data, location, target)
    bpy.context.scene.camera = thing
    lens_data.lens, lens_data.sensor_width, lens_data.clip_start = lens, 36, 0.005
    lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, fstop
    lens_data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length


def backdrop(wall, floor=None, depth=0.0, coarse=1.8):
    """A felt wall at y = `depth` and a floor of felt; in one colour they run into each other without a line."""
    stuff = materials.felt(wall, coarse, 0.8)
    if floor and floor != wall:
        box((24, 0.2, 12), (0, depth + 0.1, 6), stuff, 0)
        box((24, 16, 0.2), (0, depth - 8, -0.1), materials.felt(floor, coarse, 0.8), 0)
        return
    r = 0.35
    profile = [(-16, 0), (depth - r, 0)]
    profile += [(depth - r + r * sin(a), r - r * cos(a)) for a in (k / 16 * pi / 2 for k in range(1, 17))]
    profile.append((depth, 12))
    rows = len(profile)

    def point(u, v):
        y, z = profile[min(round(v * (rows - 1)), rows - 1)]
        return ((u - 0.5) * 24, y, z)

    surface(point, 2, rows, stuff)


def daylight(wall, key=1.0, height=1.2, reach=1.0):
    """
    Light from the upper left, hard enough for a contact shadow, and a fill that takes on the wall's colour, as in a room of felt.
    `reach` scales the distance of the lights with the size of what they light.
    """
    s = reach
    panel_light((-2.9 * s, -3.0 * s, height + 2.9 * s), (0, 0, height), (0.9 * s, 0.9 * s), 370 * key * s * s, 5300)
    panel_light((3.6 * s, -3.2 * s, height + 0.6 * s), (0, 0, height), (2.6 * s, 2.6 * s), 60 * key * s * s, 5800)
    ambient(mix((1, 0.985, 0.96), linear(wall), 0.35), 0.3 * key)
