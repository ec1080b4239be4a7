import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'

export default { extends: vikeReact, title: 'consumer-vike', lang: 'en', favicon: 'data:,' } satisfies Config
