export { default } from '../products/+view.ts'
