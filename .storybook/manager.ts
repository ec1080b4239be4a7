import { addons } from 'storybook/manager-api'
import { dress } from './dress.ts'

addons.setConfig({ theme: dress })
