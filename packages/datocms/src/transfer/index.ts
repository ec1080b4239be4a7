export { exportProject } from './export.ts'
export { importFolder } from './import.ts'
