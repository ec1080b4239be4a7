export { ProductPage as default } from '../product/ProductPage.tsx'
