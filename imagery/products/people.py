"""Portraits in cut felt: flat pieces laid over each other on a wall at y = 0, sizes in metres, the face about 0.6 high."""
from math import atan2, cos, pi, sin

from kit.colour import DYE_LOTS
from kit.materials import felt
from kit.shapes import circle, group, rectangle, surface, upright
from mathutils import Matrix, Vector

SKINS = dict(pale="#EFC9B4", rosy="#E0A58C", olive="#C08A63", brown="#8A5636", dark="#5B3422")


def _piece(outline, colour, x, z, front, thickness=0.045, radius=0.012, scale=0.5):
    """A flat piece; `front` is how far its face stands out from the wall."""
    return upright(outline, thickness, felt(colour, scale, 0.6), (x, -front, z), radius, segments=4, smoothing=1)


def _ellipse(width, height, start=0.0, end=2 * pi, steps=96):
    count = steps if end - start >= 2 * pi else steps + 1
    return [(width / 2 * cos(start + (end - start) * k / steps), height / 2 * sin(start + (end - start) * k / steps)) for k in range(count)]


def _ring(x, z, front, radius, colour="ink", thickness=0.016):
    """A spectacle's rim."""

    def point(u, v):
        a, b = u * 2 * pi, v * 2 * pi
        r = radius + thickness * cos(b)
        return (x + r * cos(a), -front + thickness * sin(b), z + r * sin(a))

    return surface(point, 64, 17, felt(colour, 0.4), closed=True, sharp_above=180)


def _brows(colour, z, front, tilt):
    brows = []
    for side in (-1, 1):
        brow = _piece(rectangle(0.15, 0.034, 0.015), colour, side * 0.14, z, front, 0.02, 0.008)
        brow.rotation_euler.y = side * tilt
        brows.append(brow)
    return brows


def _glasses(front):
    bridge = _piece(rectangle(0.08, 0.03, 0.012), "ink", 0, 0.04, front, 0.02, 0.006)
    return [_ring(-0.14, 0.03, front, 0.1), _ring(0.14, 0.03, front, 0.1), bridge]


def _beard(colour):
    outline = [(-0.27, 0.03), *_ellipse(0.54, 0.5, pi, 2 * pi, 48), (0.27, 0.03), (0.17, 0.05), (0.1, -0.03), (-0.1, -0.03), (-0.17, 0.05)]
    return [_piece(outline, colour, 0, -0.15, 0.155, 0.04)]


HAIR = dict(
    # What lies behind the head, what lies over the forehead. Each piece: outline, x, z.
    short=([(_ellipse(0.62, 0.6), 0, 0.16)], [(_ellipse(0.6, 0.4, 0, pi), 0, 0.17)]),
    quiff=([(_ellipse(0.6, 0.56), 0, 0.16)], [(_ellipse(0.62, 0.34, 0, pi), 0, 0.2), (_ellipse(0.34, 0.24), 0.16, 0.27)]),
    bob=([(rectangle(0.86, 0.96, 0.36), 0, 0.02)], [(rectangle(0.6, 0.18, 0.06), 0, 0.27)]),
    bun=([(_ellipse(0.3, 0.3), 0, 0.6), (_ellipse(0.64, 0.62), 0, 0.15)], [(_ellipse(0.62, 0.36, 0, pi), 0, 0.18)]),
    long=([(rectangle(0.9, 1.3, 0.4), 0, -0.16)], [(_ellipse(0.36, 0.3), -0.14, 0.28), (_ellipse(0.36, 0.3), 0.16, 0.28)]),
    curls=([(circle(0.2), x, z) for x, z in ((-0.34, 0.02), (-0.38, 0.26), (-0.22, 0.46), (0.02, 0.54), (0.24, 0.44), (0.38, 0.24), (0.34, 0.0))], [(circle(0.13), x, 0.32) for x in (-0.2, -0.02, 0.17)]),
    cap=([], [(rectangle(0.6, 0.2, 0.09), 0, 0.32)]),
    bald=([], []),
    crop=([(_ellipse(0.92, 0.92), 0, 0.08)], [(_ellipse(0.6, 0.26, 0, pi), 0, 0.24)]),
)


