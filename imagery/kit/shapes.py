"""Shapes, every edge rounded: an edge that catches light is what makes a thing look made. Lengths in metres, z up, front at -y."""
import math
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils import noise as smooth_noise


def _object(name, data, location=(0, 0, 0), rotation=(0, 0, 0)):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = location, rotation
    return thing


def _shaded(mesh, material, sharp_above):
    """Smooth, but for edges sharper than an angle in degrees."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp_above)
    mesh.materials.append(material)
    return mesh


def mesh_of(name, vertices, faces, material, sharp_above=40):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    return _object(name, _shaded(mesh, material, sharp_above))


def group(things, location=(0, 0, 0), turn=0):
    """Moves things together; `turn` in radians around z."""
    matrix = Matrix.Translation(Vector(location)) @ Matrix.Rotation(turn, 4, "Z")
    bpy.context.view_layer.update()
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_basis
    bpy.context.view_layer.update()
    return things


def box(size, location, material, radius=0.004, rotation=(0, 0, 0)):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    radius = min(radius, min(size) * 0.49)
    if radius > 0:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=radius, segments=4, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("box")
    shape.to_mesh(mesh)
    shape.free()
    return _object("box", _shaded(mesh, material, 50), location, rotation)


def surface(point, columns, rows, material, closed=False, thickness=0.0, offset=0, bevel=0.0, sharp_above=40):
    """A surface of the points `point(u, v)`, both from 0 to 1; `closed` joins its sides."""
    across = columns if closed else columns - 1
    vertices = [point(i / across, j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = [
        (j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(across)
    ]
    thing = mesh_of("surface", vertices, faces, material, sharp_above)
    if thickness:
        solid = thing.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset, solid.use_even_offset = thickness, offset, True
    if bevel:
        rounded = thing.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = bevel, 3, "ANGLE"
        rounded.angle_limit = math.radians(50)
    return thing


def lathe(profile, material, segments=96, thickness=0.0, location=(0, 0, 0), swell=None, bevel=0.0):
    """Turns a profile of (radius, height) around z. `swell(angle)` scales the radius."""

    def point(u, v):
        x = v * (len(profile) - 1)
        i = min(int(x), len(profile) - 2)
        part = x - i
        radius = profile[i][0] * (1 - part) + profile[i + 1][0] * part
        height = profile[i][1] * (1 - part) + profile[i + 1][1] * part
        radius *= swell(u * 2 * pi) if swell else 1
        return (radius * cos(u * 2 * pi), radius * sin(u * 2 * pi), height)

    thing = surface(point, segments, len(profile), material, True, thickness, 1, bevel)
    thing.location = location
    return thing


def curve_through(points, steps=40):
    """Points of a smooth (Catmull-Rom) curve through 2D points."""
    padded = [points[0], *points, points[-1]]
    spans = len(points) - 1
    result = []
    for step in range(steps + 1):
        x = step / steps * spans
        i = min(int(x), spans - 1)
        t = x - i
        quad = zip(*padded[i : i + 4])
        result.append(
            tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in quad
            )
        )
    return result


def normals_of(outline, smoothing):
    """Which way is out, at each point of a counter-clockwise outline."""
    count = len(outline)
    normals = []
    for i in range(count):
        along = outline[(i + 1) % count] - outline[i - 1]
        normals.append(Vector((along.y, -along.x)).normalized())
    # At cusps the offset outline would cross itself.
    for _ in range(smoothing):
        normals = [(normals[i - 1] + normals[i] * 2 + normals[(i + 1) % count]).normalized() for i in range(count)]
    return normals


def prism(outline, bottom, top, material, radius=0.01, segments=4, smoothing=0, sharp_above=45):
    """A closed counter-clockwise outline raised from `bottom` to `top`, its rims rounded."""
    outline = [Vector(point).to_2d() for point in outline]
    normals = normals_of(outline, smoothing)
    quarter = [k / segments * pi / 2 for k in range(segments + 1)]
    rings = [(radius * (1 - sin(a)), bottom + radius * (1 - cos(a))) for a in quarter]
    rings += [(radius * (1 - cos(a)), top - radius * (1 - sin(a))) for a in quarter]
    vertices = [(*(point - normal * inset), z) for inset, z in rings for point, normal in zip(outline, normals)]
    count = len(outline)
    faces = [
        (j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
        for j in range(len(rings) - 1)
        for i in range(count)
    ]
    faces += [tuple(range(count))[::-1], tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return mesh_of("prism", vertices, faces, material, sharp_above)


def upright(outline, thickness, material, location=(0, 0, 0), radius=0.01, turn=0, **options):
    """A prism that stands: its outline in x and z, its front at `location.y`, its back `thickness` behind."""
    thing = prism(outline, -thickness, 0, material, radius, **options)
    thing.rotation_euler = (pi / 2, 0, turn)
    thing.location = location
    return thing


def rectangle(width, depth, radius, steps=10, x=0.0, y=0.0):
    """Outline of a rectangle with round corners."""
    corners = ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 1.5 * pi))
    return [
        (x + sx * (width / 2 - radius) + radius * cos(a), y + sy * (depth / 2 - radius) + radius * sin(a))
        for sx, sy, start in corners
        for a in (start + k / steps * pi / 2 for k in range(steps + 1))
    ]


def circle(radius, x=0.0, y=0.0, steps=96):
    return [(x + radius * cos(k / steps * 2 * pi), y + radius * sin(k / steps * 2 * pi)) for k in range(steps)]


def arch(width, height, steps=48):
    """Outline of a doorway with a round head, standing on 0."""
    r = width / 2
    head = [(r * cos(k / steps * pi), height - r + r * sin(k / steps * pi)) for k in range(steps + 1)]
    return [(-r, 0), (r, 0), *head]


def half_disc(radius, steps=64):
    return [(radius * cos(k / steps * pi), radius * sin(k / steps * pi)) for k in range(steps + 1)]


def polygon(sides, radius, turn=0.0, per_side=6):
    """Outline of a regular polygon, its sides divided so that rounding stays even."""
    corners = [Vector((radius * cos(turn + k / sides * 2 * pi), radius * sin(turn + k / sides * 2 * pi))) for k in range(sides)]
    return [
        tuple(corners[k].lerp(corners[(k + 1) % sides], 0.03 + 0.94 * step / (per_side - 1)))
        for k in range(sides)
        for step in range(per_side)
    ]


def cushion(size, location, material, radius=0.05, puff=0.12, rotation=(0, 0, 0), axis=2, seed=0, cuts=20):
    """An upholstered block that swells along `axis` and is never quite even."""
    half = [s / 2 for s in size]
    others = [i for i in range(3) if i != axis]
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=cuts, use_grid_fill=True)
    for vertex in shape.verts:
        # More vertices near the edges, where the rounding is.
        unit = [math.copysign(1 - (1 - min(1, abs(c))) ** 1.35, c) for c in vertex.co]
        place = Vector(unit[i] * half[i] for i in range(3))
        core = Vector(max(radius - half[i], min(half[i] - radius, place[i])) for i in range(3))
        if (place - core).length > 1e-9:
            place = core + (place - core).normalized() * radius
        a, b = unit[others[0]], unit[others[1]]
        place[axis] *= 1 + puff * (1 - a * a) * (1 - b * b)
        uneven = smooth_noise.noise(place * 7 + Vector((seed * 3.1, seed, 0)))
        vertex.co = place * (1 + 0.003 * uneven / max(0.05, min(half)))
    mesh = bpy.data.meshes.new("cushion")
    shape.to_mesh(mesh)
    shape.free()
    thing = _object("cushion", _shaded(mesh, material, 180), location, rotation)
    thing.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return thing


def tube(points, radius, material, smooth=False):
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 6, True
    spline = curve.splines.new("BEZIER" if smooth else "POLY")
    if smooth:
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    else:
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    curve.materials.append(material)
    return _object("tube", curve)


def leg(foot, top, foot_radius, top_radius, material):
    """A turned leg between two points."""
    foot, top = Vector(foot), Vector(top)
    length = (top - foot).length
    profile = [(0, 0), (foot_radius * 0.9, 0), (foot_radius, 0.004), (top_radius, length - 0.002), (0, length)]
    thing = lathe(profile, material, 24)
    thing.location = foot
    thing.rotation_euler = (top - foot).to_track_quat("Z", "Y").to_euler()
    return thing


def _resampled(path, step):
    points = [Vector(point).to_2d() for point in path]
    result, walked = [points[0].copy()], 0.0
    for a, b in zip(points, points[1:]):
        length, at = (b - a).length, step - walked
        while at <= length:
            result.append(a + (b - a) * (at / length))
            at += step
        walked = length - (at - step)
    return result


def band(path, inner, outer, step=0.006):
    """Outline of a thick band along an open path: `inner(s)` and `outer(s)` are its thickness to both sides at arc length `s`."""
    points = _resampled(path, step)
    left, right = [], []
    for i, point in enumerate(points):
        along = (points[min(len(points) - 1, i + 1)] - points[max(0, i - 1)]).normalized()
        across = Vector((-along.y, along.x))
        left.append(point + across * inner(i * step))
        right.append(point - across * outer(i * step))
    return [tuple(p) for p in right] + [tuple(p) for p in reversed(left)]


def u_path(width, depth, radius, steps=24):
    """The middle line of a U that opens to the front."""
    right = [(width / 2 - radius + radius * cos(a), depth / 2 - radius + radius * sin(a)) for a in (k / steps * pi / 2 for k in range(steps + 1))]
    left = [(-x, y) for x, y in reversed(right)]
    return [(width / 2, -depth / 2), *right, *left, (-width / 2, -depth / 2)]
