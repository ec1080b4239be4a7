export { productView as default } from '../product/view.ts'
