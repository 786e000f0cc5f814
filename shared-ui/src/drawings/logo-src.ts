interface MarkColours {
  bucket: string
  /** The highlight on the bucket. */
  shine: string
  mountain: string
  snow: string
  sun: string
}

/** Draws the symbol, a mountain in a bucket, on 144 by 160 units. */
const mark = ({ bucket, shine, mountain, snow, sun }: MarkColours): string =>
  [
    `<circle cx="84" cy="54" r="25" fill="${sun}"/>`,
    `<path fill="none" stroke="${bucket}" stroke-width="8" stroke-linecap="round" d="M18 78C18 -6 126 -6 126 78"/>`,
    `<path fill="${mountain}" d="M26 86 55 47q6-8 12 0l14 19 6-8q5-6 10 0L118 86z"/>`,
    `<path fill="${snow}" d="M46 59l9-12q6-8 12 0l9 12-8 5-7-6-7 7z"/>`,
    `<path fill="${bucket}" d="M14 80h116q6 0 5 6l-16 58q-3 12-15 12H40q-12 0-15-12L9 86q-1-6 5-6z"/>`,
    `<path fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round" d="M28 110q11-11 22 0t22 0 22 0 22 0"/>`,
  ].join('')

/**
 * The product name as outlines on the logo's 600 by 160 units, because an image cannot load a web font. The font is
 * Fraunces by Undercase Type, weight 620, soft 60, under the SIL Open Font License 1.1, which permits outlines in logos.
 */
