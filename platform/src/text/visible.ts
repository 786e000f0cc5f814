/** Matches a visible character: no space, no control character, nothing that renders as nothing. */
export const visible = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]'

const hasVisible = new RegExp(visible, 'u')

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => !hasVisible.test(text)
