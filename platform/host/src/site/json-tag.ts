/** Data for the page's scripts. A `<` is escaped, so that nothing ends the element or begins a comment. */
export const jsonTag = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
