/** Aligns the text of the bar's last item with the page's edge; its padding extends beyond. */
export const outdent = { marginRight: -1.5 }
