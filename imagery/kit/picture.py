"""From scene to PNG: two half renders, own denoiser (Debian's Blender has none), a curve that keeps dye lots true."""
import ctypes
import os
import tempfile
import time

import bpy
import numpy as np

PASSES = (("colour", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Denoising Depth"))


def _settings(width, height, samples, exposure):
    scene = bpy.context.scene
    render, cycles, view = scene.render, scene.cycles, scene.view_settings
    render.engine, cycles.device, cycles.samples = "CYCLES", "CPU", samples
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.0
    cycles.use_denoising = False
    cycles.use_fast_gi, cycles.ao_bounces_render, cycles.fast_gi_method = True, 2, "REPLACE"
    scene.world.light_settings.distance, scene.world.light_settings.ao_factor = 2.5, 0.6
    view.view_transform, view.look, view.exposure, view.gamma = "Standard", "None", exposure, 1.0
    render.dither_intensity = 1.0


def _passes(folder, seed):
    """Renders once and gives the passes as arrays."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.base_path = folder
    files.file_slots.clear()
    for name, output in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    scene.cycles.seed = seed
    bpy.ops.render.render()
    return {name: _read(os.path.join(folder, f"{name}0001.exr")) for name, _ in PASSES}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def _box_mean(array, radius):
    size = 2 * radius + 1
    for axis in (0, 1):
        count = array.shape[axis]
        first, last = array.take([0], axis), array.take([-1], axis)
        padded = np.concatenate([np.repeat(first, radius + 1, axis), array, np.repeat(last, radius, axis)], axis)
        sums = np.cumsum(padded, axis, dtype=np.float64)
        array = ((sums.take(range(size, size + count), axis) - sums.take(range(count), axis)) / size).astype(np.float32)
    return array


def _denoise(first, second, library):
    """
    Non-local means over both halves. Each is divided by its own albedo, so that only the lighting is smoothed and fibres stay sharp;
    the difference of the halves tells how noisy a pixel is.
    """
    albedo = (first["albedo"] + second["albedo"]) / 2
    a, b = (np.ascontiguousarray(half["colour"] / (np.maximum(half["albedo"], 0) + 0.03)) for half in (first, second))
    mean = _box_mean((a + b) / 2, 3)
    for one, other in ((a, b), (b, a)):
        np.minimum(one, 4 * np.maximum(mean, other) + 0.2, out=one)
    difference = (a - b) ** 2 / 2
    variance = np.ascontiguousarray(np.maximum(_box_mean(difference, 3), 0.35 * _box_mean(difference, 1)) + np.float32(1e-5))
    depths = [np.log1p(np.minimum(half["depth"][..., :1], 50)) for half in (first, second)]
    normal = (first["normal"] + second["normal"]) / 2
    guides = np.ascontiguousarray(np.concatenate([albedo, normal * 0.6, sum(depths) / 2], 2), np.float32)
    spread = lambda name: _box_mean((first[name] - second[name]) ** 2 / 4, 2)
    floors = [spread("albedo") + 0.0009, spread("normal") * 0.36 + 0.004, np.full_like(depths[0], 0.0004)]
    floors = np.ascontiguousarray(np.concatenate(floors, 2), np.float32)
    result = np.empty_like(a)
    height, width, _ = a.shape
    pointer = lambda array: array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    ctypes.CDLL(library).nlm(
        *map(pointer, (a, b, variance, guides, floors)), width, height, guides.shape[2], 7, ctypes.c_float(0.8), ctypes.c_float(0.6), pointer(result)
    )
    return result * (np.maximum(albedo, 0) + 0.03)


def _graded(image, exposure):
    """Keeps colours as they are up to three quarters of white and rolls the rest off; darkens the corners a little."""
    height, width, _ = image.shape
    image = image * 2.0**exposure
    knee = 0.72
    over = np.maximum(image - knee, 0)
    image = np.minimum(image, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee)))
    y, x = np.mgrid[0:height, 0:width]
    corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5
    image *= (1 - 0.08 * corner**1.2)[..., None]
    grain = np.random.default_rng(0).standard_normal((height, width, 1)).astype(np.float32)
    return (image * (1 + 0.006 * grain)).astype(np.float32)


def take(path, width, height, samples, library, exposure=0.0):
    """Renders the scene to a PNG. `library` is the compiled denoiser."""
    begun = time.time()
    _settings(width, height, max(2, samples // 2), 0.0)
    with tempfile.TemporaryDirectory() as folder:
        first, second = (_passes(folder, seed) for seed in (17, 34))
    image = _graded(_denoise(first, second, library), exposure)
    picture = bpy.data.images.new("picture", width, height, alpha=False, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image
    picture.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.use_nodes = False
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = "RGB", "8"
    picture.save_render(path, scene=scene)
    print(f"TAKEN {os.path.basename(path)} {width}x{height} {samples} samples {time.time() - begun:.0f} s", flush=True)
