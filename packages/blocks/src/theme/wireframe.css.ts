import { createBrandTheme } from './create-brand-theme.ts'
import { wireframe } from './wireframe.ts'

createBrandTheme('wireframe', wireframe)
