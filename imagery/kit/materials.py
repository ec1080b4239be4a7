"""What things are made of. Every material is made once per scene."""
from .colour import linear, mix
from .nodes import Nodes

_made = {}


def forget():
    """To be called with a new scene: materials do not outlive the old one."""
    _made.clear()


def _once(make):
    def made(*args, **options):
        key = (make.__name__, repr(args), repr(sorted(options.items())))
        if key not in _made:
            _made[key] = make(*args, **options)
        return _made[key]

    made.__doc__ = make.__doc__
    return made


@_once
def felt(colour, scale=1.0, melange=0.7, relief=0.6):
    """
    Heathered wool felt: three noises stretched along three axes stand for curled fibres; the lightest and the darkest of them
    are laid into the colour, all of them raise the surface. `scale` 1 fits a camera 2 to 4 m away, 0.3 a close-up.
    """
    base = linear(colour)
    n = Nodes("felt")
    position = n.position()
    wobble = n.add("TexNoise", {"Vector": position, "Scale": 22 / scale, "Detail": 2}).outputs["Color"]
    wobble = n.vector("SCALE", n.vector("SUBTRACT", wobble, (0.5, 0.5, 0.5)), 0.035 * scale)
    curled = n.vector("ADD", position, wobble)
    axes = (
        ((0.3, 0.5, 0.6), (0.7, 7, 7)),
        ((1.3, -0.6, 2.2), (7, 0.7, 7)),
        ((0.5, 1.2, -0.9), (7, 7, 0.7)),
    )
    a, b, c = (n.noise(n.mapped(curled, turn, stretch), 75 / scale, 2, 0.6) for turn, stretch in axes)
    lightest = n.math("MAXIMUM", n.math("MAXIMUM", a, b), c)
    darkest = n.math("MINIMUM", n.math("MINIMUM", a, b), c)
    grain = n.noise(position, 620 / scale, 3, 0.6)
    mottle = n.noise(position, 3.2, 3, 0.55)

    # Lighter fibres of the same dye: white ones would turn a dark felt grey.
    light = tuple(min(1, c * 1.6 + 0.02) for c in base)
    colour = n.blend(n.spread(lightest, 0.56, 0.74, 0, melange), base, light)
    colour = n.blend(n.spread(darkest, 0.44, 0.28, 0, melange), colour, mix(base, (0.015, 0.014, 0.014), 0.5))
    value = n.math("MULTIPLY", n.spread(grain, 0.25, 0.75, 0.84, 1.14), n.spread(mottle, 0.3, 0.7, 0.95, 1.05))
    colour = n.blend(1.0, colour, n.grey(value), "MULTIPLY")

    fibres = n.math("MULTIPLY", n.math("ADD", n.math("ADD", a, b), c), 0.5)
    height = n.math("ADD", fibres, n.math("MULTIPLY", grain, 0.6))
    normal = n.bump(height, relief, 0.0032 * scale)
    body = n.add(
        "BsdfPrincipled",
        {"Base Color": colour, "Roughness": 0.95, "Specular": 0.08, "Sheen": 0.4, "Sheen Tint": 0.8, "Normal": normal},
    ).outputs[0]
    # The fuzz that catches light at the rim. More of it washes the colour out.
    fuzz = n.add("BsdfVelvet", {"Color": n.blend(0.25, colour, (1, 0.98, 0.95)), "Sigma": 0.9, "Normal": normal}).outputs[0]
    return n.output(n.add("MixShader", {0: 0.06, 1: body, 2: fuzz}).outputs[0], base)


@_once
def wood(colour="#B07C45", axis=0, roughness=0.5):
    """Oak with its grain along an axis: 0 is x. No two boards are alike."""
    base = linear(colour)
    n = Nodes("wood")
    position = n.position()
    along = [9, 9, 9]
    along[axis] = 0.55
    chance = n.add("ObjectInfo").outputs["Random"]
    shift = n.add("CombineXYZ", {0: n.math("MULTIPLY", chance, 37.0), 1: n.math("MULTIPLY", chance, 11.0), 2: 0.0}).outputs[0]
    grain = n.noise(n.vector("ADD", n.mapped(position, scale=tuple(along)), shift), 1.6, 5, 0.62)
    fine = [150, 150, 150]
    fine[axis] = 3.5
    pores = n.noise(n.mapped(position, scale=tuple(fine)), 1.4, 2, 0.6)
    colour = n.blend(n.spread(grain, 0.3, 0.7), mix(base, (0.06, 0.03, 0.012), 0.42), mix(base, (0.9, 0.72, 0.5), 0.18))
    colour = n.blend(n.spread(pores, 0.52, 0.72, 0, 0.5), colour, mix(base, (0.05, 0.025, 0.01), 0.6))
    normal = n.bump(n.math("SUBTRACT", grain, pores), 0.12, 0.002)
    polish = n.spread(grain, 0.3, 0.7, roughness + 0.08, roughness - 0.06)
    shader = n.add("BsdfPrincipled", {"Base Color": colour, "Roughness": polish, "Specular": 0.35, "Normal": normal})
    return n.output(shader.outputs[0], base)


@_once
def plain(colour, roughness=0.5, metallic=0.0):
    n = Nodes("plain")
    inputs = {"Base Color": linear(colour), "Roughness": roughness, "Metallic": metallic, "Specular": 0.4}
    return n.output(n.add("BsdfPrincipled", inputs).outputs[0])


@_once
def cardboard(colour="#A9825A"):
    base = linear(colour)
    n = Nodes("cardboard")
    waves = n.noise(n.mapped(n.position(), scale=(1, 1, 60)), 3, 3)
    colour = n.blend(n.spread(waves, 0.3, 0.7), mix(base, (0, 0, 0), 0.08), mix(base, (1, 1, 1), 0.05))
    return n.output(n.add("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.8, "Specular": 0.2}).outputs[0], base)


@_once
def glow(colour=(1, 0.87, 0.7), strength=8):
    """Something that looks lit. A real light beside it does the lighting, which costs far fewer samples."""
    n = Nodes("glow")
    n.material.cycles.sample_as_light = False
    return n.output(n.add("Emission", {"Color": colour, "Strength": strength}).outputs[0])


@_once
def glass():
    """Thin glass without caustics: see-through, with a gloss that grows at the edge."""
    n = Nodes("glass")
    through = n.add("BsdfTransparent", {"Color": linear("#F4F7F5")}).outputs[0]
    gloss = n.add("BsdfGlossy", {"Roughness": 0.02, "Color": (1, 1, 1)}).outputs[0]
    edge = n.add("LayerWeight", {"Blend": 0.12}).outputs["Fresnel"]
    return n.output(n.add("MixShader", {0: edge, 1: through, 2: gloss}).outputs[0])


def black():
    return plain("#161715", 0.5)
