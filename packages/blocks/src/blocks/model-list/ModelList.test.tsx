import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ModelList } from './ModelList.tsx'

const image = { src: '/s.webp', srcset: '/s.webp 350w, /s2.webp 700w', alt: 'A small dome', width: 350, height: 350 }
const model = { id: 's', title: 'Dome S', description: 'For one chair.', image }

it('shows title, description and picture of each model (BLK-model_list-02)', () => {
  const html = renderToStaticMarkup(<ModelList title="Sizes" models={[model, { ...model, id: 'm', title: 'Dome M' }]} />)
  expect(html.match(/<h3/g)).toHaveLength(2)
  expect(html).toMatch(/<h3[^>]*><span[^>]*>Dome M<\/span><\/h3><p[^>]*>For one chair\.<\/p>/)
  expect(html).toContain('alt="A small dome"')
})

it('shows the picture 350 px wide, 700 for dense screens (BLK-model_list-03)', () => {
  expect(renderToStaticMarkup(<ModelList models={[model]} />)).toContain('sizes="350px" srcSet="/s.webp 350w, /s2.webp 700w"')
})

it('leaves out what a model does not have', () => {
  const html = renderToStaticMarkup(<ModelList models={[{ id: 's', title: 'Dome S', color: '#a9cde6' }]} />)
  expect(html).not.toMatch(/<p[ >]|<img/)
})

it('says that a picture follows where a model has neither picture nor colour (BLK-model_list-07)', () => {
  const without = { id: 's', title: 'Dome S' }
  const html = renderToStaticMarkup(<ModelList models={[without, model]} messages={{ noPicture: 'Soon' }} />)
  expect(html.match(/<p[^>]*data-part="model-list-none">Soon<\/p>/g)).toHaveLength(1)
})

it('shows the colour of a model in place of its picture (BLK-model_list-06)', () => {
  const html = renderToStaticMarkup(<ModelList models={[{ id: 's', title: 'Sky', color: '#a9cde6' }]} />)
  expect(html).toContain('style="background-color:#a9cde6"')
})

it('can be reached by its name', () => {
  expect(renderToStaticMarkup(<ModelList models={[model]} id="models" />)).toContain('id="models"')
})

it('renders nothing without models', () => {
  expect(renderToStaticMarkup(<ModelList title="Sizes" models={[]} />)).toBe('')
})
