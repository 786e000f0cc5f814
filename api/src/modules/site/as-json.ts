/** For a script element: nothing in it may look like the end of one, or like a comment's start. */
export const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
