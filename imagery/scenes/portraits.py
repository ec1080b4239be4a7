"""The people of Loden, none of whom exists, cut from felt."""
from products.people import portrait

from . import picture


def person(name, wall, **features):
    picture(f"portrait-{name}", wall, square=1.62, at=1.0, depth=0.0)(lambda: portrait(**features))


person("tomas-lindqvist", "cobalt", skin="pale", hair="quiff", hair_colour="#3A2A1E", shirt="signal", glasses=True)
person("ines-vandevelde", "tomato", skin="pale", hair="bob", hair_colour="oxblood", shirt="blush")
person("alberto-ferri", "moss", skin="olive", hair="cap", hair_colour="chalk", shirt="loden", glasses=True, beard="chalk")
person("naomi-adeyemi", "lilac", skin="brown", hair="bun", hair_colour="ink", shirt="tomato", glasses=True, mouth="oxblood")
person("fien-claes", "signal", skin="pale", hair="long", hair_colour="#C9652A", shirt="cobalt")
person("greta-halm", "spruce", skin="rosy", hair="crop", hair_colour="#D9B45A", shirt="oxblood", collar="blush")
person("joris", "oat", skin="rosy", hair="short", hair_colour="#4A3526", shirt="loden", glasses=True, collar="sky")
person("wim-stillaert", "sky", skin="dark", hair="curls", hair_colour="ink", shirt="moss", mouth="oxblood")
