"""Cloth seen so close that single fibres show: every fibre and every yarn is there. Sizes in metres."""
import bpy
import numpy as np
from kit.colour import linear, mix
from kit.materials import felt
from kit.nodes import Nodes
from kit.shapes import surface
from math import cos, pi, sin

# Side of a cloth: more than a picture shows.
SIDE = 0.1
# Which way folds and cut edges run.
DIAGONAL = (cos(0.6), sin(0.6))


def fold(height=0.008, seed=0.0):
    """How high a cloth lies at a place: one soft fold from corner to corner, and never quite even."""

    def relief(x, y):
        along = x * DIAGONAL[0] + y * DIAGONAL[1] - 0.008 + 0.006 * sin(seed)
        return height * np.exp(-((along / 0.011) ** 2)) + 0.0004 * np.sin(x * 130 + seed) * np.cos(y * 110 + seed * 1.7)

    return relief


def pleats(height=0.005, pitch=0.024):
    """A cloth that hangs in even folds."""
    return lambda x, y: height * (0.5 + 0.5 * np.cos(2 * pi * x / pitch)) + 0.0003 * np.sin(y * 90)


def _strands(paths, across, thick, material, sides):
    """Threads along paths of points (thread, step, xyz), as wide and as thick as said; UV: metres along, turns around."""
    threads, steps, _ = paths.shape
    along = np.gradient(paths, axis=1)
    along /= np.linalg.norm(along, axis=2, keepdims=True) + 1e-12
    aside = np.cross(along, (0.09, 0.05, 1.0))
    aside /= np.linalg.norm(aside, axis=2, keepdims=True) + 1e-12
    above = np.cross(aside, along)
    turn = np.linspace(0, 2 * pi, sides + 1)
    width, height = (np.broadcast_to(np.asarray(r, float), (threads, steps))[..., None, None] for r in (across, thick))
    ring = aside[:, :, None] * width * np.cos(turn)[:, None] + above[:, :, None] * height * np.sin(turn)[:, None]
    points = (paths[:, :, None] + ring).reshape(-1, 3)

    index = np.arange(len(points)).reshape(threads, steps, sides + 1)
    quads = np.stack([index[:, :-1, :-1], index[:, :-1, 1:], index[:, 1:, 1:], index[:, 1:, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("strands")
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    walked = np.cumsum(np.linalg.norm(np.diff(paths, axis=1, prepend=paths[:, :1]), axis=2), axis=1)
    uv = np.empty((threads, steps, sides + 1, 2), np.float32)
    uv[..., 0], uv[..., 1] = walked[..., None], turn / (2 * pi)
    mesh.uv_layers.new().data.foreach_set("uv", uv.reshape(-1, 2)[quads.ravel()].ravel())
    mesh.update()
    mesh.materials.append(material)
    thing = bpy.data.objects.new("strands", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _wool(colour, variety):
    """Fibres of one dye, none quite like the next."""
    base = linear(colour)
    n = Nodes("wool")
    chance = n.add("NewGeometry").outputs["Random Per Island"]
    # In a light dye, dark fibres would look like dirt.
    depth = 0.75 - 0.55 * max(base)
    light, dark = tuple(min(1, c * 2 + 0.04) for c in base), mix(base, (0.012, 0.011, 0.011), depth)
    shade = n.blend(chance, mix(base, dark, variety), mix(base, light, variety))
    shader = n.add("BsdfPrincipled", {"Base Color": shade, "Roughness": 0.7, "Specular": 0.15, "Sheen": 0.3, "Sheen Tint": 0.8})
    return n.output(shader.outputs[0], base)


def fibres(colour, relief, count=36000, length=0.01, lift=0.0006, heading=None, stray=0.35, curl=0.35, thickness=4.4e-5, seed=0, variety=0.9, within=None):
    """
    Fibres that lie on a cloth, curled, any way round or combed towards `heading`; they stand up to about `lift` above it.
    `within(x, y)` leaves out those that begin elsewhere.
    """
    chance = np.random.default_rng(round(seed * 10) + 7)
    steps = 9
    start = chance.uniform(-SIDE / 2, SIDE / 2, (count, 2))
    if within:
        start = start[within(start[:, 0], start[:, 1])]
        count = len(start)
    first = chance.uniform(0, 2 * pi, (count, 1)) if heading is None else heading + stray * chance.standard_normal((count, 1))
    angle = first + np.cumsum(curl * chance.standard_normal((count, steps)), axis=1)
    step = length * chance.uniform(0.35, 1, (count, 1)) / steps
    x, y = (start[:, i : i + 1] + np.cumsum(step * f(angle), axis=1) for i, f in enumerate((np.cos, np.sin)))
    arc = np.abs(np.sin(np.linspace(0, pi, steps) * chance.uniform(0.5, 1.6, (count, 1)) + chance.uniform(0, pi, (count, 1))))
    z = relief(x, y) + 0.0001 + lift * chance.gamma(1.1, 0.5, (count, 1)) * arc
    return _strands(np.stack([x, y, z], -1), thickness, thickness, _wool(colour, variety), 3)


def pile(colour, relief, count=150000, height=0.0022, lean=(0.0006, -0.0003), seed=0):
    """Velvet: fibres that stand close together, all cut to one height and stroked one way."""
    chance = np.random.default_rng(round(seed * 10) + 3)
    start = chance.uniform(-SIDE / 2, SIDE / 2, (count, 2))
    rise = np.linspace(0, 1, 4)
    tip = np.asarray(lean) + 0.00028 * chance.standard_normal((count, 2))
    x, y = (start[:, i : i + 1] + tip[:, i : i + 1] * rise**2 for i in (0, 1))
    z = relief(x, y) + height * chance.uniform(0.85, 1, (count, 1)) * rise
    return _strands(np.stack([x, y, z], -1), 4.5e-5, 4.5e-5, _wool(colour, 0.6), 3)


def sheet(colour, relief, edge=None, level=0.0, thickness=0.003):
    """The body of a felt, in which its fibres lie. It ends at `edge` metres along the diagonal; `level` is what lies below."""
    reach = SIDE * 0.75
    far = reach if edge is None else edge

    def point(u, v):
        along, aside = -reach + u * (far + reach), (v - 0.5) * 2 * reach
        x = along * DIAGONAL[0] - aside * DIAGONAL[1]
        y = along * DIAGONAL[1] + aside * DIAGONAL[0]
        return (x, y, level + float(relief(x, y)))

    return surface(point, 160, 160, felt(colour, 0.09, 0.9, 0.8), thickness=thickness, offset=-1, bevel=0.0003, sharp_above=50)


def felt_cloth(colour, relief, edge=None, level=0.0, thickness=0.003, **nap):
    """Felt: wool that steam and pressure have matted."""
    body = sheet(colour, relief, edge, level, thickness)
    inside = None if edge is None else lambda x, y: x * DIAGONAL[0] + y * DIAGONAL[1] < edge - 0.0002
    return [body, fibres(colour, lambda x, y: relief(x, y) + level, within=inside, **nap)]


def _yarn(colour, twist=0.0021):
    """Two plies turned around each other."""
    base = linear(colour)
    n = Nodes("yarn")
    split = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["UV"]})
    turns = n.math("ADD", n.math("MULTIPLY", split.outputs[0], 2 * pi / twist), n.math("MULTIPLY", split.outputs[1], 4 * pi))
    ply = n.math("ABSOLUTE", n.math("SINE", n.math("MULTIPLY", turns, 0.5)))
    strand = n.noise(n.mapped(n.position(), scale=(1, 1, 1)), 9000, 3, 0.65)
    chance = n.add("NewGeometry").outputs["Random Per Island"]
    value = n.math("MULTIPLY", n.spread(ply, 0, 0.75, 0.6, 1.06), n.spread(strand, 0.25, 0.75, 0.78, 1.2))
    shade = n.blend(1.0, base, n.grey(n.math("MULTIPLY", value, n.spread(chance, 0, 1, 0.88, 1.1))), "MULTIPLY")
    normal = n.bump(n.math("ADD", ply, n.math("MULTIPLY", strand, 0.4)), 0.85, 0.00025)
    shader = n.add("BsdfPrincipled", {"Base Color": shade, "Roughness": 0.85, "Specular": 0.12, "Sheen": 0.5, "Sheen Tint": 0.8, "Normal": normal})
    return n.output(shader.outputs[0], base)


# How yarns cross: whether warp `i` lies over weft `j`.
WEAVES = dict(
    plain=lambda i, j: (i + j) % 2 == 0,
    basket=lambda i, j: (i // 2 + j // 2) % 2 == 0,
    twill=lambda i, j: (i + j) % 4 < 2,
    herringbone=lambda i, j: ((i if i // 8 % 2 else -i) + j) % 4 < 2,
    satin=lambda i, j: (i * 2 + j) % 5 != 0,
)


def woven_cloth(weave, warp, weft, relief, pitch=0.0017, width=0.5, slub=0.05, seed=0, nap=9000, lift=0.0005):
    """
    Yarns over and under each other, `pitch` metres apart and `width` of that to either side. `warp` and `weft` are lists of
    colours, repeated; `slub` is how uneven the yarns are, `nap` how many fibres stand out of them.
    """
    chance = np.random.default_rng(round(seed * 10) + 1)
    count, fine = round(SIDE / pitch), 6
    over = WEAVES[weave]
    place = (np.arange(count) - (count - 1) / 2) * pitch
    along = np.linspace(place[0], place[-1], (count - 1) * fine + 1)
    ups = np.array([[1.0 if over(i, j) else -1.0 for j in range(count)] for i in range(count)])
    thick = 0.27 * pitch

    def heights(signs):
        at = np.linspace(0, count - 1, len(along))
        low = np.minimum(at.astype(int), count - 2)
        part = 0.5 - 0.5 * np.cos((at - low) * pi)
        return thick * (signs[:, low] * (1 - part) + signs[:, low + 1] * part)

    def uneven():
        rough = np.repeat(chance.standard_normal((count, count // 4 + 2)), 4 * fine, axis=1)[:, : len(along)]
        kernel = np.ones(6 * fine) / (6 * fine)
        return 1 + slub * np.apply_along_axis(lambda row: np.convolve(row, kernel, "same"), 1, rough)

    parts = []
    for colours, signs, turned in ((warp, ups, False), (weft, -ups.T, True)):
        stray = place[:, None] + 0.06 * pitch * np.cumsum(chance.standard_normal((count, len(along))), axis=1) / len(along) ** 0.5
        run = np.broadcast_to(along, (count, len(along)))
        x, y = (run, stray) if turned else (stray, run)
        paths = np.stack([x, y, relief(x, y) + heights(signs)], -1)
        swell = uneven()
        for k, colour in enumerate(colours):
            mine = slice(k, None, len(colours))
            parts.append(_strands(paths[mine], width * pitch * swell[mine], thick * swell[mine], _yarn(colour), 10))
    # What would show in the gaps.
    if width > 0.4:
        parts.append(sheet(warp[0], lambda x, y: relief(x, y) - 3 * thick))
    if nap:
        for colour in {warp[0], weft[0]}:
            parts.append(fibres(colour, lambda x, y: relief(x, y) + 1.6 * thick, nap // 2, 0.005, lift, seed=seed, curl=0.5))
    return parts


def knitted_cloth(colour, relief, gauge=0.0034, seed=0, **nap):
    """Stocking stitch: rows of loops, each hung into those below; `gauge` is the width of a stitch in metres."""
    chance = np.random.default_rng(round(seed * 10) + 5)
    unit = gauge / (2 * pi)
    stitches, rows, fine = round(SIDE / gauge), round(SIDE / (4.3 * unit)), 18
    t = np.linspace(-stitches * pi, stitches * pi, stitches * fine + 1)
    x = np.broadcast_to(unit * (t + 1.5 * np.sin(2 * t)), (rows, len(t)))
    y = unit * (4 * np.cos(t) + 4.3 * (np.arange(rows) - (rows - 1) / 2)[:, None])
    y = y + 0.1 * unit * chance.standard_normal((rows, 1))
    paths = np.stack([x, y, relief(x, y) - unit * 0.9 * np.cos(2 * t)], -1)
    yarn = _strands(paths, 0.98 * unit, 0.9 * unit, _yarn(colour), 10)
    body = sheet(colour, lambda x, y: relief(x, y) - 1.6 * unit)
    return [yarn, body, fibres(colour, lambda x, y: relief(x, y) + 1.2 * unit, seed=seed, **nap)]
