export { listView as default } from '../products/list-view.ts'
