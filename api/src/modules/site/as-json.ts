/** Serialises JSON for a script element: it cannot end the element or start a comment. */
export const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
