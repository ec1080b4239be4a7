import { readFile } from 'node:fs/promises'

/** Returns a Vite plugin. It adds props that react-docgen cannot read to `__docgenInfo`, where Storybook looks for props. */
export const addUnionProps = () => ({
  name: 'union-props',
  async transform(code: string, id: string) {
    if (!/\/[A-Z]\w*\.tsx$/.test(id) || !/^export type \w+Props = \w+ \|/m.test(await readFile(id, 'utf8'))) return
    // Loaded only here: TypeScript is large, and every start would wait for it.
    const { unionProps } = await import('./union-props.ts')
    const additions = [...unionProps(id)].map(
      ([name, props]) => `\n${name}.__docgenInfo = { ...${name}.__docgenInfo, props: ${JSON.stringify(props)} }`,
    )
    return { code: code + additions.join(''), map: null }
  },
})
