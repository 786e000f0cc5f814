/** The local storage key of the chosen mode: `light`, `dark` or `system`. */
export const modeStorageKey = 'bucketeer-color-mode'

/** The attribute of `<html>` that holds the shown mode. */
export const modeAttribute = 'data-mode'