const wordmark = [
  'M222 103q0 6-6 11-6 4-17 4h-32q-1 0-2-1-1 0-1-2 0-2 2-3h2q2-1 2-1 1-1 1-3v-44q0-1-1-2 0-1-2-1l-2-1q-2-1-2-3 0-1 1-2 1 0 2 0h25q8 0 14 2 6 2 9 6 3 4 3 10 0 5-3 8-2 4-7 6-5 2-12 2l2-2q7 0 13 2 5 2 8 6 3 3 3 8zM193 91h-12v-5h11q4 0 7-1 2-2 4-4 1-3 1-7 0-4-1-8-2-3-5-4-4-2-9-2h-4v47q0 3 2 4 1 2 4 2h5q3 0 6-2 3-1 4-3 1-3 1-6 0-5-3-8-4-3-11-3z',
  'M259 112v-3-22q0-2-1-2 0-1-1-1h-2q-1-1-1-1-1-1-1-1 0-1 1-2 0-1 2-1l8-3q2-1 3-1 1 0 2 0 1 0 2 1 1 0 1 2v31q0 2 0 3 1 0 1 1h2q1 1 1 1 1 1 1 2 0 1-1 1-1 1-2 1h-9q-3 0-4-2-2-1-2-4zM231 106v-19q0-2-1-2 0-1-1-1h-2q-1-1-1-1-1-1-1-1 0-1 1-2 0-1 2-1l8-3q2-1 3-1 1 0 2 0 1 0 2 1 1 0 1 2v25q0 4 1 6 2 2 5 2 2 0 4-1 2-1 4-3l2-2 3 3-2 2q-6 5-10 7-4 2-8 2-5 0-9-4-3-3-3-9z',
  'M323 87q0 3-2 5-2 1-5 1-3 0-5-1-1-2-1-5v-1q0-3-2-4-2-2-5-2-2 0-4 2-3 1-4 4-1 3-1 7 0 6 2 9 2 4 5 6 3 2 7 2 4 0 7-2 2-1 4-4 1-1 1-1 1 0 2 0 0 0 1 0 0 1 0 2 0 4-3 7-2 3-6 5-5 2-10 2-6 0-11-3-5-2-8-7-3-5-3-11 0-7 3-12 3-5 8-8 5-4 12-4 5 0 9 2 4 2 7 5 2 3 2 6z',
  'M331 118q-1 0-2-1-1 0-1-1 0-1 1-2 0 0 1-1h2q1-1 1-1 0-1 0-3v-47q0-1 0-2 0 0-1 0h-2q-1-1-2-1 0-1 0-2 0-1 1-1 0-1 1-1l9-3q1-1 3-1 1-1 2-1 1 0 2 1 0 1 0 3v55q0 2 1 3 0 1 1 1h2q1 1 1 3 0 2-3 2zM342 99l18-15q1-1 1-2 0-1-1-1l-2-1q-1 0-1-1 0 0 0-1 0-1 0-2 1 0 3 0h15q1 0 2 0 1 1 1 2 0 1-1 2-1 0-3 1-2 0-3 1-2 1-5 3l-22 18zM358 87l16 23q1 1 2 2 0 0 2 1 1 1 1 1 1 1 1 2 0 1-1 1-1 1-2 1h-18q-1 0-1-1-1 0-1-1 0-1 0-2 1 0 1 0l2-1q1 0 1-1 0-1-1-3l-10-14z',
  'M424 91q0 3-1 4-2 2-5 2h-27v-4h18q2 0 2-3 0-5-2-7-2-3-5-3-3 0-5 2-2 1-3 4-1 3-1 7 0 9 4 13 3 4 10 4 4 0 7-2 3-1 4-4 1-1 2-1 0 0 1 0 0 0 1 0 0 1 0 2 0 4-2 7-3 3-7 5-4 2-10 2-7 0-12-3-5-2-7-7-3-5-3-12 0-6 2-11 3-6 8-9 5-3 12-3 6 0 10 3 5 2 7 6 2 3 2 8z',
  'M432 81l-2-1q-1 0-1-1-1 0-1-1 0-1 1-2 1 0 2 0h2q1 0 2-1 1 0 2-2l4-6q0-1 2-2 1 0 2 0 1 0 2 0 0 1 0 2v37q0 3 1 5 2 2 4 2 1 0 2-1 1-1 2-1 0-1 1-2 1 0 1 0 1 0 1 0 1 1 1 2 0 3-2 5-2 2-5 4-3 1-6 1-6 0-10-3-3-3-3-9v-23q0-1 0-2-1-1-2-1zM442 81v-5h15q1 0 2 0 1 1 1 2 0 1-2 2-1 1-4 1z',
  'M506 91q0 3-2 4-1 2-4 2h-27v-4h17q3 0 3-3 0-5-2-7-2-3-6-3-2 0-4 2-2 1-4 4-1 3-1 7 0 9 4 13 4 4 11 4 4 0 6-2 3-1 5-4 1-1 1-1 1 0 1 0 1 0 1 0 1 1 1 2 0 4-3 7-2 3-6 5-5 2-10 2-7 0-12-3-5-2-8-7-3-5-3-12 0-6 3-11 3-6 8-9 5-3 12-3 6 0 10 3 4 2 7 6 2 3 2 8z',
  'M553 91q0 3-2 4-1 2-4 2h-27v-4h17q3 0 3-3 0-5-2-7-2-3-6-3-2 0-4 2-2 1-4 4-1 3-1 7 0 9 4 13 4 4 11 4 4 0 6-2 3-1 5-4 1-1 1-1 1 0 1 0 1 0 1 0 1 1 1 2 0 4-3 7-2 3-6 5-5 2-10 2-7 0-12-3-5-2-8-7-3-5-3-12 0-6 3-11 3-6 8-9 5-3 12-3 6 0 10 3 4 2 7 6 2 3 2 8z',
  'M575 94q0-6 2-11 1-4 5-6 3-3 6-3 4 0 7 3 2 3 2 7 0 4-2 6-1 2-4 2-3 0-4-1-2-1-2-4v-2q0-1-1-2 0 0-1 0-2 0-3 1-2 1-3 4 0 2 0 6zM576 78l1 10v21q0 2 0 3 1 0 2 1h4q1 0 1 1 1 1 1 2 0 1-1 1-1 1-2 1h-20q-2 0-2-1-1 0-1-1 0-1 0-2 1 0 2-1h1q1-1 1-1 1-1 1-3v-22q0-2-1-2 0-1-1-1h-2q-1-1-1-1-1-1-1-1 0-1 1-2 0-1 2-1l8-3q2-1 3-1 1 0 2 0 1 0 1 0 1 1 1 3z',
].join('')

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

/** Returns the logo as SVG text, 150 by 40 pixels. */
export const logoSvg = (colours: LogoColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 160" width="150" height="40">${mark(colours)}<path fill="${colours.word}" d="${wordmark}"/></svg>`

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The `src` of the logo by mode, as a data URL: the content policy must allow `data:` for images. */
export const logoSrc = { light: dataUrl(logoSvg(light)), dark: dataUrl(logoSvg(dark)) }
