export { ListPage as default } from '../products/ListPage.tsx'
