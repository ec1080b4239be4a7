export { default } from '../content/+view.ts'
