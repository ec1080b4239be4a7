export { default } from '../products/+Page.tsx'
