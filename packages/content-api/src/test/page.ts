/** The record of a page with a title and a text. */
export const page = (slug: string, title: string, html = title) => ({
  [`records/page/${slug}.json`]: {
    ctPageSlug: slug,
    ctPageMetadata: { og_title: title },
    ctPageBody: [{ type: 'cb_text', cbTextHtml: `<p>${html}</p>` }],
  },
})
