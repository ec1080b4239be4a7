/** Functions that alter a page as translators and password managers do. Both run in the page and see only their arguments. */

/** Puts each text into an element of its own, as translators of browsers do. */
export function translate(root: Node = document.body): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) if ((walk.currentNode as Text).data.trim()) texts.push(walk.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

/** Puts an element behind each field, as password managers do. */
export function markFields(root: ParentNode = document): void {
  for (const input of root.querySelectorAll('input')) input.after(document.createElement('div'))
}