def portrait(skin, hair, hair_colour, shirt, glasses=False, beard=None, brow=None, mouth="tomato", collar=None, smile=0.02, frown=0.12):
    """Head and shoulders of somebody who does not exist. At `frown` 0 the brows are level."""
    tone = SKINS[skin]
    behind, over = HAIR[hair]
    # Pieces that overlap stand a little apart, or their faces would fight for the same place.
    parts = [_piece(outline, hair_colour, x, z, 0.055 + 0.006 * i) for i, (outline, x, z) in enumerate(behind)]
    shoulders = [(-0.72, -0.75), (0.72, -0.75), *[(0.72 * cos(a), 0.52 * sin(a)) for a in (k / 48 * pi for k in range(49))]]
    parts.append(_piece(shoulders, shirt, 0, -0.86, 0.075))
    parts.append(_piece(rectangle(0.22, 0.34, 0.04), _darker(tone), 0, -0.36, 0.09))
    if collar:
        parts.append(_piece(_ellipse(0.44, 0.2), collar, 0, -0.46, 0.1, 0.03))
        parts.append(_piece(rectangle(0.22, 0.2, 0.04), _darker(tone), 0, -0.32, 0.105, 0.03))
    face = rectangle(0.54, 0.66, 0.25, 16)
    parts += [_piece(circle(0.065), tone, side * 0.29, 0.0, 0.1, 0.03) for side in (-1, 1)]
    parts.append(_piece(face, tone, 0, 0.02, 0.13, 0.05, 0.016))
    parts += _beard(beard) if beard else []
    parts += [_piece(outline, hair_colour, x, z, 0.165 + 0.006 * i, 0.05) for i, (outline, x, z) in enumerate(over)]
    parts += [_piece(circle(0.034), "ink", side * 0.14, 0.03, 0.148, 0.03, 0.012) for side in (-1, 1)]
    parts += _brows(brow or hair_colour, 0.145 if not glasses else 0.17, 0.15, frown)
    parts.append(_piece(rectangle(0.06, 0.17, 0.03), _darker(tone), 0, -0.05, 0.155, 0.04, 0.014))
    lips = [(-0.09, smile), *[(0.09 * cos(a), 0.05 * sin(a) + smile) for a in (pi + k / 24 * pi for k in range(25))], (0.09, smile)]
    parts.append(_piece(lips[1:-1], mouth, 0, -0.19, 0.165 if beard else 0.15, 0.025, 0.008))
    parts += _glasses(0.165) if glasses else []
    return group(parts, (0, 0, 1.1))


def _darker(colour):
    """The same skin in shadow, as hex."""
    digits = colour.lstrip("#")
    return "#" + "".join(f"{int(int(digits[i:i + 2], 16) * 0.86):02X}" for i in (0, 2, 4))


def _limb(start, end, width, colour, front, thickness=0.05):
    """A straight piece with round ends from one point of the figure to another."""
    (ax, az), (bx, bz) = start, end
    length = ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5
    piece = _piece(rectangle(width, length + width, width / 2 - 0.001), colour, (ax + bx) / 2, (az + bz) / 2, front, thickness)
    piece.rotation_euler.y = atan2(bx - ax, bz - az)
    return piece


def _arms(hands, sleeve, tone):
    """Both arms, from the shoulders to the places of the hands."""
    pieces = []
    for side, (hand_x, hand_z) in zip((-1, 1), hands):
        elbow = (side * 0.74, -1.14) if hand_z < -0.9 else (side * 0.86, -1.02)
        pieces += [_limb((side * 0.52, -0.62), elbow, 0.3, sleeve, 0.112), _limb(elbow, (hand_x, hand_z), 0.27, sleeve, 0.118)]
        pieces.append(_piece(circle(0.14), tone, hand_x, hand_z, 0.13, 0.05))
    return pieces


def _placed(parts, x, y, scale, soles, turn):
    """Puts somebody whose soles are at `soles` on the floor."""
    matrix = Matrix.Translation(Vector((x, y, 0))) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(scale, 4) @ Matrix.Translation(Vector((0, 0, -soles)))
    for part in parts:
        part.matrix_world = matrix @ part.matrix_basis
    return parts


