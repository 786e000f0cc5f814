/** Signs that mean something in Markdown, at the beginning of a line or anywhere, and addresses, which become links. */
const signs = /[*_`~#>[\\|]|https?:\/\/|www\.|^ {0,3}(?:[-+]|\d{1,3}[.)])[ \t]|^-{2,}[ \t]*$/m

/** Returns whether a text may contain Markdown. Others are shown without loading its parser. */
export const hasMarkdown = (text: string) => signs.test(text)
