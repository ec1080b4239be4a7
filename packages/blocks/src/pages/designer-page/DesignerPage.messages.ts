export const en = {
  /** Above the name. */
  designer: 'Designer',
}

export type DesignerPageMessages = typeof en
