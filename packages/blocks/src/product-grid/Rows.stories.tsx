import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RowTemplate } from './patterns.ts'
import { TemplateDiagram } from './PatternDiagram.fixture.tsx'

/** The kinds of row that patterns consist of, one by one: the place of each tile, and the cell that stays empty. */
const meta = { title: 'Product grid/Rows' } satisfies Meta
export default meta

const row = (template: RowTemplate): StoryObj => ({ render: () => <TemplateDiagram template={template} /> })

export const Large1 = row('large-1')
export const Large2 = row('large-2')
export const Large3 = row('large-3')
export const Large4 = row('large-4')
export const Large5 = row('large-5')
export const Large6 = row('large-6')
export const Small1 = row('small-1')
export const Small2 = row('small-2')
export const Small3 = row('small-3')
