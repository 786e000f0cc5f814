/** Replaces control and formatting characters, which a terminal would execute. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()

/** Removes the control characters of a line, which a terminal would execute, but keeps tabs. */
export const withoutControls = (line: string): string => line.replaceAll(/[^\P{Cc}\t]/gu, '')
