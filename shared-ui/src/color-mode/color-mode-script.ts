import { dark, light } from '../theme/tokens'

/** Where the chosen mode is kept: `light`, `dark` or `system`. */
export const modeStorageKey = 'bucketeer-color-mode'

/** The attribute of `<html>` that says which mode is shown. */
export const modeAttribute = 'data-mode'

const setMode = `var m;try{m=localStorage.getItem('${modeStorageKey}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('${modeAttribute}',m)`

// A constructed style sheet, since a content security policy may forbid a script to write a <style>.
const ground = `html{background:${light.ground}}html[${modeAttribute}=dark]{background:${dark.ground};color-scheme:dark}`
const paintGround = `try{var s=new CSSStyleSheet();s.replaceSync('${ground}');document.adoptedStyleSheets=[s]}catch(e){}`

/**
 * Inline script for the head of index.html: sets the mode and its ground before the first paint, so that nobody sees
 * the wrong one flash. It repeats in one line what `useColorMode` does later, hence both stand in this folder.
 */
export const colorModeScript = `(function(){${setMode};${paintGround}})()`