def _clothed(features):
    """A portrait with its chin at -0.3, its skin and the colour of its sleeves."""
    parts = portrait(**features)
    for part in parts:
        part.location.z -= 1.1
    shirt = features["shirt"]
    return parts, SKINS[features["skin"]], _darker(DYE_LOTS.get(shirt, shirt))


def figure(x, y, height, trousers, arms=((-0.86, -1.0), (0.86, -1.0)), apron=None, turn=0.0, **features):
    """
    Somebody who stands, cut like the portraits, `height` metres tall. `arms` are the places of the hands, left and right, in
    the measure of a portrait, with the chin at -0.3 and the hips at -1.3.
    """
    parts, tone, sleeve = _clothed(features)
    parts += [_limb((side * 0.24, -1.5), (side * 0.26, -3.0), 0.42, trousers, 0.06) for side in (-1, 1)]
    parts += [_piece(rectangle(0.5, 0.2, 0.09), "ink", side * 0.31, -3.24, 0.08, 0.05) for side in (-1, 1)]
    parts.append(_piece(rectangle(1.44, 1.1, 0.2), features["shirt"], 0, -1.4, 0.085, 0.05))
    parts += [_piece(rectangle(0.9, 1.24, 0.14), apron, 0, -1.42, 0.1, 0.03)] if apron else []
    return _placed(parts + _arms(arms, sleeve, tone), x, y, height / 3.82, -3.34, turn)


def seated(x, y, height, trousers, arms=((-0.5, -1.4), (0.5, -1.4)), turn=0.0, **features):
    """Somebody who would be `height` metres tall, sitting on a chair and seen from the front; `arms` as above."""
    parts, tone, sleeve = _clothed(features)
    parts += [_limb((side * 0.27, -1.72), (side * 0.27, -2.44), 0.4, trousers, 0.1) for side in (-1, 1)]
    parts += [_piece(rectangle(0.46, 0.2, 0.09), "ink", side * 0.29, -2.64, 0.12, 0.05) for side in (-1, 1)]
    parts.append(_piece(rectangle(1.4, 0.86, 0.2), features["shirt"], 0, -1.24, 0.085, 0.05))
    return _placed(parts + _arms(arms, sleeve, tone), x, y, height / 3.82, -2.74, turn)


def hand(x, y, z, skin, sleeve, cuff, scale=1.0, turn=0.0):
    """A right hand that reaches down, its knuckles at (x, z), laid on what ends at `y`; a hand is about 0.2 wide at `scale` 1."""
    tone = SKINS[skin]
    parts = [
        _piece(rectangle(0.3, 1.4, 0.06), sleeve, 0.0, 1.12, 0.05, 0.09, 0.02),
        _piece(rectangle(0.36, 0.13, 0.04), cuff, 0.0, 0.46, 0.07, 0.12, 0.02),
        _limb((0.0, 0.16), (0.0, 0.4), 0.19, tone, 0.0, 0.07),
        _piece(rectangle(0.27, 0.28, 0.08), tone, 0.0, 0.06, 0.02, 0.08, 0.025),
        _limb((-0.09, 0.12), (-0.22, -0.06), 0.085, _darker(tone), 0.03, 0.06),
    ]
    for px, length, lean in ((-0.1, 0.25, -0.03), (-0.033, 0.3, -0.008), (0.034, 0.28, 0.012), (0.1, 0.21, 0.034)):
        parts.append(_limb((px, 0.0), (px + lean, -length), 0.064, tone, 0.04, 0.055))
        parts.append(_piece(_ellipse(0.036, 0.046), _paler(tone), px + lean, -length - 0.004, 0.046, 0.02, 0.006, 0.3))
    matrix = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(turn, 4, "Y") @ Matrix.Scale(scale, 4)
    for part in parts:
        part.matrix_world = matrix @ part.matrix_basis
    return parts


def _paler(colour):
    """The same skin in the light, as hex."""
    digits = colour.lstrip("#")
    return "#" + "".join(f"{255 - int((255 - int(digits[i:i + 2], 16)) * 0.6):02X}" for i in (0, 2, 4))
