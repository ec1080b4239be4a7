export const en = {
  /** Read out after the text of a link that opens in a new tab. */
  newTab: 'opens in a new tab',
  /** Name of a table's scrolling frame when the table has no caption. */
  table: 'Table',
}

export const nl: typeof en = { newTab: 'opent in een nieuw tabblad', table: 'Tabel' }
export const de: typeof en = { newTab: 'öffnet in einem neuen Tab', table: 'Tabelle' }
export const fr: typeof en = { newTab: 's’ouvre dans un nouvel onglet', table: 'Tableau' }
export const it: typeof en = { newTab: 'si apre in una nuova scheda', table: 'Tabella' }

export type ElementMessages = typeof en
