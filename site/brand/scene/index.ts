import css from './scene.css?inline'
import { Scene, SceneLead } from './Scene.tsx'

export const scene = { Scene, SceneLead, css }
