/** Where the chosen mode is kept: `light`, `dark` or `system`. */
export const modeStorageKey = 'bucketeer-color-mode'

/** The attribute of `<html>` that says which mode is shown. */
export const modeAttribute = 'data-mode'

const setMode = `var m;try{m=localStorage.getItem('${modeStorageKey}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('${modeAttribute}',m)`

/**
 * Inline script for the head of index.html: sets the mode before the first paint, so that nobody sees the wrong one
 * flash. It repeats in one line what `useColorMode` does later, hence both stand in this folder.
 */
export const colorModeScript = `(function(){${setMode}})()`
