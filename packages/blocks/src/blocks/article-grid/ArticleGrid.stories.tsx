import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { articleGrid as contract } from './ArticleGrid.contract.ts'
import { fixtures } from './ArticleGrid.fixtures.ts'
import { ArticleGrid } from './ArticleGrid.tsx'

const meta = { title: 'Blocks/ArticleGrid', component: ArticleGrid, parameters: { contract } } satisfies Meta<typeof ArticleGrid>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
