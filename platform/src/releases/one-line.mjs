/**
 * Replaces line breaks and other control characters, which a terminal obeys, by spaces.
 * @template {string | undefined} T
 * @param {T} text
 * @returns {T}
 */
export const oneLine = (text) => /** @type {T} */ (text?.replaceAll(/\p{Cc}+/gu, ' ').trim())
