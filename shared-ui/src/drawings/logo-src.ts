import { mark, type MarkColours } from './mark'
import { wordmark } from './wordmark'

type LogoColours = MarkColours & { word: string }

const light: LogoColours = {
  bucket: '#0f6e6e',
  shine: '#8fd3c8',
  mountain: '#1b2430',
  snow: '#faf6ef',
  sun: '#e8622c',
  word: '#1b2430',
}
const dark: LogoColours = {
  bucket: '#5cc8c0',
  shine: '#0e4a52',
  mountain: '#f2ede4',
  snow: '#ff8a5c',
  sun: '#ffb26b',
  word: '#f2ede4',
}
export const logoColours = { light, dark }

/** The logo as SVG text, 150 by 40 pixels; the word is drawn as outlines. */
export const logoSvg = (colours: LogoColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 160" width="150" height="40">${mark(colours)}<path fill="${colours.word}" d="${wordmark}"/></svg>`

const asSource = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** For `<img width="150" height="40">`; the page's policy must allow `data:` for images. */
export const logoSrc = { light: asSource(logoSvg(light)), dark: asSource(logoSvg(dark)) }
