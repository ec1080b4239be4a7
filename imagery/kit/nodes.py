"""A material's node tree, written as expressions. Node names are those of Blender 3.4."""
import bpy


class Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.set(node.inputs[name], value)
        return node

    def position(self):
        return self.add("TexCoord").outputs["Object"]

    def noise(self, vector, scale, detail=2, roughness=0.5):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self.add("TexNoise", inputs).outputs["Fac"]

    def mapped(self, vector, rotation=(0, 0, 0), scale=(1, 1, 1)):
        return self.add("Mapping", {"Vector": vector, "Rotation": rotation, "Scale": scale}).outputs[0]

    def math(self, operation, a, b=0.0):
        return self.add("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def vector(self, operation, a, b):
        second = {"Scale": b} if operation == "SCALE" else {1: b}
        return self.add("VectorMath", {0: a, **second}, operation=operation).outputs[0]

    def spread(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.add("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def blend(self, amount, a, b, mode="MIX"):
        node = self.tree.nodes.new("ShaderNodeMix")
        node.data_type, node.blend_type, node.clamp_factor = "RGBA", mode, True
        for socket, value in ((0, amount), (6, a), (7, b)):
            self.set(node.inputs[socket], value)
        return node.outputs[2]

    def grey(self, value):
        return self.add("CombineColor", {0: value, 1: value, 2: value}).outputs[0]

    def bump(self, height, strength, distance):
        return self.add("Bump", {"Strength": strength, "Distance": distance, "Height": height}).outputs[0]

    def output(self, shader, flat=None):
        """Ends the tree. `flat`: the colour that light bouncing off sees, so that the network is run for the camera only."""
        if flat is not None:
            camera = self.add("LightPath").outputs["Is Camera Ray"]
            diffuse = self.add("BsdfDiffuse", {"Color": flat}).outputs[0]
            shader = self.add("MixShader", {0: camera, 1: diffuse, 2: shader}).outputs[0]
        self.tree.links.new(shader, self.add("OutputMaterial").inputs["Surface"])
        return self.material
