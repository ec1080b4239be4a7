"""What stands in the workshop."""
from kit.materials import felt, plain
from kit.shapes import box, circle, group, prism, rectangle, upright


def press(x, layers):
    """The hot press, with layers of felt between its plates, the lowest first; its middle at `x`."""
    plates, body = felt("flint", 1.2), felt("#5A5E58", 1.0)
    parts = [
        box((3.6, 1.0, 0.7), (0, 0, 0.35), body, 0.03),
        box((3.7, 1.05, 0.14), (0, 0, 0.77), plates, 0.02),
        box((3.7, 1.05, 0.16), (0, 0, 1.62), plates, 0.02),
        box((3.6, 1.0, 0.62), (0, 0, 2.0), body, 0.03),
    ]
    parts += [box((0.14, 0.14, 1.72), (side * 1.65, 0.42, 0.9), body, 0.02) for side in (-1, 0, 1)]
    parts += group([prism(circle(0.16, side * 1.2), 2.25, 4.0, plain("#C9CCC7", 0.4, 0.5), 0.01) for side in (-1, 0, 1)])
    for i, colour in enumerate(layers):
        parts.append(box((2.5, 0.86, 0.052), (0.1, -0.04, 0.867 + i * 0.054), felt(colour, 0.9), 0.018))
    return group(parts, (x, 0, 0))


def clock(x, y, z):
    """The clock on the wall at `y`, a minute before noon."""
    parts = [upright(circle(0.24), 0.05, felt("chalk", 0.8), (0, -0.05, 0), 0.02)]
    for turn, length, front in ((0.0, 0.13, 0.105), (-0.1, 0.18, 0.112)):
        hand = upright(rectangle(0.024, length, 0.01, y=length / 2), 0.012, felt("ink", 0.4), (0, -front, 0), 0.004)
        hand.rotation_euler.y = turn
        parts.append(hand)
    return group(parts, (x, y, z))
