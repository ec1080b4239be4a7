export { FieldNote, fieldNotes, type FieldNoteProps } from './FieldNote.tsx'
export { labelOf, objectOf, type FieldEditors, type FindRecords, type ShapeRecord } from './fields.tsx'
export { exampleRecords, puckConfig, type PuckOptions } from './puck-config.tsx'
export { fromPuck, toPuck } from './values.ts'
