import { Tabs } from '@brand/blocks/tabs'
import { rooms } from '../arabic-content.ts'

/** An island: its contents are React nodes, which an Astro page cannot pass. */
export const Rooms = () => <Tabs label="الغرف" tabs={rooms.map(({ text, ...tab }) => ({ ...tab, content: <p>{text}</p> }))} />
