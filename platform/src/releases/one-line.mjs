/**
 * Replaces line breaks and other control characters by spaces, because a terminal would execute them.
 * @template {string | undefined} T
 * @param {T} text
 * @returns {T}
 */
export const oneLine = (text) => /** @type {T} */ (text?.replaceAll(/\p{Cc}+/gu, ' ').trim())
