export { catalogueFacts, catalogueProblems } from './catalogue/index.ts'
export { languageProblems, readHouseStyle, textProblems, textsIn } from './language/index.ts'
export { contentProblems } from './content-problems.ts'
