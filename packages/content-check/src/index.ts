export { catalogueFacts, catalogueProblems } from './catalogue/index.ts'
export { languageProblems, readHouseStyle, textProblems, textsIn } from './language/index.ts'
