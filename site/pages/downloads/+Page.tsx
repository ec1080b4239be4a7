export { PageBody as default } from '../PageBody.tsx'
